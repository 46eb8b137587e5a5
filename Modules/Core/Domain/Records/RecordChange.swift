public import FoundationEssentials
import Records

/// A change of one record by a device. Changes are added and never replaced.
public struct RecordChange: Hashable, Sendable, Identifiable {
    /// The identifier, which any device can make.
    public let id: UUID
    /// The Lamport counter, which is greater than the counters of all changes that the device knew.
    /// The values of a record that is older than its changes have the counter 0.
    public let counter: Int64
    /// The device that made the change.
    public let device: UUID
    /// The time in milliseconds since 1970. The order of changes does not depend on it.
    public let wall: Int64
    /// The name of the kind of the record.
    public let kind: String
    /// The identifier of the record.
    public let record: UUID
    /// The new values by the names of the fields; nil for a field that becomes empty.
    public let values: [String: ArchivedRecord.Value?]
    /// True if the change deletes the record, false if it restores the record, otherwise nil.
    public let isDeleted: Bool?

    /// Creates a change.
    public init(
        id: UUID = UUID(), counter: Int64, device: UUID, wall: Int64, kind: String, record: UUID,
        values: [String: ArchivedRecord.Value?], isDeleted: Bool? = nil
    ) {
        self.id = id
        self.counter = counter
        self.device = device
        self.wall = wall
        self.kind = kind
        self.record = record
        self.values = values
        self.isDeleted = isDeleted
    }
}

extension RecordChange {
    /// Returns the change with the first values of a player whose number a server has assigned. All
    /// devices and the server make it alike.
    package static func first(
        of player: PlayerID, _ values: [String: ArchivedRecord.Value]
    ) -> RecordChange {
        RecordChange(
            id: player.uuid, counter: 0, device: player.uuid, wall: 0, kind: Player.kind.name,
            record: player.uuid, values: values)
    }
}

extension RecordChange {
    /// The kind and the identifier of the record, without values.
    package var key: ArchivedRecord { .key(kind, record) }

    /// Returns the same change for another record, with other identifiers of players.
    package func identified(
        as record: UUID, player: (PlayerID) -> PlayerID
    ) -> RecordChange {
        // The first change of a player has the identifier of the record.
        let other = { (id: UUID) in id == self.record ? record : id }
        let values = values.mapValues { value -> ArchivedRecord.Value? in
            if case .player(let id)? = value { .player(player(id)) } else { value }
        }
        return RecordChange(
            id: other(id), counter: counter, device: other(device), wall: wall, kind: kind,
            record: record, values: values, isDeleted: isDeleted)
    }
}

extension RecordChange: Comparable {
    /// Orders changes by their counters, and those of the same counter by their identifiers.
    public static func < (left: RecordChange, right: RecordChange) -> Bool {
        (left.counter, left.id) < (right.counter, right.id)
    }
}
