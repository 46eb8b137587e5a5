/// An archive that is read in pages, so that a large one needs little memory.
public protocol PagedArchive: Sendable {
    /// The number of matches.
    var matchCount: Int { get }

    /// Calls `body` with parts of the archive in their order: the players, then the matches, then
    /// the records.
    ///
    /// - Throws: `.fileChanged` if the file of the archive has changed, or the error of `body`.
    func forEachPage(
        _ body: (AccountArchive) throws(StorageError) -> Void
    ) throws(StorageError)
}

extension AccountArchive: PagedArchive {
    /// The number of matches.
    public var matchCount: Int { matches.count }

    /// Calls `body` with the whole archive.
    public func forEachPage(
        _ body: (AccountArchive) throws(StorageError) -> Void
    ) throws(StorageError) {
        try body(self)
    }

    /// Creates an archive of all pages of another one.
    public init(_ archive: any PagedArchive) throws(StorageError) {
        var (players, matches, records): ([Player], [Match], [ArchivedRecord]) = ([], [], [])
        try archive.forEachPage { page throws(StorageError) in
            players += page.players
            matches += page.matches
            records += page.records
        }
        self.init(players: players, matches: matches, records: records)
    }
}
