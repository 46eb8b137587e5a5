/// The storage on this device for the meanings of squad lists, as the user chose them.
public protocol SquadMeaningsStore: Sendable {
    /// Returns the meanings that were last saved for lists with the same headings, or nil.
    ///
    /// - Parameter shape: The identity of the headings.
    func meanings(of shape: String) async throws(StorageError) -> SquadMeanings?

    /// Stores the meanings for the next list with the same headings.
    func save(_ meanings: SquadMeanings, of shape: String) async throws(StorageError)
}
