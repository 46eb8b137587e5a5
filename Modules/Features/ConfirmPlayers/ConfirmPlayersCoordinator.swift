import Domain
import FootballUI
import Navigation
import TerminalUI

/// A page of the feature above the line-up screen.
enum ConfirmPlayersPage {
    /// The fairness of the teams.
    case fairness
    /// The rules for one member.
    case rules(of: MatchDraft.Member)
    /// The teams as a text for others.
    case sharedTeams
}

/// The coordinator of the line-up screen and of the pages about fair teams, which show the state of
/// the same presenter.
@MainActor final class ConfirmPlayersCoordinator: Coordinator {
    typealias MakePresenter = @MainActor (WorkScope) -> ConfirmPlayersPresenter

    @WeakNavigator var navigator: Navigator
    private let route: ConfirmPlayersRoute?
    private let makePresenter: MakePresenter
    private weak var openPage: PageScreen?

    init(
        at route: ConfirmPlayersRoute?, navigator: Navigator, makePresenter: @escaping MakePresenter
    ) {
        self.route = route
        self.navigator = navigator
        self.makePresenter = makePresenter
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = makePresenter(work)
        let screen = PageScreen(of: presenter, work: work) { [weak self] state in
            ConfirmPlayersView(state: state, presenter: presenter) { page in
                self?.open(page, presenter)
            }.page
        }
        let didChange = presenter.stateDidChange
        presenter.stateDidChange = { [weak self] in
            didChange?()
            self?.openPage?.setNeedsDisplay()
        }
        try show(screen, at: route)
    }

    private func open(_ page: ConfirmPlayersPage, _ presenter: ConfirmPlayersPresenter) {
        switch page {
        case .fairness:
            show { FairTeamsView(state: presenter.state, presenter: presenter).page }
        case .rules(let member):
            show {
                PlayerRulesView(member: member, state: presenter.state, presenter: presenter).page
            }
        case .sharedTeams: share(presenter.didShare(), fullText: presenter.state.fullText)
        }
    }

    private func show(_ page: @escaping @MainActor () -> Page) {
        let screen = PageScreen(work: navigator.makeWork(), page)
        openPage = screen
        navigator.attempt { try show(screen) }
    }
}
