import FairTeams
import Navigation

/// The presenter of the page that explains the teams of another page.
@MainActor final class FairnessPresenter: Presenter {
    /// The state of the page.
    struct State: Equatable {
        /// The teams that are explained.
        var teams: ThreeTeamsState
        /// The explanation; nil while it is made, and for teams of which one is empty.
        var explanation: ThreeTeamExplanation?
        var isLoading = true
    }

    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: State {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let presenter: ThreeTeamsPresenter
    private let work: WorkScope

    /// - Parameter presenter: The presenter of the page with the teams.
    init(_ presenter: ThreeTeamsPresenter, work: WorkScope) {
        self.presenter = presenter
        self.work = work
        state = State(teams: presenter.state)
    }

    func didAppear() { load() }

    /// Exchanges two players. The search of the other page can have found other teams, which are
    /// explained first.
    func didSwap(_ swap: ThreeTeamSwap) {
        guard !state.isLoading else { return }
        if presenter.state.teams == state.teams.teams {
            presenter.didSwap(swap.first, swap.second)
        }
        load()
    }

    private func load() {
        state = State(teams: presenter.state)
        work.enqueue { [weak self, presenter] in
            let explained = presenter.state
            let explanation = await presenter.explanation()
            self?.state = State(teams: explained, explanation: explanation, isLoading: false)
        }
    }
}
