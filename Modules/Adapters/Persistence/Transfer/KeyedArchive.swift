import Domain

/// An archive with the keys of its players, which are made before the database is locked.
struct KeyedArchive: Sendable {
    struct KeyedPlayer: Sendable {
        let player: Player
        let searchKey: String
        let identityKey: String
    }

    let players: [KeyedPlayer]
    let matches: [FinishedMatch]

    init(_ archive: AccountArchive, _ folding: any TextFolding) {
        players = archive.players.map { player in
            KeyedPlayer(
                player: player, searchKey: folding.searchKey(player.name.text),
                identityKey: folding.identityKey(player.name.text))
        }
        matches = archive.matches
    }
}
