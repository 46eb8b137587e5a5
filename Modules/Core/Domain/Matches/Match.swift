public import FoundationEssentials

/// A match: its events and their result. The screens call it a gather.
public struct Match: Hashable, Sendable, Identifiable {
    /// The identifier.
    public let id: UUID
    /// The events.
    public private(set) var log: MatchLog
    private let deletedPlayers: Set<PlayerID>

    /// Creates a match with stored events.
    ///
    /// - Parameter deletedPlayers: The players in the events that no longer exist.
    public init(id: UUID, log: MatchLog, deletedPlayers: Set<PlayerID> = []) {
        self.id = id
        self.log = log
        self.deletedPlayers = deletedPlayers
    }

    /// Creates a match whose events are lost, with a start and an end. As in a migration of the
    /// storage, the events come from a device with the identifier of the match, so that they are
    /// always the same.
    package init(_ result: FinishedMatch) {
        var log = MatchLog(
            MatchStart(lineUp: result.lineUp, score: result.score), at: result.startedAt,
            device: result.id)
        log.insert(log.next(.ended, at: result.endedAt))
        self.init(id: result.id, log: log)
    }

    /// Returns the same match with other identifiers, to be stored or exported: its log has the
    /// device `id`, so no event may be added to it.
    ///
    /// - Parameter player: Returns the new identifier of a player. Two different players must stay
    ///   different.
    package func identified(as id: Match.ID, player: (PlayerID) -> PlayerID) -> Match {
        let events = log.events.map { $0.identified(player: player) }
        return Match(
            id: id, log: MatchLog(events, device: id) ?? log,
            deletedPlayers: Set(deletedPlayers.map(player)))
    }

    /// Returns a copy with another event.
    public func adding(_ event: MatchEvent) -> Match {
        var next = self
        next.log.insert(event)
        return next
    }

    /// The result of the events.
    public var state: MatchState { log.state }
    /// The moment at which the line-up was confirmed.
    public var startedAt: Moment { state.startedAt }
    /// Everybody who took part, with the last team.
    public var lineUp: LineUp {
        LineUp(
            valid: state.participants.map { participant in
                var entry = participant.entry
                if let player = entry.playerID, deletedPlayers.contains(player) {
                    entry.playerID = nil
                }
                return entry
            })
    }
    /// The players who took part or were on the bench, each once and without guests.
    public var players: [PlayerID] {
        let participants = state.participants.compactMap(\.entry.playerID)
        return participants + state.start.bench.filter { !participants.contains($0) }
    }
    /// The current score.
    public var score: Score { state.score }
    /// The countdown.
    public var clock: MatchClock { state.clock }

    /// The result of the match, or nil while it is in progress.
    public var finished: FinishedMatch? {
        state.endedAt.map { endedAt in
            FinishedMatch(
                id: id, startedAt: startedAt, endedAt: endedAt, lineUp: lineUp, score: score)
        }
    }

    // MARK: Last goal

    /// The time for which the scorer of a goal can be named while the clock runs.
    private static let timeForScorer = Duration.seconds(30)

    /// The last goal that counts, or nil if there is none.
    public var lastGoal: TimelineEntry? { state.timeline.last { $0.countingGoal != nil } }

    /// Returns the goal whose scorer the organiser can name next, or nil if there is none.
    ///
    /// Only the last goal can have its scorer named, while it has none and no other change
    /// followed. While the clock runs, this ends after 30 seconds, because the next scorer then
    /// belongs to another goal.
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

/// The result of a match that has ended.
public struct FinishedMatch: Hashable, Sendable, Identifiable {
    /// The identifier of the match.
    public let id: UUID
    /// The moment at which the line-up was confirmed.
    public let startedAt: Moment
    /// The moment at which the organiser ended the match or started another one.
    public let endedAt: Moment
    /// Everybody who took part, with the last team.
    public let lineUp: LineUp
    /// The final score.
    public let score: Score

    /// Creates a finished match with stored values.
    public init(id: UUID, startedAt: Moment, endedAt: Moment, lineUp: LineUp, score: Score) {
        self.id = id
        self.startedAt = startedAt
        self.endedAt = endedAt
        self.lineUp = lineUp
        self.score = score
    }

    /// The team with more goals, or `.draw`.
    public var winner: Winner { score.winner }
}
