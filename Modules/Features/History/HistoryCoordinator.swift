import Navigation
import TerminalUI

/// The coordinator of the list of finished gathers.
@MainActor final class HistoryCoordinator: HistoryCoordinating {
    @WeakNavigator var navigator: Navigator
    private let makePresenter: @MainActor (WorkScope) -> HistoryPresenter
    private weak var presenter: HistoryPresenter?

    init(
        navigator: Navigator, makePresenter: @escaping @MainActor (WorkScope) -> HistoryPresenter
    ) {
        self.navigator = navigator
        self.makePresenter = makePresenter
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = makePresenter(work)
        let screen = PageScreen(of: presenter, work: work) {
            HistoryView(state: $0, presenter: presenter).page
        }
        try show(screen, at: HistoryRoute())
        self.presenter = presenter
    }

    func focus(_ month: HistoryMonthRoute) {
        presenter?.load(focusing: month)
    }
}
