import Domain
import FootballUI
import Navigation
import TerminalUI

/// The coordinator of a finished gather: starts its screen, and the values of a goal.
@MainActor final class GatherDetailCoordinator: Coordinator {
    private let id: Match.ID
    private let makePresenter: @MainActor (WorkScope) -> GatherDetailPresenter
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any GatherDetailNavigation)?
    private weak var presenter: GatherDetailPresenter?
    private weak var screen: PageScreen?

    init(
        _ id: Match.ID, navigator: Navigator, navigation: any GatherDetailNavigation,
        makePresenter: @escaping @MainActor (WorkScope) -> GatherDetailPresenter
    ) {
        self.id = id
        self.makePresenter = makePresenter
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = makePresenter(work)
        let screen = PageScreen(of: presenter, work: work) { [weak self] state in
            GatherDetailView(state: state, presenter: presenter) { self?.share($0) }.page
        }
        presenter.delegate = self
        self.presenter = presenter
        self.screen = screen
        try show(screen, at: GatherDetailRoute(id))
    }

    private func didCorrect(_ value: Goal?, for goal: TimelineEntry) {
        guard let screen else { return }
        navigator.attempt { try navigator.pop(to: screen) }
        presenter?.didCorrect(goal.id, value)
    }
}

extension GatherDetailCoordinator: GatherDetailPresenterDelegate {
    func didRequestCorrection(of goal: TimelineEntry, in match: MatchState) {
        let view = GatherDetailGoalView(entry: goal, match: match) { [weak self] value in
            self?.didCorrect(value, for: goal)
        }
        let screen = PageScreen(work: navigator.makeWork()) { view.page }
        navigator.attempt { try show(screen) }
    }

    func didRequestPlayer(for match: MatchState) {
        navigation?.gatherDetailDidRequestPlayer(for: match, by: self)
    }

    func didReopen(_ match: Match) {
        let navigation = navigation
        // In one transaction, because the work of a screen that has left makes no further change.
        navigator.attempt {
            try navigator.transaction { () throws(NavigationError) in
                try navigator.leave(self)
                try navigation?.gatherDetailDidReopen(match)
            }
        }
    }
}

extension GatherDetailCoordinator: GatherDetailCoordinating {
    func add(_ entry: LineUpEntry) {
        presenter?.didAdd(entry)
    }
}
