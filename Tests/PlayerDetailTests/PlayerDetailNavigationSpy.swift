import Domain
import PlayerDetail

/// A navigation that records the selected fields with their players.
@MainActor final class PlayerDetailNavigationSpy: PlayerDetailNavigation {
    private(set) var selected: [PlayerField] = []
    private(set) var players: [Player] = []
    var playerDetailSelectionUnavailableReason: String?

    func playerDetailDidSelect(_ field: PlayerField, of player: Player) {
        selected.append(field)
        players.append(player)
    }
}
