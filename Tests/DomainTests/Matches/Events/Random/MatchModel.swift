import Domain
import FoundationEssentials

/// The rules of events, written again in the simplest way.
struct MatchModel {
    private let events: [MatchEvent]
    /// The events that are not void.
    private let effective: [MatchEvent]
    private let timeline: [MatchEvent]
    private let start: MatchStart
    private let startID: MatchEvent.ID

    init(_ events: some Sequence<MatchEvent>) {
        let once = Dictionary(events.map { ($0.id, $0) }) { first, _ in first }
        let ordered = once.values.sorted {
            ($0.counter, $0.id.device, $0.id.sequence)
                < ($1.counter, $1.id.device, $1.id.sequence)
        }
        var isVoid: [MatchEvent.ID: Bool] = [:]
        var starts: [(start: MatchStart, id: MatchEvent.ID)] = []
        var players: Set<UUID> = []
        for event in ordered {
            if case .voided(let id) = event.kind { isVoid[id] = true }
            if case .restored(let id) = event.kind { isVoid[id] = false }
            switch event.kind {
            case .started(let start): starts.append((start, event.id))
            case .ended: break
            default: players.insert(event.id.device)
            }
        }
        let real = starts.filter { $0.start.score == Score() }
        let first = real.first { players.contains($0.id.device) } ?? real.first ?? starts[0]
        start = first.start
        startID = first.id
        let ignored = Set(starts.map(\.id.device)).subtracting(players)
            .subtracting([first.id.device])
        self.events = ordered
        effective = ordered.filter { isVoid[$0.id] != true && !ignored.contains($0.id.device) }
        timeline = ordered.filter { event in
            switch event.kind {
            case .started, .voided, .restored, .goalCorrected, .unknown: false
            default: !ignored.contains(event.id.device)
            }
        }
    }

    /// Returns the first rule that a log breaks, or nil if it follows all.
    func difference(from log: MatchLog, at moment: Moment) -> String? {
        let state = log.state
        if log.events != events { return "order" }
        if [state.score.a, state.score.b] != Team.allCases.map(score) { return "score" }
        if state.timeline.map(\.id) != timeline.map(\.id) { return "timeline" }
        let counting = state.timeline.filter { !$0.isVoid }
        if counting.map(\.event) != timeline.filter(effective.contains) { return "voids" }
        if state.endedAt != end?.moment { return "end" }
        if state.isDeleted != (deletion != nil) { return "deleted" }
        let counts = state.goalCounts
        let texts = state.participants.map { $0.text(goals: counts[$0.id] ?? 0) }
        if texts != participants { return "participants" }
        let clock = ModelClock(effective, until: end, duration: start.duration)
        if state.clock.duration != clock.duration { return "duration" }
        if state.clock.remaining(at: moment) != clock.remaining(at: moment) { return "time" }
        if state.clock.isRunning != (clock.since != nil) { return "running" }
        if log.undoable?.id != undoable { return "undo" }
        if log.redoable?.id != redoable { return "redo" }
        return nil
    }

    private var end: MatchEvent? { effective.first { $0.kind == .ended } }
    private var deletion: MatchEvent? { effective.last(where: isDeletion) }

    /// Returns whether an event after the end deletes the match.
    private func isDeletion(_ event: MatchEvent) -> Bool {
        event.kind == .deleted && end.map { $0 < event } ?? false
    }

    // MARK: Score

    private func goal(_ id: MatchEvent.ID, _ first: Goal) -> Goal? {
        var value: Goal? = first
        for event in effective {
            if case .goalCorrected(id, let new) = event.kind { value = new }
        }
        return value
    }

    private func score(of team: Team) -> Int {
        effective.reduce(start.score[team]) { goals, event in
            switch event.kind {
            case .scoreCorrected(let score): score[team]
            case .goal(let first): goals + (goal(event.id, first)?.team == team ? 1 : 0)
            default: goals
            }
        }
    }

    // MARK: Undo

    private func isUndoable(_ id: MatchEvent.ID) -> Bool {
        let event = events.first { $0.id == id }
        if case .goalCorrected = event?.kind { return true }
        return timeline.contains { $0.id == id }
    }

    private var undoable: MatchEvent.ID? {
        if let deletion { return deletion.id }
        let last = effective.last { isUndoable($0.id) && $0.kind != .deleted }
        return last?.kind == .ended ? nil : last?.id
    }

    private var redoable: MatchEvent.ID? {
        var undone: [MatchEvent.ID] = []
        for event in events {
            switch event.kind {
            case .voided(let id): undone.append(id)
            case .restored(let id): undone.removeAll { $0 == id }
            case .ended where !effective.contains(event): break
            default: undone = []
            }
        }
        return undone.last { id in
            let event = events.first { $0.id == id }
            return isUndoable(id) && event?.kind != .ended
                && (event?.kind != .deleted || event.map(isDeletion) == true)
        }
    }

    // MARK: Participants

    private var participants: [String] {
        var list: [ModelParticipant] = []
        for (index, entry) in start.lineUp.entries.enumerated() {
            list.append(
                ModelParticipant(ids: [Participant.ID(event: startID, index: index)], entry))
        }
        for event in effective {
            switch event.kind {
            case .joined(let entry):
                let id = Participant.ID(event: event.id)
                if let known = list.firstIndex(where: { $0.isPlayer(entry.playerID) }) {
                    list[known].ids.append(id)
                    list[known].team = entry.team
                    list[known].isPresent = true
                } else {
                    list.append(ModelParticipant(ids: [id], entry))
                }
            case .left(let id):
                for index in list.indices where list[index].ids.contains(id) {
                    list[index].isPresent = false
                }
            case .changedSides(let id, let team):
                for index in list.indices where list[index].ids.contains(id) {
                    list[index].team = team
                    list[index].isPresent = true
                }
            case .guestIdentified(let id, let player):
                for index in list.indices where list[index].ids.contains(id) {
                    if list[index].player == nil, !list.contains(where: { $0.isPlayer(player) }) {
                        list[index].player = player
                    }
                }
            default: break
            }
        }
        for event in effective {
            guard case .goal(let first) = event.kind, let goal = goal(event.id, first),
                let scorer = goal.scorer, !goal.isOwnGoal
            else { continue }
            for index in list.indices where list[index].ids.contains(scorer) {
                list[index].goals += 1
            }
        }
        return list.map(\.text)
    }
}

private struct ModelParticipant {
    var ids: [Participant.ID]
    let name: String
    var player: PlayerID?
    var team: Team
    var isPresent = true
    var goals = 0

    init(ids: [Participant.ID], _ entry: LineUpEntry) {
        self.ids = ids
        name = entry.name
        player = entry.playerID
        team = entry.team
    }

    func isPlayer(_ id: PlayerID?) -> Bool { id != nil && id == player }

    var text: String {
        "\(ids[0]) \(name) \(player?.number ?? 0) \(team) \(isPresent) \(goals)"
    }
}

extension Participant {
    fileprivate func text(goals: Int) -> String {
        "\(id) \(entry.name) \(entry.playerID?.number ?? 0) \(entry.team) \(isPresent) \(goals)"
    }
}

/// A countdown in milliseconds of the uptime.
private struct ModelClock {
    var duration: Duration
    private var left: Int64
    /// The uptime of the start, or nil if the clock does not run.
    private(set) var since: Int64?

    init(_ events: [MatchEvent], until end: MatchEvent?, duration: Duration) {
        self.duration = duration
        left = duration.milliseconds
        for event in events {
            switch event.kind {
            case .clockStarted: if since == nil, left > 0 { since = event.moment.uptime }
            case .clockPaused: pause(event)
            case .clockReset: stop(self.duration)
            case .clockSet(let new): stop(new)
            case .ended: pause(event)
            default: break
            }
            if event == end { return }
        }
    }

    func remaining(at moment: Moment) -> Duration {
        .milliseconds(left(at: moment.uptime))
    }

    private func left(at uptime: Int64) -> Int64 {
        max(0, left - max(0, uptime - (since ?? uptime)))
    }

    private mutating func pause(_ event: MatchEvent) {
        left = left(at: event.moment.uptime)
        since = nil
    }

    private mutating func stop(_ new: Duration) {
        duration = new
        left = new.milliseconds
        since = nil
    }
}

extension Duration {
    fileprivate var milliseconds: Int64 { Int64(self / .milliseconds(1)) }
}
