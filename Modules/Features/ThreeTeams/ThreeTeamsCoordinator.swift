import FootballUI
import Navigation
import TerminalUI

/// The coordinator of the page with three teams, and of the text about them.
@MainActor final class ThreeTeamsCoordinator: Coordinator {
    @WeakNavigator var navigator: Navigator
    private let makePresenter: @MainActor (WorkScope) -> ThreeTeamsPresenter

    init(
        on navigator: Navigator,
        makePresenter: @escaping @MainActor (WorkScope) -> ThreeTeamsPresenter
    ) {
        self.navigator = navigator
        self.makePresenter = makePresenter
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = makePresenter(work)
        try show(
            PageScreen(of: presenter, work: work) { [weak self] state in
                ThreeTeamsView(state: state, presenter: presenter) {
                    self?.share(presenter.didShare(), whole: state.wholeText)
                }.page
            })
    }
}
