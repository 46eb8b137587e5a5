extension Match {
    /// The time for which the scorer of a goal can be named while the clock runs.
    private static let timeForScorer = Duration.seconds(30)

    /// The last goal that counts, or nil if there is none.
    public var lastGoal: TimelineEntry? { state.timeline.last { $0.countingGoal != nil } }

    /// Returns the goal whose scorer the organiser can name next, or nil if there is none.
    ///
    /// Only the last goal can have its scorer named, while it has none and no other change followed.
    /// While the clock runs, this ends after 30 seconds, because the next scorer then belongs to
    /// another goal.
    public func goalWithoutScorer(at moment: Moment) -> TimelineEntry? {
        guard let entry = lastGoal, entry.countingGoal?.scorer == nil,
            let last = log.events.last
        else { return nil }
        switch log.undoable?.kind {
        case .goal where log.undoable?.id == entry.id, .goalCorrected(entry.id, _): break
        default: return nil
        }
        let isLate = moment.elapsed(since: last.moment) >= Self.timeForScorer
        return clock.isRunning && isLate ? nil : entry
    }
}
