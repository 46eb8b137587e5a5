import Domain
import Navigation
import TerminalUI

/// The coordinator of the player screen.
@MainActor final class PlayerDetailCoordinator: PlayerDetailCoordinating {
    private let player: Player
    private let dependencies: PlayerDetailDependencies
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any PlayerDetailNavigation)?
    /// The presenter, which the screen holds.
    private weak var presenter: PlayerDetailPresenter?

    init(
        _ player: Player, _ dependencies: PlayerDetailDependencies, navigator: Navigator,
        navigation: any PlayerDetailNavigation
    ) {
        self.player = player
        self.dependencies = dependencies
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = PlayerDetailPresenter(
            player, dependencies, work: work, navigation: navigation)
        let screen = PageScreen(of: presenter, work: work) {
            PlayerDetailView(state: $0, presenter: presenter).page
        }
        self.presenter = presenter
        try show(screen, at: PlayerDetailRoute(playerID: player.id))
    }

    func show(_ player: Player) {
        presenter?.show(player)
    }
}
