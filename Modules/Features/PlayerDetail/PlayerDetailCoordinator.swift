import Domain
import Navigation

/// Shows one player and reports which field was chosen.
@MainActor final class PlayerDetailCoordinator: PlayerDetailCoordinating {
    private let player: Player
    unowned let navigator: Navigator
    private weak var navigation: (any PlayerDetailNavigation)?
    /// The screen holds it.
    private weak var presenter: PlayerDetailPresenter?

    init(_ player: Player, navigator: Navigator, navigation: any PlayerDetailNavigation) {
        self.player = player
        self.navigator = navigator
        self.navigation = navigation
    }

    func start() throws(NavigationError) {
        let presenter = PlayerDetailPresenter(player, steps: self)
        let screen = PlayerDetailScreen(presenter: presenter, work: navigator.makeWork())
        presenter.view = screen
        self.presenter = presenter
        try show(screen, at: PlayerDetailRoute(player.id))
    }

    func show(_ player: Player) {
        presenter?.show(player)
    }
}

extension PlayerDetailCoordinator: PlayerDetailPresenterDelegate {
    func didSelect(_ field: PlayerField, of player: Player) {
        navigation?.playerDetailDidSelect(field, of: player)
    }

    func obstacleToSelection() -> String? {
        navigation?.playerDetailUnavailableReasonForSelection()
    }
}
