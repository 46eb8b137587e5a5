public import Domain
public import Records
import Synchronization

/// Records of a kind that can refer to records of others.
protocol ReferringRecords: Sendable {
    /// The name of the kind.
    var kindName: String { get }

    /// Deletes the records that belong to a deleted one, and removes other references to it.
    func removeReferences(to deleted: RecordValue, in kind: String)

    /// Returns whether a record of this kind is stored.
    func contains(_ id: RecordValue) -> Bool
}

/// The records of every kind of one user in memory. A record is deleted with the one to which it
/// belongs, as long as this object lives.
public final class InMemoryRecordRepositories: RecordRepositories {
    private let repositories = Mutex<[ObjectIdentifier: any ReferringRecords]>([:])
    private let players: InMemoryPlayers?

    /// Creates repositories without records.
    ///
    /// - Parameter players: The players to which records can refer.
    public init(players: InMemoryPlayers? = nil) {
        self.players = players
        players?.whenDeleted { [weak self] player in
            self?.removeReferences(to: player.recordValue, in: Player.kind.name)
        }
    }

    /// Deletes the records that belong to a deleted one, and removes other references to it.
    func removeReferences(to deleted: RecordValue, in kind: String) {
        for records in repositories.withLock({ Array($0.values) }) {
            records.removeReferences(to: deleted, in: kind)
        }
    }

    /// Returns whether a record of a kind is stored, or true if players are not known.
    func contains(_ id: RecordValue, in kind: String) -> Bool {
        if kind == Player.kind.name {
            return players.map { players in
                PlayerID(id).flatMap { players.player($0) } != nil
            } ?? true
        }
        return repositories.withLock { Array($0.values) }
            .contains { $0.kindName == kind && $0.contains(id) }
    }

    /// Returns the records of a kind, the same ones at each call.
    public func repository<Root: Record>(of kind: Root.Type) -> any RecordRepository<Root>
    where Root.ID == RecordID<Root> { records(of: kind) }

    /// Returns the records of a kind with the control over their calls.
    public func records<Root: Record>(of kind: Root.Type) -> InMemoryRecords<Root>
    where Root.ID == RecordID<Root> {
        repositories.withLock { repositories in
            if let known = repositories[ObjectIdentifier(kind)] as? InMemoryRecords<Root> {
                return known
            }
            let new = InMemoryRecords<Root>([], among: self)
            repositories[ObjectIdentifier(kind)] = new
            return new
        }
    }
}
