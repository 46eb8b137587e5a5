public import FoundationEssentials

/// The matches of the signed-in user. At most one match is in progress.
public protocol MatchRepository: Sendable {
    /// Ends a match in progress, and stores a new match with its first events, in one transaction.
    ///
    /// - Parameter startsClock: Whether the clock starts at once.
    func start(
        _ start: MatchStart, startsClock: Bool, at now: Moment
    ) async throws(StorageError) -> Match

    /// Returns the match in progress, or nil if there is none or it is damaged.
    func current() async throws(StorageError) -> Match?

    /// Returns a match with its events. It can be in progress, finished or deleted.
    ///
    /// - Throws: `.notFound` if it is not stored, `.damaged` if its events break the rules.
    func match(_ id: Match.ID) async throws(StorageError) -> Match

    /// Stores an event. If other events were stored since `match` was read, it gets the next
    /// identity and counter.
    ///
    /// - Parameter match: The match as it was read, without the event.
    /// - Returns: The stored match with the event.
    /// - Throws: `.notFound` if the match is not stored, or an error of `MatchState.checkProgress`.
    func append(_ event: MatchEvent, to match: Match) async throws(StorageError) -> Match

    /// Returns the newest finished matches, the newest first, without those that are damaged.
    ///
    /// - Parameter limit: The largest number of matches to read, or nil for all.
    func finished(limit: Int?) async throws(StorageError) -> [FinishedMatch]

    /// Returns the finished matches at consecutive positions in the result of a query.
    ///
    /// - Parameters:
    ///   - range: The positions. A range beyond the end is moved to the last matches.
    ///   - query: The search.
    ///   - match: A match that the page contains if the query finds it. If its position is not in
    ///     `range`, it is in the middle of the page.
    func page(
        _ range: Range<Int>, of query: MatchQuery, containing match: Match.ID?
    ) async throws(StorageError) -> MatchPage

    /// Returns the finished matches of a player that started last, the newest first, without those
    /// that are damaged.
    ///
    /// - Parameter limit: The largest number of matches to read.
    func finished(
        of player: PlayerID, limit: Int
    ) async throws(StorageError) -> [PlayerMatch]

    /// Returns the number of damaged matches: the match in progress, and the newest finished
    /// matches.
    ///
    /// - Parameter limit: The largest number of finished matches to read, or nil for all.
    func damagedCount(limit: Int?) async throws(StorageError) -> Int

    /// Corrects all damaged matches. A match whose events are damaged has ended and keeps its
    /// result, or is removed if that is damaged too.
    func removeDamaged() async throws(StorageError)
}

extension MatchRepository {
    /// Returns whether no other match has started after a match that has ended.
    public func isNewest(_ match: Match) async throws(StorageError) -> Bool {
        guard try await current() == nil else { return false }
        let newest = try await page(0..<1, of: MatchQuery(), containing: nil)
        return newest.items.first?.id == match.id
    }
}
