/// The result of the events of a match.
public struct MatchState: Hashable, Sendable {
    /// Everybody who took part, in the order of arrival.
    public private(set) var participants: [Participant] = []
    /// The current score.
    public private(set) var score = Score()
    /// The countdown. The end of the match pauses it.
    public private(set) var clock = MatchClock()
    /// The moment of the end, or nil while the match is in progress.
    public private(set) var endedAt: Moment?
    /// A Boolean value indicating whether the match was deleted.
    public private(set) var isDeleted = false
    /// The events after the start, without those that void, restore and correct others.
    public private(set) var timeline: [TimelineEntry] = []
    /// The values at the start.
    public let start: MatchStart
    /// The moment of the start.
    public let startedAt: Moment

    /// The identities of voided events. An identity can be that of an event that is not known yet.
    private(set) var voided: Set<MatchEvent.ID> = []
    private var corrections: [MatchEvent.ID: [Goal?]] = [:]
    /// The indices of participants. A player who returns has several identities.
    private var indices: [Participant.ID: Int] = [:]
    /// The time that was played before the clock was last reset or set.
    private var playedBefore = Duration.zero

    /// Computes the result of events, or returns nil if no event starts the match.
    ///
    /// - Parameter events: The events in their order.
    init?(_ events: some Collection<MatchEvent>) {
        for event in events {
            guard case .started(let values) = event.kind else { continue }
            self.init(values, event)
            for event in events { collectVoid(event) }
            for event in events { collectCorrection(event) }
            for event in events { apply(event) }
            return
        }
        return nil
    }

    /// Creates the state after the start.
    init(_ values: MatchStart, _ event: MatchEvent) {
        start = values
        startedAt = event.moment
        score = values.score
        clock = MatchClock(duration: values.duration, state: .stopped) ?? clock
        for (index, entry) in values.lineUp.entries.enumerated() {
            add(entry, as: Participant.ID(event: event.id, index: index))
        }
    }

    /// Returns the participant with an identity, or nil if it is not known.
    public func participant(_ id: Participant.ID) -> Participant? {
        indices[id].map { participants[$0] }
    }

    /// Applies an event that comes after all others.
    ///
    /// - Returns: `false` for an event that changes the effect of earlier ones. The state has to be
    ///   computed from all events then.
    mutating func add(_ event: MatchEvent) -> Bool {
        switch event.kind {
        case .voided, .restored, .goalCorrected:
            return false
        default:
            apply(event)
            return true
        }
    }

    private mutating func collectVoid(_ event: MatchEvent) {
        switch event.kind {
        case .voided(let target): voided.insert(target)
        case .restored(let target): voided.remove(target)
        default: break
        }
    }

    private mutating func collectCorrection(_ event: MatchEvent) {
        guard case .goalCorrected(let target, let goal) = event.kind, !voided.contains(event.id)
        else { return }
        corrections[target, default: []].append(goal)
    }

    private mutating func apply(_ event: MatchEvent) {
        if endedAt == nil { clock.expire(at: event.moment) }
        let played = playedBefore + clock.duration - clock.remaining(at: event.moment)
        let isVoid = voided.contains(event.id)
        var goals: [Goal?] = []
        switch event.kind {
        case .started, .voided, .restored, .goalCorrected, .unknown:
            return
        case .goal(let goal):
            goals = [goal] + corrections[event.id, default: []]
            if !isVoid, let last = goals.last, let goal = last { score[goal.team] += 1 }
        case .clockStarted, .clockPaused, .clockReset, .clockSet:
            if !isVoid, endedAt == nil { changeClock(event) }
        case .scoreCorrected(let score):
            if !isVoid { self.score = score }
        case .joined, .left, .changedSides, .guestIdentified:
            if !isVoid { changeParticipants(event) }
        case .ended:
            if !isVoid, endedAt == nil {
                clock.pause(at: event.moment)
                endedAt = event.moment
            }
        case .deleted:
            if !isVoid { isDeleted = true }
        }
        timeline.append(
            TimelineEntry(
                event: event, played: played, score: score,
                isVoid: isVoid, goals: goals))
    }

    private mutating func changeClock(_ event: MatchEvent) {
        switch event.kind {
        case .clockStarted:
            clock.start(at: event.moment)
        case .clockPaused:
            clock.pause(at: event.moment)
        case .clockReset, .clockSet:
            playedBefore += clock.duration - clock.remaining(at: event.moment)
            clock.reset()
            if case .clockSet(let duration) = event.kind { clock.set(duration) }
        default:
            break
        }
    }

    private mutating func changeParticipants(_ event: MatchEvent) {
        switch event.kind {
        case .joined(let entry):
            add(entry, as: Participant.ID(event: event.id))
        case .left(let id):
            if let index = indices[id] { participants[index].isPresent = false }
        case .changedSides(let id, let team):
            if let index = indices[id] { participants[index].join(team) }
        case .guestIdentified(let id, let player):
            guard let index = indices[id], participants[index].entry.playerID == nil,
                !participants.contains(where: { $0.entry.playerID == player })
            else { return }
            participants[index].entry.playerID = player
        default:
            break
        }
    }

    private mutating func add(_ entry: LineUpEntry, as id: Participant.ID) {
        let known = participants.firstIndex {
            entry.playerID != nil && $0.entry.playerID == entry.playerID
        }
        if let known {
            participants[known].join(entry.team)
        } else {
            participants.append(Participant(id: id, entry: entry))
        }
        indices[id] = known ?? participants.count - 1
    }
}

extension Participant {
    fileprivate mutating func join(_ team: Team) {
        entry.team = team
        isPresent = true
    }
}
