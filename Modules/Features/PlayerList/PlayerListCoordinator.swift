import Domain
import Navigation
import TerminalUI

/// The coordinator of the player list.
@MainActor final class PlayerListCoordinator: PlayerListCoordinating {
    private let contributions: [PlayerListContribution]
    @WeakNavigator var navigator: Navigator
    private let makePresenter: @MainActor (WorkScope) -> PlayerListPresenter
    // The navigation tree holds the screen, and the screen holds the presenter. Weak references
    // release both when the screen leaves, even if the coordinator is still referenced.
    private weak var screen: PageScreen?
    private weak var presenter: PlayerListPresenter?

    init(
        _ contributions: [PlayerListContribution], navigator: Navigator,
        makePresenter: @escaping @MainActor (WorkScope) -> PlayerListPresenter
    ) {
        self.contributions = contributions
        self.navigator = navigator
        self.makePresenter = makePresenter
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = makePresenter(work)
        let screen = PageScreen(of: presenter, work: work) { [contributions] in
            PlayerListView(state: $0, presenter: presenter, contributions: contributions).page
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
