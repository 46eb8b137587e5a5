import Domain
import Navigation
import TerminalUI

/// The coordinator of the result screen.
@MainActor final class GatherResultCoordinator: Coordinator {
    private let match: Match
    private let dependencies: GatherResultDependencies
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any GatherResultNavigation)?

    init(
        _ match: Match,
        _ dependencies: GatherResultDependencies,
        navigator: Navigator,
        navigation: any GatherResultNavigation
    ) {
        self.match = match
        self.dependencies = dependencies
        self.navigator = navigator
        self.navigation = navigation
    }

    /// Shows the screen without a route, because a new session begins with the squad.
    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = GatherResultPresenter(
            match, dependencies, work: work, navigation: navigation)
        let screen = PageScreen(of: presenter, work: work) {
            GatherResultView(state: $0, presenter: presenter).page
        }
        presenter.delegate = self
        try show(screen)
    }
}

extension GatherResultCoordinator: GatherResultPresenterDelegate {
    func didFinish() {
        leave()
    }
}
