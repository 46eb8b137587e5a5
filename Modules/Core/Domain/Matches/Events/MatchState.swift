import FoundationEssentials

/// The result of the events of a match.
public struct MatchState: Hashable, Sendable {
    /// Everybody who took part, in the order of arrival.
    public private(set) var participants: [Participant] = []
    /// The current score.
    public private(set) var score = Score()
    /// The countdown. Only events of the clock and the end of the match, which pauses it, change
    /// it.
    public private(set) var clock = MatchClock()
    /// The moment of the end, or nil while the match is in progress.
    public private(set) var endedAt: Moment?
    /// True if the match was deleted.
    public private(set) var isDeleted = false
    /// The events in their order, without starts, unknown changes, and events that void, restore or
    /// correct others.
    public private(set) var timeline: [TimelineEntry] = []
    /// The values at the start.
    public let start: MatchStart
    /// The moment of the start.
    public let startedAt: Moment

    /// The identities of voided events. An identity can be that of an event that is not known yet.
    private(set) var voided: Set<MatchEvent.ID> = []
    /// The devices whose events are ignored, because they replace those of other devices.
    private(set) var replacements: Set<UUID> = []
    private var corrections: [MatchEvent.ID: [Goal?]] = [:]
    /// The indices of participants. A player who returns has several identities.
    private var indices: [Participant.ID: Int] = [:]
    /// The time that was played before the clock was last reset or set.
    private var playedBefore = Duration.zero

    /// Computes the result of events, or returns nil if no event starts the match.
    ///
    /// A match has several starts if its events were damaged on a device, which replaced them by a
    /// start and an end with the result, while other devices still have them. Of several starts,
    /// the first one without goals counts whose device has other events, too. If there is none, the
    /// first one without goals counts, and then the first one. The events of devices with nothing
    /// but another start and an end are ignored.
    ///
    /// - Parameter events: The events in their order.
    init?(_ events: [MatchEvent]) {
        let starts = events.compactMap { event in
            if case .started(let start) = event.kind { (values: start, event: event) } else { nil }
        }
        guard var start = starts.first else { return nil }
        var replacements: Set<UUID> = []
        if starts.count > 1 {
            let active = Set(events.lazy.filter(\.kind.isPlay).map(\.id.device))
            let real = starts.filter { $0.values.score == Score() }
            start = real.first { active.contains($0.event.id.device) } ?? real.first ?? start
            replacements = Set(starts.map(\.event.id.device)).subtracting(active)
            replacements.remove(start.event.id.device)
        }
        self.init(start.values, start.event)
        self.replacements = replacements
        timeline.reserveCapacity(events.count)
        for event in events { collectVoid(event) }
        for event in events { collectCorrection(event) }
        for event in events { add(event) }
    }

    /// Creates the state after the start.
    init(_ values: MatchStart, _ event: MatchEvent) {
        start = values
        startedAt = event.moment
        score = values.score
        clock = MatchClock(duration: values.duration, state: .stopped) ?? clock
        for (index, entry) in values.lineUp.entries.enumerated() {
            join(entry, as: Participant.ID(event: event.id, index: index))
        }
    }

    /// The guests on the bench who have not come into the match. Those of the same name are told
    /// apart by their number.
    package var waitingGuests: [PlayerName] {
        var joined = timeline.compactMap { entry -> String? in
            guard !entry.isVoid, case .joined(let guest) = entry.event.kind,
                guest.playerID == nil
            else { return nil }
            return guest.name
        }
        return start.benchGuests.filter { name in
            guard let index = joined.firstIndex(of: name.text) else { return true }
            joined.remove(at: index)
            return false
        }
    }

    /// Checks that the match may be in progress, if it is.
    ///
    /// - Parameters:
    ///   - previous: The state before its last events; nil for a new match.
    ///   - isAlone: Whether no other match is in progress.
    ///   - isNewest: Returns whether no other match has started since this one.
    /// - Throws: `.matchInProgress` if another match is in progress, `.laterMatch` if the match
    ///   would continue after its end although another one has started since, or an error of the
    ///   closures.
    public func checkProgress(
        after previous: MatchState?, isAlone: @autoclosure () throws(StorageError) -> Bool,
        isNewest: () throws(StorageError) -> Bool
    ) throws(StorageError) {
        guard endedAt == nil else { return }
        guard try isAlone() else { throw .matchInProgress }
        if previous?.endedAt != nil, try !isNewest() { throw .laterMatch }
    }

    /// Returns the participant with an identity, or nil if it is not known.
    public func participant(_ id: Participant.ID) -> Participant? {
        indices[id].map { participants[$0] }
    }

    /// The time that was played until the last change; after the end, the whole time.
    public var played: Duration { timeline.last?.played ?? .zero }

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

    /// Returns whether an event is void, or replaces those of another device.
    func isIgnored(_ event: MatchEvent) -> Bool {
        voided.contains(event.id) || replacements.contains(event.id.device)
    }

    /// Adds an event that comes after all others and does not change the effect of earlier ones.
    mutating func add(_ event: MatchEvent) {
        guard !replacements.contains(event.id.device) else { return }
        var goals: [Goal?] = []
        switch event.kind {
        case .started, .voided, .restored, .goalCorrected, .unknown: return
        case .goal(let goal): goals = [goal] + corrections[event.id, default: []]
        default: break
        }
        let played = played(at: event.moment)
        let isVoid = voided.contains(event.id)
        if !isVoid { apply(event, goals.last ?? nil) }
        timeline.append(
            TimelineEntry(
                event: event, played: played, score: score, isVoid: isVoid, goals: goals))
    }

    /// - Parameter goal: The last value of a goal; nil if it was disallowed.
    private mutating func apply(_ event: MatchEvent, _ goal: Goal?) {
        switch event.kind {
        case .goal:
            if let goal { score[goal.team] += 1 }
        case .scoreCorrected(let score):
            self.score = score
        case .clockStarted, .clockPaused, .clockReset, .clockSet, .ended:
            if endedAt == nil { changeClock(event) }
        case .joined(let entry):
            join(entry, as: Participant.ID(event: event.id))
        case .left(let id):
            if let index = indices[id] { participants[index].isPresent = false }
        case .changedSides(let id, let team):
            if let index = indices[id] { participants[index].join(team) }
        case .guestIdentified(let id, let player):
            if let index = indices[id], participants[index].entry.playerID == nil,
                self.index(of: player) == nil
            {
                participants[index].entry.playerID = player
            }
        case .deleted:
            isDeleted = endedAt != nil
        case .started, .voided, .restored, .goalCorrected, .unknown:
            break
        }
    }

    // MARK: Clock

    private func played(at moment: Moment) -> Duration {
        playedBefore + clock.duration - clock.remaining(at: moment)
    }

    private mutating func changeClock(_ event: MatchEvent) {
        let played = played(at: event.moment)
        switch event.kind {
        case .clockStarted: clock.start(at: event.moment)
        case .clockPaused: clock.pause(at: event.moment)
        case .clockReset: clock.reset()
        case .clockSet(let duration): clock.set(duration)
        default:
            clock.pause(at: event.moment)
            endedAt = event.moment
        }
        playedBefore += played - self.played(at: event.moment)
    }

    // MARK: Participants

    private func index(of player: PlayerID) -> Int? {
        participants.firstIndex { $0.entry.playerID == player }
    }

    private mutating func join(_ entry: LineUpEntry, as id: Participant.ID) {
        if let known = entry.playerID.flatMap(index) {
            participants[known].join(entry.team)
            indices[id] = known
        } else {
            indices[id] = participants.count
            participants.append(Participant(id: id, entry: entry))
        }
    }
}

extension Participant {
    fileprivate mutating func join(_ team: Team) {
        entry.team = team
        isPresent = true
    }
}

extension MatchEvent.Kind {
    /// False for a start and an end.
    fileprivate var isPlay: Bool {
        switch self {
        case .started, .ended: false
        default: true
        }
    }
}
