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
        let presenter = PlayerDetailPresenter(player, navigation: navigation)
        let screen = PlayerDetailScreen(presenter: presenter, work: navigator.makeWork())
        presenter.view = screen
        self.presenter = presenter
        try show(screen, at: PlayerDetailRoute(player.id))
    }

    func show(_ player: Player) {
        presenter?.show(player)
    }
}
