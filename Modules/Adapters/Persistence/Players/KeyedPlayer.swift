import Domain

/// A player with the keys of the name.
struct KeyedPlayer: Sendable {
    var player: Player
    let searchKey: String
    let identityKey: String

    init(_ player: Player, _ folding: any TextFolding) {
        self.player = player
        searchKey = folding.searchKey(player.name.text)
        identityKey = folding.identityKey(player.name.text)
    }
}
