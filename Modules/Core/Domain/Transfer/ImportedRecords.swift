/// The effect of an import, and what it stored.
public struct ImportedRecords: Hashable, Sendable {
    /// The effect of the import.
    public var summary: ImportSummary
    /// The players that were added.
    public var players: [AddedPlayer] = []
    /// The values that known players got.
    public var values: [PlayerID: [PlayerChange]] = [:]
    /// The matches that were added, with the numbers of their events.
    public var matches: [Match.ID: Int] = [:]
    /// The events that were added to matches that were stored before.
    public var events: [Match.ID: [MatchEvent.ID]] = [:]
    /// The records of features that were added, as they were stored.
    public var records: [ArchivedRecord] = []
    /// The records of features that got other values.
    public var changed: [ChangedRecord] = []

    /// Creates a record of an import that has stored nothing so far.
    public init(_ summary: ImportSummary) {
        self.summary = summary
    }
}

/// A record of a feature that an import changed.
public struct ChangedRecord: Hashable, Sendable {
    /// The record before the import.
    public let before: ArchivedRecord
    /// The record as the import stored it.
    public let after: ArchivedRecord

    /// Creates a value for a change.
    public init(before: ArchivedRecord, after: ArchivedRecord) {
        self.before = before
        self.after = after
    }
}

/// A player that an import added, without its values, which need much memory for many players.
public struct AddedPlayer: Hashable, Sendable {
    /// The identifier.
    public let id: PlayerID
    /// Differs in this run of the program for other values.
    private let values: Int

    /// Creates a value for a stored player.
    public init(_ player: Player) {
        id = player.id
        values = player.hashValue
    }
}
