public import FoundationEssentials

/// The events of a match and their result.
///
/// The events are ordered by their Lamport counters, then by their devices, and never by a clock.
/// So the result depends only on the set of events, and not on the order in which they arrive.
public struct MatchLog: Hashable, Sendable {
    /// The device that adds events to this log.
    public let device: UUID
    /// The events in their order. Each identity occurs once.
    public private(set) var events: [MatchEvent]
    /// The result of the events.
    public private(set) var state: MatchState

    /// Creates a log of events in any order, or returns nil if no event starts the match.
    ///
    /// - Parameters:
    ///   - events: The events. Of several with the same identity the first in their order counts.
    ///   - device: The device that adds further events.
    public init?(_ events: some Sequence<MatchEvent>, device: UUID) {
        var known: Set<MatchEvent.ID> = []
        let ordered = events.sorted().filter { known.insert($0.id).inserted }
        guard let state = MatchState(ordered) else { return nil }
        self.device = device
        self.events = ordered
        self.state = state
    }

    /// Creates a log with a start.
    ///
    /// - Parameter device: The device that starts the match.
    public init(_ start: MatchStart, at moment: Moment, device: UUID) {
        let event = MatchEvent(
            id: MatchEvent.ID(device: device, sequence: 1), counter: 1, moment: moment,
            kind: .started(start))
        self.device = device
        events = [event]
        state = MatchState(start, event)
    }

    /// Returns the next event of the device.
    public func next(_ kind: MatchEvent.Kind, at moment: Moment) -> MatchEvent {
        let sequences = events.lazy.filter { $0.id.device == device }.map(\.id.sequence)
        return MatchEvent(
            id: MatchEvent.ID(device: device, sequence: successor(of: sequences.max())),
            counter: successor(of: events.last?.counter), moment: moment, kind: kind)
    }

    /// Adds an event. Of two with the same identity, the first in their order counts.
    public mutating func insert(_ event: MatchEvent) {
        if self[event.id] != nil {
            self = MatchLog(events + [event], device: device) ?? self
            return
        }
        let index = events.lastIndex { $0 < event }.map { $0 + 1 } ?? events.startIndex
        events.insert(event, at: index)
        if index == events.endIndex - 1, !event.kind.changesEarlierEvents,
            state.replacements.isEmpty
        {
            state.add(event)
        } else {
            state = MatchState(events) ?? state
        }
    }

    private subscript(id: MatchEvent.ID) -> MatchEvent? { events.last { $0.id == id } }

    /// The end that counts, or nil while the match is in progress.
    var end: MatchEvent? {
        state.timeline.first { $0.event.kind == .ended && !$0.isVoid }?.event
    }

    /// The state at the end of the match, without later corrections; nil while it is in progress.
    public var stateAtEnd: MatchState? {
        end.flatMap { end in MatchState(events.filter { $0 <= end }) }
    }

    // MARK: Undo

    /// The event that the next undo voids: the last one that is not void, but none before the end
    /// of the match. A deleted match can only be restored.
    public var undoable: MatchEvent? {
        let last = events.last {
            $0.kind.isUndoable && !state.isIgnored($0)
                && state.isDeleted == ($0.kind == .deleted)
        }
        return last?.kind == .ended ? nil : last
    }

    /// The event that the next redo restores: the last one that was voided since the last other
    /// change. An end that was voided is no change.
    public var redoable: MatchEvent? {
        for event in events.reversed() {
            switch event.kind {
            case .restored: continue
            case .ended where state.isIgnored(event): continue
            case .voided(let id):
                guard state.voided.contains(id), let target = self[id] else { continue }
                if canRestore(target) { return target }
            default: return nil
            }
        }
        return nil
    }

    private func canRestore(_ event: MatchEvent) -> Bool {
        switch event.kind {
        case .ended: false
        case .deleted: end.map { $0 < event } ?? false
        default: event.kind.isUndoable
        }
    }
}

/// Returns the number after another. An event can have any number, so the sum can overflow.
private func successor(of number: Int64?) -> Int64 {
    let number = number ?? 0
    return number == .max ? number : number + 1
}

extension MatchEvent.Kind {
    fileprivate var changesEarlierEvents: Bool {
        switch self {
        case .started, .voided, .restored, .goalCorrected: true
        default: false
        }
    }

    fileprivate var isUndoable: Bool {
        switch self {
        case .started, .voided, .restored, .unknown: false
        default: true
        }
    }
}
