import Domain
import Navigation

/// Shows the match and the form for its time, and reports what came of it.
@MainActor final class GatherCoordinator: Coordinator {
    private let match: Match
    private let dependencies: GatherDependencies
    unowned let navigator: Navigator
    private weak var navigation: (any GatherNavigation)?
    private weak var presenter: GatherPresenter?
    private weak var screen: GatherScreen?
    private var result = FlowResult<FinishedMatch>.cancelled

    init(
        _ match: Match,
        _ dependencies: GatherDependencies,
        navigator: Navigator,
        navigation: any GatherNavigation
    ) {
        self.match = match
        self.dependencies = dependencies
        self.navigator = navigator
        self.navigation = navigation
    }

    func start() throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = GatherPresenter(match, dependencies, work: work, steps: self)
        let screen = GatherScreen(presenter: presenter, work: work)
        presenter.view = screen
        self.presenter = presenter
        self.screen = screen
        try show(screen, at: GatherRoute())
        presenter.start()
    }

    func didLeave() {
        navigation?.gatherDidEnd(with: result)
    }
}

extension GatherCoordinator: GatherPresenterDelegate {
    func didEnd(_ match: FinishedMatch) {
        result = .finished(match)
        leave()
    }

    func didRequestTime(_ duration: Duration) {
        let work = navigator.makeWork()
        let presenter = GatherTimePresenter(duration, steps: self)
        let form = GatherTimeScreen(presenter: presenter, work: work)
        presenter.view = form
        navigator.attempt(try show(form))
    }
}

extension GatherCoordinator: GatherTimePresenterDelegate {
    func didSetTime(minutes: Int, seconds: Int) {
        guard let screen else { return }
        navigator.attempt(try navigator.pop(to: screen))
        presenter?.didSetTime(minutes: minutes, seconds: seconds)
    }
}
