import Domain
import Gather
import Navigation

/// Shows the match, and reports what came of it.
@MainActor final class CompactGatherCoordinator: Coordinator {
    private let match: Match
    private let dependencies: CompactGatherDependencies
    unowned let navigator: Navigator
    private weak var navigation: (any GatherNavigation)?
    private var result = FlowResult<FinishedMatch>.cancelled

    init(
        _ match: Match,
        _ dependencies: CompactGatherDependencies,
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
        let presenter = CompactGatherPresenter(match, dependencies, work: work, steps: self)
        let screen = CompactGatherScreen(presenter: presenter, work: work)
        presenter.view = screen
        try show(screen, at: GatherRoute())
        presenter.start()
    }

    func didLeave() {
        navigation?.gatherDidEnd(with: result)
    }
}

extension CompactGatherCoordinator: CompactGatherPresenterDelegate {
    func didEnd(_ match: FinishedMatch) {
        result = .finished(match)
        leave()
    }
}
