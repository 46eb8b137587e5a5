import Domain
import Navigation

/// The coordinator of the form for a new player.
@MainActor final class PlayerAddCoordinator: Coordinator {
    private let dependencies: PlayerAddDependencies
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any PlayerAddNavigation)?
    private var result = FlowResult<Player>.cancelled

    init(
        _ dependencies: PlayerAddDependencies,
        navigator: Navigator,
        navigation: any PlayerAddNavigation
    ) {
        self.dependencies = dependencies
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = PlayerAddPresenter(
            players: dependencies.players, work: work, delegate: self)
        let screen = PlayerAddScreen(presenter: presenter, work: work)
        presenter.view = screen
        try show(screen, at: PlayerAddRoute())
    }

    func didLeave() {
        navigation?.playerAddDidLeave(with: result)
    }
}

extension PlayerAddCoordinator: PlayerAddPresenterDelegate {
    func didAdd(_ player: Player) {
        result = .finished(player)
        leave()
    }
}
