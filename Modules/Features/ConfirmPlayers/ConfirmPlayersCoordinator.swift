import Domain
import Navigation

/// The coordinator of the line-up screen.
@MainActor final class ConfirmPlayersCoordinator: Coordinator {
    private let players: [Player]
    private let dependencies: ConfirmPlayersDependencies
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any ConfirmPlayersNavigation)?

    init(
        _ players: [Player],
        _ dependencies: ConfirmPlayersDependencies,
        navigator: Navigator,
        navigation: any ConfirmPlayersNavigation
    ) {
        self.players = players
        self.dependencies = dependencies
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = ConfirmPlayersPresenter(
            players, dependencies, work: work, navigation: navigation)
        let screen = ConfirmPlayersScreen(presenter: presenter, work: work)
        presenter.view = screen
        try show(screen, at: ConfirmPlayersRoute(players.map(\.id)))
    }
}
