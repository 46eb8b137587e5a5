import Domain
import Navigation
import TerminalUI

/// The coordinator of the player screen.
@MainActor final class PlayerDetailCoordinator: PlayerDetailCoordinating {
    private let id: PlayerID
    @WeakNavigator var navigator: Navigator
    private let makePresenter: @MainActor (WorkScope) -> PlayerDetailPresenter
    /// The presenter, which the screen holds.
    private weak var presenter: PlayerDetailPresenter?

    init(
        _ id: PlayerID, navigator: Navigator,
        makePresenter: @escaping @MainActor (WorkScope) -> PlayerDetailPresenter
    ) {
        self.id = id
        self.navigator = navigator
        self.makePresenter = makePresenter
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = makePresenter(work)
        let screen = PageScreen(of: presenter, work: work) {
            PlayerDetailView(state: $0, presenter: presenter).page
        }
        self.presenter = presenter
        try show(screen, at: PlayerDetailRoute(playerID: id))
    }

    func show(_ player: Player) {
        presenter?.show(player)
    }
}
