/// What is told how a match goes on.
@MainActor public protocol MatchObserver: AnyObject {
    /// There is something else to show.
    func matchDidChange(to progress: MatchProgress)
    /// It is over, and stored.
    func matchDidEnd(_ match: FinishedMatch)
}

/// A match as its organiser runs it: what may be done, what is asked before, and what is said when
/// it fails. Every presenter of a match decides by it, so that two of them never differ.
@MainActor public final class MatchInteractor {
    /// Told of what comes from now on.
    public weak var observer: (any MatchObserver)?
    /// How far the match has come.
    public private(set) var progress: MatchProgress {
        didSet { if progress != oldValue { observer?.matchDidChange(to: progress) } }
    }

    private let record: MatchStore
    private let time: any TimeSource
    private let ticker: MatchTicker
    private var alarm: MatchAlarm
    /// Told whether the match may be left, once.
    private var answersLeave: (@MainActor (Bool) -> Void)?

    /// - Parameters:
    ///   - match: in progress, as it is stored.
    ///   - enqueue: runs operations one at a time, in the order in which they come.
    ///   - runInBackground: runs an operation that has no end of its own.
    ///   - cancelBackground: cancels all of those.
    public init(
        _ match: Match,
        matches: any MatchRepository,
        time: any TimeSource,
        enqueue: @escaping @MainActor (@escaping MatchStore.Operation) -> Void,
        runInBackground: @escaping @MainActor (@escaping MatchStore.Operation) -> Void,
        cancelBackground: @escaping @MainActor () -> Void
    ) {
        record = MatchStore(match, matches: matches, enqueue: enqueue)
        self.time = time
        ticker = MatchTicker(
            time, runInBackground: runInBackground, cancelBackground: cancelBackground)
        alarm = MatchAlarm(match.clock)
        progress = MatchProgress(
            lineUp: match.lineUp, snapshot: record.snapshot(at: time.now()))
    }

    /// The time that is set, as it is stored.
    public var duration: Duration { record.match.clock.duration }

    /// Begins to follow the clock, which may run already, or have run out while nobody looked.
    public func start() {
        refresh()
    }

    /// Makes a change, unless the match is being ended. It is shown once it is stored.
    public func make(_ change: MatchChange) {
        guard !progress.isEnding else { return }
        refresh()
        record.make(change, at: time.now()) { [weak self] error in
            if let error { self?.fail(change.failure, error) }
            self?.refresh()
        }
        // What can be done next follows from what was asked for, stored or not.
        progress.snapshot = record.snapshot(at: time.now())
    }

    /// Does something after all changes before, unless one of them fails.
    public func afterwards(_ step: @escaping @MainActor () -> Void) {
        record.afterwards(step)
    }

    /// Asks whether the match is over.
    public func requestEnd() {
        guard !progress.isEnding else { return }
        refresh()
        progress.notice = .asksToEnd
    }

    /// Ends the match after all changes before.
    public func confirmEnd() {
        guard !progress.isEnding else { return }
        progress.notice = nil
        progress.isEnding = true
        record.end(at: time.now()) { [weak self] result in
            switch result {
            case .success(let match):
                self?.progress.isEnding = false
                self?.observer?.matchDidEnd(match)
            case .failure(let error):
                self?.fail(.end, error)
            }
        }
    }

    /// Asks whether the match may be left. While it is being ended nobody leaves: what came of it has
    /// to be told.
    ///
    /// - Parameter answer: told once whether it may be left. Not told of a question that was asked
    ///   again before.
    /// - Returns: false when it cannot be left now; then `answer` is never called.
    public func requestLeave(answer: @escaping @MainActor (Bool) -> Void) -> Bool {
        guard !progress.isEnding else { return false }
        answersLeave = answer
        progress.notice = .asksToLeave
        return true
    }

    /// Leaves the match once all that was asked for is stored.
    public func agreeToLeave() {
        progress.notice = nil
        record.atLast { [weak self] in self?.answerLeave(true) }
    }

    /// Says no to a question, or has read a message.
    public func dismissNotice() {
        progress.notice = nil
        answerLeave(false)
        refresh()
    }

    private func answerLeave(_ mayLeave: Bool) {
        let answer = answersLeave
        answersLeave = nil
        answer?(mayLeave)
    }

    /// Whatever waited behind the failure is dropped, an end too.
    private func fail(_ failure: MatchNotice.Failure, _ error: StorageError) {
        progress.isEnding = false
        answerLeave(false)
        progress.notice = .failure(failure, advice: error.message)
    }

    /// Looks at the match as it is stored, at this moment.
    private func refresh() {
        var next = progress
        next.snapshot = record.snapshot(at: time.now())
        let isTimeUp = alarm.update(with: next.clock)
        next.alarmCount = alarm.count
        progress = next
        ticker.follow(record.match.clock) { [weak self] in
            self?.refresh()
            return self?.record.match.clock
        }
        // That it has run out follows from what is stored, so it may be shown and heard before.
        if isTimeUp { make(.expireClock) }
    }
}
