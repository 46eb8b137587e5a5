package import Domain
package import Records

/// The rank of a player, which decides who plays when more people come than there are places.
package struct AttendanceRank: Record {
    /// The identifier, which never changes.
    package var id: RecordID<Self>
    /// The player.
    var player: PlayerID
    /// The rank.
    var rank: Rank

    /// Creates a rank with a new identifier.
    init(of player: PlayerID, _ rank: Rank) {
        self.init(id: RecordID(), player: player, rank: rank)
    }

    private init(id: RecordID<Self>, player: PlayerID, rank: Rank) {
        self.id = id
        self.player = player
        self.rank = rank
    }

    /// The fields. Stored data contains the names, so they never change.
    package static let kind = Kind(
        "attendanceRank", AttendanceRank.init(id:player:rank:),
        Field("player", \.player) { _ in PlayerID(0) }, Field("rank", \.rank) { _ in .regular })
}
