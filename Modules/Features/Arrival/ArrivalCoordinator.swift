import Domain
import Navigation
import TerminalUI

/// The coordinator of the list of players who can be added to a match. The list leaves with the
/// choice.
@MainActor final class ArrivalCoordinator: ResultCoordinator {
    /// A function that creates the presenter with its work and with the action of a choice.
    typealias MakePresenter =
        @MainActor (WorkScope, @escaping @MainActor (LineUpEntry) -> Void) -> ArrivalPresenter

    @WeakNavigator var navigator: Navigator
    var result = FlowResult<LineUpEntry>.cancelled
    private let makePresenter: MakePresenter

    init(navigator: Navigator, makePresenter: @escaping MakePresenter) {
        self.navigator = navigator
        self.makePresenter = makePresenter
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = makePresenter(work) { [weak self] entry in
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
