import Domain
import Navigation

/// The coordinator of the player screen.
@MainActor final class PlayerDetailCoordinator: PlayerDetailCoordinating {
    private let player: Player
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any PlayerDetailNavigation)?
    /// The presenter, which the screen holds.
    private weak var presenter: PlayerDetailPresenter?

    init(_ player: Player, navigator: Navigator, navigation: any PlayerDetailNavigation) {
        self.player = player
        self.navigator = navigator
        self.navigation = navigation
    }

    func start() throws(NavigationError) {
        let presenter = PlayerDetailPresenter(player, delegate: self)
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

    func unavailableReasonForSelection() -> String? {
        navigation?.playerDetailUnavailableReasonForSelection()
    }
}
