/// The effect of an import.
public struct ImportSummary: Hashable, Sendable {
    /// The number of players that are added.
    public var newPlayers = 0
    /// The number of players that are in the squad already.
    public var knownPlayers = 0
    /// The number of known players that get values.
    public var completedPlayers = 0
    /// The number of finished matches that are added.
    public var newMatches = 0
    /// The number of stored matches that get further events.
    public var updatedMatches = 0
    /// The number of finished matches that are stored already with all events.
    public var knownMatches = 0

    /// The number of records of features that are added.
    public var newRecords = 0
    /// The number of stored records of features that get other values.
    public var updatedRecords = 0
    /// The number of records of features that are stored already.
    public var knownRecords = 0

    /// Creates a summary in which all numbers are 0.
    public init() {}

    /// True if the import changes nothing.
    public var isEmpty: Bool {
        newPlayers + completedPlayers + newMatches + updatedMatches + newRecords
            + updatedRecords == 0
    }
}
