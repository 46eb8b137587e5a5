import Domain

/// A player with the keys of the name, which are made before the database is locked.
struct KeyedPlayer: Sendable {
    let player: Player
    let searchKey: String
    let identityKey: String

    init(_ player: Player, _ folding: any TextFolding) {
        self.player = player
        searchKey = folding.searchKey(player.name.text)
        identityKey = folding.identityKey(player.name.text)
    }
}

/// An archive with the keys of its players.
struct KeyedArchive: Sendable {
    let players: [KeyedPlayer]
    let matches: [Match]
    let records: [ArchivedRecord]

    init(_ archive: AccountArchive, _ folding: any TextFolding) {
        players = archive.players.map { KeyedPlayer($0, folding) }
        matches = archive.matches
        records = archive.records
    }
}
