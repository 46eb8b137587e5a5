import Domain
import FootballUI
import Navigation

/// The presenter of the line-up screen: moves players and starts the match.
@MainActor final class ConfirmPlayersPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: ConfirmPlayersState {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let matches: any MatchRepository
    private let time: any TimeSource
    private let shuffle: PlayerShuffle
    private let work: WorkScope
    private weak var navigation: (any ConfirmPlayersNavigation)?
    /// True if the requested start also starts the clock.
    private var startsClock = false

    init(
        _ draft: MatchDraft, matches: any MatchRepository, time: any TimeSource,
        shuffle: PlayerShuffle, work: WorkScope, navigation: (any ConfirmPlayersNavigation)?
    ) {
        self.matches = matches
        self.time = time
        self.shuffle = shuffle
        self.work = work
        self.navigation = navigation
        state = ConfirmPlayersState(
            draft: draft,
            unavailableReason: navigation?.confirmPlayersStartUnavailableReason)
    }

    /// Refused during the start, because the screen has to show the result.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: !state.isStarting)
    }

    /// Moves a player to the end of a group.
    ///
    /// The next player of the old group receives the focus, so that repeated keys empty the bench.
    func didMove(_ id: MatchDraft.Member.ID, to group: MatchDraft.Group) {
        guard !state.isStarting, let old = state.draft.location(of: id), old.group != group else {
            return
        }
        var next = state
        next.draft.move(id, to: group)
        let remaining = next.draft[old.group]
        next.focus = .init(
            remaining.isEmpty ? id : remaining[min(old.index, remaining.count - 1)].id,
            after: state.focus)
        state = next
    }

    /// Moves a player to an index of a group. The focus moves with the player.
    ///
    /// - Parameter index: The index among the other players of the group.
    func didMove(_ id: MatchDraft.Member.ID, to group: MatchDraft.Group, index: Int) {
        guard !state.isStarting, state.draft.location(of: id) != nil else { return }
        var next = state
        next.draft.move(id, to: group, at: index)
        next.focus = .init(id, after: state.focus)
        state = next
    }

    func didShuffle() {
        guard state.isShuffleEnabled else { return }
        state.draft.fillTeams(shuffle)
    }

    func didRequestStart() {
        startsClock = false
        start(endingCurrentMatch: false)
    }

    func didRequestStartWithClock() {
        startsClock = true
        start(endingCurrentMatch: false)
    }

    func didConfirmStart() {
        start(endingCurrentMatch: true)
    }

    func didDismissNotice() {
        state.failure = nil
        state.scoreInProgress = nil
    }

    /// Starts the match. Asks for a confirmation first if another match is in progress, because the
    /// start ends it.
    private func start(endingCurrentMatch: Bool) {
        guard !state.isStarting, state.unavailableReason == nil, let start = state.draft.start
        else { return }
        state.isStarting = true
        didDismissNotice()
        work.enqueue { [weak self, matches, time, startsClock] in
            do throws(StorageError) {
                if !endingCurrentMatch, let current = try await matches.current() {
                    self?.state.isStarting = false
                    self?.state.scoreInProgress = current.score.text
                    return
                }
                guard self != nil else { return }
                let match = try await matches.start(
                    start, startsClock: startsClock, at: time.now())
                self?.state.isStarting = false
                self?.navigation?.confirmPlayersDidStart(match)
            } catch {
                self?.state.isStarting = false
                self?.state.failure = error.message
            }
        }
    }
}
