/// The replicas of the accounts of a server, in a storage on this device.
///
/// The players of a replica have the identifiers of the server.
public protocol AccountReplicas: Sendable {
    /// Sends a value to a stream after each change by this device, until the stream ends.
    func observe(with stream: AsyncStream<Void>.Continuation)

    /// Stores a session that the server has opened, and its user if there is no replica of the
    /// account.
    func open(_ session: Session) async throws(StorageError)

    /// Ends a session on this device. Does nothing if it has already ended.
    func close(_ session: Session) async throws(StorageError)

    /// Returns the version that the replica has reached, or nil if nothing was copied yet.
    func version(of session: Session) async throws(StorageError) -> String?

    /// Stores changes and the version that they lead to, in one transaction.
    ///
    /// - Returns: `true` if the replica did not have all of them.
    /// - Throws: `.damaged` if the events of a match break the rules.
    @discardableResult
    func apply(_ update: AccountUpdate, to session: Session) async throws(StorageError) -> Bool

    /// Returns some of the events and changes of records that the server does not have. An update
    /// with them tells that the server has stored them.
    func waiting(of session: Session) async throws(StorageError) -> AccountUpdate

    /// Returns all events of a match, or nil if there is no such match.
    func events(
        of match: Match.ID, in session: Session
    ) async throws(StorageError) -> AccountUpdate.MatchEvents?

    /// Marks events and changes of records as refused by the server. Events of a match are sent
    /// again with the next one of the match.
    func refuse(_ update: AccountUpdate, of session: Session) async throws(StorageError)

    /// Lets everything that was refused wait again.
    func retryRefused(of session: Session) async throws(StorageError)

    /// Returns the number of events and changes of records that wait, and of those that were
    /// refused.
    func exchangeCounts(
        of session: Session
    ) async throws(StorageError) -> (waiting: Int, refused: Int)
}

/// Changes of an account. Storing them again has no effect.
public struct AccountUpdate: Sendable {
    /// The events of a match.
    public struct MatchEvents: Sendable {
        /// The identifier of the match.
        public let id: Match.ID
        /// Events in any order.
        public let events: [MatchEvent]

        /// Creates a value.
        public init(id: Match.ID, events: [MatchEvent]) {
            self.id = id
            self.events = events
        }
    }

    /// A finished match whose events are not known.
    public struct Result: Sendable {
        /// The identifier of the match.
        public let id: Match.ID
        /// Milliseconds since 1970.
        public let startedAt: Int64
        /// The score.
        public let score: Score
        /// The players and their teams.
        public let teams: [(player: PlayerID, team: Team)]

        /// Creates a value.
        public init(
            id: Match.ID, startedAt: Int64, score: Score, teams: [(player: PlayerID, team: Team)]
        ) {
            self.id = id
            self.startedAt = startedAt
            self.score = score
            self.teams = teams
        }
    }

    /// True if the values are the complete account, so that all others are removed.
    public var isComplete = false
    /// The version that the replica has after the update, or nil if it stays.
    public var version: String?
    /// New events.
    public var matches: [MatchEvents] = []
    /// New and changed matches without events.
    public var results: [Result] = []
    /// Deleted matches.
    public var deletedMatches: [Match.ID] = []
    /// New changes of records.
    public var records: [RecordChange] = []

    /// Creates an update without changes.
    public init() {}
}
