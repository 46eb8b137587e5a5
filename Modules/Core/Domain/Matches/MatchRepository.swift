/// The matches of the signed-in user. At most one match is in progress.
public protocol MatchRepository: Sendable {
    /// Ends a match in progress with its score, and stores a new match, its line-up and its clock, in
    /// one transaction.
    func start(
        _ lineUp: LineUp, clock: MatchClock, at now: Moment
    ) async throws(StorageError) -> Match

    /// Returns the match in progress, or nil if there is none.
    func current() async throws(StorageError) -> Match?

    /// Stores the score and the clock of the match in progress.
    ///
    /// - Throws: `.notFound` if `match` is not in progress.
    func save(_ match: Match) async throws(StorageError)

    /// Ends a match with its current score.
    ///
    /// - Throws: `.notFound` if `match` is not in progress.
    func end(_ match: Match, at now: Moment) async throws(StorageError) -> FinishedMatch

    /// Returns finished matches, the newest first.
    ///
    /// - Parameter limit: The largest number of matches to return, or nil for all.
    func finished(limit: Int?) async throws(StorageError) -> [FinishedMatch]
}

extension MatchRepository {
    /// Starts a match with a stopped clock.
    public func start(_ lineUp: LineUp, at now: Moment) async throws(StorageError) -> Match {
        try await start(lineUp, clock: MatchClock(), at: now)
    }
}
