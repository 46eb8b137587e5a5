public import Domain
import Synchronization

/// A store that keeps the meanings of squad lists in memory.
public final class InMemorySquadMeanings: SquadMeaningsStore {
    private let meanings = Mutex<[String: SquadMeanings]>([:])

    /// Creates an empty store.
    public init() {}

    /// The headings of the lists whose meanings are stored.
    public var shapes: Set<String> { Set(meanings.withLock(\.keys)) }

    /// Returns the meanings of lists with the same headings.
    public func meanings(of shape: String) async throws(StorageError) -> SquadMeanings? {
        meanings.withLock { $0[shape] }
    }

    /// Stores the meanings.
    public func save(_ meanings: SquadMeanings, of shape: String) async throws(StorageError) {
        self.meanings.withLock { $0[shape] = meanings }
    }
}
