import Domain
import Navigation
import TerminalUI

/// The coordinator of the player list.
@MainActor final class PlayerListCoordinator: PlayerListCoordinating {
    private let dependencies: PlayerListDependencies
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any PlayerListNavigation)?
    // The navigation tree holds the screen, and the screen holds the presenter. Weak references
    // release both when the screen leaves, even if the coordinator is still referenced.
    private weak var screen: PageScreen?
    private weak var presenter: PlayerListPresenter?

    init(
        _ dependencies: PlayerListDependencies,
        navigator: Navigator,
        navigation: any PlayerListNavigation
    ) {
        self.dependencies = dependencies
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = PlayerListPresenter(dependencies, work: work, navigation: navigation)
        let screen = PageScreen(of: presenter, work: work) { [dependencies] in
            PlayerListView(
                state: $0, presenter: presenter, contributions: dependencies.contributions
            ).page
        }
        try show(screen, at: PlayerListRoute())
        self.presenter = presenter
        self.screen = screen
        presenter.reload()
    }

    func reload(focusing player: PlayerID?) {
        presenter?.reload(focusing: player)
    }

    func returnToList() {
        guard let screen, navigator.isShowing(screen) else { return }
        presenter?.returnToList()
        navigator.attempt { try navigator.pop(to: screen) }
    }
}
