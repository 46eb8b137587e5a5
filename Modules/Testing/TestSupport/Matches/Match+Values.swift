public import Domain
public import FoundationEssentials

extension Match {
    /// Creates a match in progress whose events result in a score and a clock.
    public init(
        id: UUID = UUID(), startedAt: Moment, lineUp: LineUp, score: Score = Score(),
        clock: MatchClock = MatchClock()
    ) {
        let start = MatchStart(lineUp: lineUp, duration: clock.duration, score: score)
        self.init(id: id, log: MatchLog(start, at: startedAt, device: testDevice))
        switch clock.state {
        case .stopped:
            break
        case .running(let since, let remaining):
            add(.clockStarted, at: since.adding(remaining - clock.duration))
        case .paused(let remaining):
            add(.clockStarted, at: startedAt)
            add(.clockPaused, at: startedAt.adding(clock.duration - remaining))
        case .timeUp:
            add(.clockStarted, at: startedAt)
            add(.clockPaused, at: startedAt.adding(clock.duration))
        }
    }

    /// Creates a match that has ended.
    public init(_ finished: FinishedMatch) {
        self.init(
            id: finished.id, startedAt: finished.startedAt, lineUp: finished.lineUp,
            score: finished.score)
        add(.ended, at: finished.endedAt)
    }

    /// Adds an event.
    public mutating func add(_ kind: MatchEvent.Kind, at moment: Moment) {
        self = adding(log.next(kind, at: moment))
    }
}

/// The device of events in tests.
public let testDevice = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))

extension Moment {
    /// Returns the moment that is a duration later.
    public func adding(_ duration: Duration) -> Moment {
        let milliseconds = duration.milliseconds
        return Moment(wall: wall + milliseconds, uptime: uptime + milliseconds, boot: boot)
    }
}
