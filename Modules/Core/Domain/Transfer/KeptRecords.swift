/// The numbers of records that the undo of an import keeps, because they were changed or used
/// since.
public struct KeptRecords: Hashable, Sendable {
    /// The number of added players that were changed or have played since.
    public var players = 0
    /// The number of added matches that have got events since.
    public var matches = 0
    /// The number of values of known players that were changed since.
    public var values = 0

    /// The number of records of features that were changed since.
    public var records = 0

    /// Creates a value for an undo that keeps nothing.
    public init() {}

    /// True if the undo kept nothing.
    public var isEmpty: Bool { players + matches + values + records == 0 }
}
