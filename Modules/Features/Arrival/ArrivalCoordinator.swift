import Domain
import Navigation
import TerminalUI

/// The coordinator of the list of players who can be added to a match. The list leaves with the
/// choice.
@MainActor final class ArrivalCoordinator: ResultCoordinator {
    @WeakNavigator var navigator: Navigator
    var result = FlowResult<LineUpEntry>.cancelled
    private let match: MatchState
    private let dependencies: ArrivalDependencies

    init(_ match: MatchState, _ dependencies: ArrivalDependencies, navigator: Navigator) {
        self.match = match
        self.dependencies = dependencies
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = ArrivalPresenter(match, dependencies, work: work) { [weak self] entry in
            self?.result = .finished(entry)
            self?.leave()
        }
        let screen = PageScreen(of: presenter, work: work) {
            ArrivalView(state: $0, presenter: presenter).page
        }
        try show(screen)
        presenter.load()
    }
}
