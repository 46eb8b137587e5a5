public import FoundationEssentials

/// A change of a match. Events are added and never changed: the state of a match is the result of
/// its events in their order.
public struct MatchEvent: Hashable, Sendable, Identifiable {
    /// The identity of an event within its match.
    public struct ID: Hashable, Sendable {
        /// The device that added the event.
        public let device: UUID
        /// The number of the event among those of the device in the match, from 1.
        public let sequence: Int64

        /// Creates an identity.
        public init(device: UUID, sequence: Int64) {
            self.device = device
            self.sequence = sequence
        }
    }

    /// The identity.
    public let id: ID
    /// The Lamport counter, which is greater than the counters of all events that the device knew.
    public let counter: Int64
    /// The moment of the change. The order of events does not depend on it.
    public let moment: Moment
    /// The change.
    public let kind: Kind

    /// Creates an event with stored values.
    public init(id: ID, counter: Int64, moment: Moment, kind: Kind) {
        self.id = id
        self.counter = counter
        self.moment = moment
        self.kind = kind
    }
}

extension MatchEvent: Comparable {
    /// Orders events by their counters, and those of the same counter by device and sequence
    /// number.
    public static func < (left: MatchEvent, right: MatchEvent) -> Bool {
        (left.counter, left.id.device, left.id.sequence)
            < (right.counter, right.id.device, right.id.sequence)
    }
}

extension MatchEvent {
    /// A change of a match.
    public enum Kind: Hashable, Sendable {
        /// The match started. Of several starts, the first one without goals counts; if all have
        /// goals, the first one.
        case started(MatchStart)
        /// The clock was started or resumed. Ignored while it runs and after the time is up.
        case clockStarted
        /// The clock was paused. Ignored unless it runs.
        case clockPaused
        /// The clock was stopped and set to its duration.
        case clockReset
        /// The clock was stopped and set to another duration. Ignored if it is not allowed.
        case clockSet(Duration)
        /// A goal was scored.
        case goal(Goal)
        /// A goal was replaced by another, or disallowed if the new one is nil. Of several
        /// corrections of a goal the last one counts.
        case goalCorrected(ID, Goal?)
        /// The score was replaced. It counts instead of the goals before it, and corrections of
        /// these goals do not change it.
        case scoreCorrected(Score)
        /// A player or a guest joined a team. A player who is in the match already takes part
        /// again.
        case joined(LineUpEntry)
        /// A participant left.
        case left(Participant.ID)
        /// A participant changed sides, or returned to a team.
        case changedSides(Participant.ID, to: Team)
        /// A guest became a player of the squad. Ignored if the player is in the match already.
        case guestIdentified(Participant.ID, as: PlayerID)
        /// An event has no effect any more. Starts, voids and restores cannot be voided.
        case voided(ID)
        /// A voided event has an effect again.
        case restored(ID)
        /// The match ended. Only the first end counts, and later changes of the clock do not.
        case ended
        /// The match was deleted from the list of matches. Ignored while it is in progress: another
        /// device may have reopened it.
        case deleted
        /// A change that a newer version of the program added. It is kept and has no effect.
        case unknown(UnknownChange)
    }
}

/// The values at the start of a match.
public struct MatchStart: Hashable, Sendable {
    /// The players of both teams.
    public let lineUp: LineUp
    /// The players who were selected and do not play.
    public let bench: [PlayerID]
    /// The names of the guests who were selected and do not play.
    public let benchGuests: [PlayerName]
    /// The duration of the clock.
    public let duration: Duration
    /// The score at the start. It is above 0-0 if the goals of the match are not known.
    public let score: Score

    /// Creates the values.
    public init(
        lineUp: LineUp, bench: [PlayerID] = [], benchGuests: [PlayerName] = [],
        duration: Duration = MatchClock.defaultDuration, score: Score = Score()
    ) {
        self.lineUp = lineUp
        self.bench = bench
        self.benchGuests = benchGuests
        self.duration = duration
        self.score = score
    }
}

/// A goal of a match.
public struct Goal: Hashable, Sendable {
    /// The team whose score increases.
    public let team: Team
    /// The participant who scored, or nil if it is not known.
    public let scorer: Participant.ID?
    /// True if a participant of the other team scored.
    public let isOwnGoal: Bool

    /// Creates a goal.
    public init(_ team: Team, scorer: Participant.ID? = nil, isOwnGoal: Bool = false) {
        self.team = team
        self.scorer = scorer
        self.isOwnGoal = isOwnGoal
    }
}
