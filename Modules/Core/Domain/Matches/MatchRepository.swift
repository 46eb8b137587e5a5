/// The matches of the user who is signed in. At most one is in progress.
public protocol MatchRepository: Sendable {
    /// Stores a new match and its line-up, all of it or nothing. A match that was still in progress
    /// ends with the score that it had.
    func start(_ lineUp: LineUp, at now: Moment) async throws(StorageError) -> Match

    /// The match in progress, if there is one.
    func current() async throws(StorageError) -> Match?

    /// Stores the score and the clock of the match in progress.
    ///
    /// - Throws: `.notFound` when that match is over or unknown.
    func save(_ match: Match) async throws(StorageError)

    /// Ends a match with the score that it has.
    ///
    /// - Throws: `.notFound` when that match is over or unknown.
    func end(_ match: Match, at now: Moment) async throws(StorageError) -> FinishedMatch

    /// Past matches, the newest first, at most so many.
    func finished(limit: Int) async throws(StorageError) -> [FinishedMatch]
}
