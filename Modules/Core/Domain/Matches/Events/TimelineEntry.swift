/// An event of a match with the state that it led to, for display.
public struct TimelineEntry: Hashable, Sendable, Identifiable {
    /// The event.
    public let event: MatchEvent
    /// The time that had been played.
    public let played: Duration
    /// The score after the event.
    public let score: Score
    /// True if the event was undone.
    public let isVoid: Bool
    /// The values of a goal from the first to the last, which counts. A value of nil means that the
    /// goal was disallowed. Empty for other events.
    public let goals: [Goal?]

    /// The goal that counts; nil for another event, and for a goal that was undone or disallowed.
    public var countingGoal: Goal? { isVoid ? nil : goals.last.flatMap(\.self) }

    /// The minute of the played time, from 1.
    public var minute: Int64 { max(1, (played.secondsRoundedUp + 59) / 60) }

    /// The identity of the event.
    public var id: MatchEvent.ID { event.id }
}
