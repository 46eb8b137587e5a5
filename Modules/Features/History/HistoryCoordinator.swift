import Navigation
import TerminalUI

/// The coordinator of the list of finished gathers.
@MainActor final class HistoryCoordinator: HistoryCoordinating {
    private let dependencies: HistoryDependencies
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any HistoryNavigation)?
    private weak var presenter: HistoryPresenter?

    init(
        _ dependencies: HistoryDependencies, navigator: Navigator,
        navigation: any HistoryNavigation
    ) {
        self.dependencies = dependencies
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = HistoryPresenter(dependencies, work: work, navigation: navigation)
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
