public import Platform

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
    /// Orders events by their counters, and those of the same counter by device and sequence number.
    public static func < (left: MatchEvent, right: MatchEvent) -> Bool {
        (left.counter, left.id.device, left.id.sequence)
            < (right.counter, right.id.device, right.id.sequence)
    }
}
