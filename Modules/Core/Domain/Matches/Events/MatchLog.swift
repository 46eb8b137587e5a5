public import Platform

/// The events of a match and their result.
///
/// The events are ordered by their Lamport counters, then by their devices, and never by a clock. So
/// the result depends only on the set of events, and not on the order in which they arrive.
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
    ///   - events: The events. Several with the same identity count once.
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
        let sequence = events.last { $0.id.device == device }?.id.sequence ?? 0
        return MatchEvent(
            id: MatchEvent.ID(device: device, sequence: sequence + 1),
            counter: (events.last?.counter ?? 0) + 1, moment: moment, kind: kind)
    }

    /// Adds an event. Does nothing if its identity is known.
    public mutating func insert(_ event: MatchEvent) {
        // The identity of an event that comes last is new.
        if let last = events.last, last < event {
            events.append(event)
            if state.add(event) { return }
        } else {
            guard !events.contains(where: { $0.id == event.id }) else { return }
            let index = events.firstIndex { event < $0 } ?? events.endIndex
            events.insert(event, at: index)
        }
        state = MatchState(events) ?? state
    }

    // MARK: Undo

    /// The event that the next undo voids: the last one that has an effect, but none before the end
    /// of the match.
    public var undoable: MatchEvent? {
        let last = events.last { $0.kind.isUndoable && !state.voided.contains($0.id) }
        return last?.kind == .ended ? nil : last
    }

    /// The event that the next redo restores: the last one that was voided since the last other
    /// change.
    public var redoable: MatchEvent? {
        var voided: [MatchEvent.ID] = []
        let index = events.lastIndex { !$0.kind.isUndoOrRedo } ?? events.startIndex
        for event in events[index...] {
            switch event.kind {
            case .voided(let target): voided.append(target)
            case .restored(let target): voided.removeAll { $0 == target }
            default: break
            }
        }
        return voided.last.flatMap { id in events.last { $0.id == id } }
    }
}

extension MatchEvent.Kind {
    fileprivate var isUndoOrRedo: Bool {
        switch self {
        case .voided, .restored: true
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
