/// The content of an exported file.
public struct ExportSummary: Hashable, Sendable {
    /// The number of players in the file.
    public var players = 0
    /// The number of finished matches in the file.
    public var matches = 0
    /// The number of records of features in the file.
    public var records = 0
    /// The number of damaged players, which are in the file with the values that can be read.
    public var damagedPlayers = 0
    /// The number of damaged records of features in a table, which has the values that can be read.
    public var damagedRecords = 0
    /// The number of damaged matches, which are not in the file.
    public var damagedMatches = 0
    /// True if the file is a table of records of a feature, which has nothing else.
    public var isTable = false

    /// Creates a summary.
    public init(
        players: Int = 0, matches: Int = 0, records: Int = 0, damagedPlayers: Int = 0,
        damagedRecords: Int = 0, damagedMatches: Int = 0, isTable: Bool = false
    ) {
        self.players = players
        self.matches = matches
        self.records = records
        self.damagedPlayers = damagedPlayers
        self.damagedRecords = damagedRecords
        self.damagedMatches = damagedMatches
        self.isTable = isTable
    }
}
