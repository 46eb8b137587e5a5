import FootballUI
import Navigation
import TerminalUI

/// A page of the feature above the page with three teams.
enum ThreeTeamsPage {
    /// The fairness of the teams.
    case fairness
    /// The teams as a text for others.
    case sharedTeams
}

/// The coordinator of the page with three teams, of their explanation, and of the text about them.
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
                    self?.open($0, presenter)
                }.page
            })
    }

    private func open(_ page: ThreeTeamsPage, _ presenter: ThreeTeamsPresenter) {
        switch page {
        case .fairness:
            let work = navigator.makeWork()
            let fairness = FairnessPresenter(presenter, work: work)
            let screen = PageScreen(of: fairness, work: work) {
                FairnessView(state: $0, presenter: fairness).page
            }
            navigator.attempt { try show(screen) }
        case .sharedTeams:
            share(presenter.didShare(), fullText: presenter.state.fullText)
        }
    }
}
