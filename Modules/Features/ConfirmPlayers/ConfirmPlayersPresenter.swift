import Domain
import Navigation

/// What comes after the teams, for its coordinator to do.
@MainActor protocol ConfirmPlayersPresenterDelegate: AnyObject {
    func didStart(_ match: Match)
    /// Why nothing would follow; nil when something does.
    func obstacleToStart() -> String?
}

/// Decides who stands where and when a gather may start.
@MainActor final class ConfirmPlayersPresenter {
    weak var view: (any ConfirmPlayersView)? {
        didSet { view?.show(state) }
    }

    private let dependencies: ConfirmPlayersDependencies
    private let work: WorkScope
    private weak var steps: (any ConfirmPlayersPresenterDelegate)?
    private var state: ConfirmPlayersState {
        didSet { if state != oldValue { view?.show(state) } }
    }

    init(
        _ players: [Player],
        _ dependencies: ConfirmPlayersDependencies,
        work: WorkScope,
        steps: any ConfirmPlayersPresenterDelegate
    ) {
        self.dependencies = dependencies
        self.work = work
        self.steps = steps
        state = ConfirmPlayersState(
            draft: ConfirmPlayersDraft(players), unavailableReason: steps.obstacleToStart())
    }

    /// While a match is being stored nobody leaves: what came of it has to be told.
    var mayLeave: Bool { !state.isStarting }

    /// Sends a player to the end of a place. Whoever stood next in the old place gets the focus, so
    /// that one key after the other empties the bench.
    func didSend(_ id: PlayerID, to place: ConfirmPlayersDraft.Place) {
        guard !state.isStarting, let old = state.draft.spot(of: id), old.place != place else {
            return
        }
        var next = state
        next.draft.move(id, to: place)
        let left = next.draft[old.place]
        next.focus = focus(on: left.isEmpty ? id : left[min(old.index, left.count - 1)].id)
        state = next
    }

    /// Puts a player where they were taken to; the focus goes with them.
    ///
    /// - Parameter index: the place among the others there.
    func didTake(_ id: PlayerID, to place: ConfirmPlayersDraft.Place, index: Int) {
        guard !state.isStarting, state.draft.spot(of: id) != nil else { return }
        var next = state
        next.draft.move(id, to: place, at: index)
        next.focus = focus(on: id)
        state = next
    }

    func didShuffle() {
        guard state.isShuffleEnabled else { return }
        state.draft.fillTeams(inOrder: dependencies.shuffle.callAsFunction)
    }

    func didStart() {
        start(endingAnother: false)
    }

    func didConfirmStart() {
        start(endingAnother: true)
    }

    func didDismissNotice() {
        state.failure = nil
        state.scoreInProgress = nil
    }

    /// A gather that is in progress ends when another one starts; nobody loses it unasked.
    private func start(endingAnother: Bool) {
        guard !state.isStarting, state.unavailableReason == nil, let lineUp = state.draft.lineUp
        else {
            return
        }
        state.isStarting = true
        didDismissNotice()
        work.enqueue { [weak self, dependencies] in
            do throws(StorageError) {
                if !endingAnother, let other = try await dependencies.matches.current() {
                    self?.state.isStarting = false
                    self?.state.scoreInProgress = other.score.text
                    return
                }
                guard self != nil else { return }
                let match = try await dependencies.matches.start(
                    lineUp, at: dependencies.time.now())
                self?.state.isStarting = false
                self?.steps?.didStart(match)
            } catch {
                self?.fail(error)
            }
        }
    }

    private func fail(_ error: StorageError) {
        state.isStarting = false
        state.failure = error.message
    }

    private func focus(on id: PlayerID) -> ConfirmPlayersState.Focus {
        ConfirmPlayersState.Focus(player: id, serial: (state.focus?.serial ?? 0) + 1)
    }
}
