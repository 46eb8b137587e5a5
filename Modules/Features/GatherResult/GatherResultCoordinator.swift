import FootballUI
import Navigation
import TerminalUI

/// The coordinator of the result screen.
@MainActor final class GatherResultCoordinator: Coordinator {
    /// A function that creates the presenter with its work and with the action of the return to the
    /// squad.
    typealias MakePresenter =
        @MainActor (WorkScope, @escaping @MainActor () -> Void) -> GatherResultPresenter

    @WeakNavigator var navigator: Navigator
    private let makePresenter: MakePresenter

    init(navigator: Navigator, makePresenter: @escaping MakePresenter) {
        self.navigator = navigator
        self.makePresenter = makePresenter
    }

    /// Shows the screen without a route, because a new session begins with the squad.
    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = makePresenter(work) { [weak self] in self?.leave() }
        let screen = PageScreen(of: presenter, work: work) { [weak self] state in
            GatherResultView(state: state, presenter: presenter) { self?.share($0) }.page
        }
        try show(screen)
    }
}
