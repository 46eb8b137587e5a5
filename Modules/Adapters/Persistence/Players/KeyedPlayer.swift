import Domain

/// A player with the keys of the name.
struct KeyedPlayer: Sendable {
    var player: Player
    let nameKey: String
    let identityKey: String

    init(_ player: Player, _ folding: any TextFolding) {
        self.player = player
        nameKey = folding.nameKey(player.name.text)
        identityKey = folding.identityKey(player.name.text)
    }
}
