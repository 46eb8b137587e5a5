import Domain
import FoundationEssentials
import SQLite

/// Reads parts of the finished matches of one user, those that started last first.
struct MatchReader: ResultReader {
    private let database: Database
    private let user: Int64
    let query: MatchQuery
    /// The names of guests and of deleted players that the search finds, as a list in JSON.
    private let guests: String
    /// True if the players that the search finds are in many line-ups, so that it is faster to look
    /// at each match.
    private var isFrequent = false
    /// The match after which a search looks; nil if it looks at all matches.
    private var bound: (wall: Int64, number: Int64)?
    /// The clause for reading the matches that are not deleted in their order.
    private var index = "INDEXED BY matches_by_start"

    var withoutIndex: Self {
        var reader = self
        reader.index = "NOT INDEXED"
        return reader
    }

    init(
        _ database: Database, user: Int64, query: MatchQuery, folding: any TextFolding
    ) throws(StorageError) {
        self.database = database
        self.user = user
        self.query = query
        guests = try query.searchKey.isEmpty ? "[]" : Self.guests(query, folding, database)
    }

    /// Returns the matches at consecutive positions.
    ///
    /// - Parameters:
    ///   - newestCount: The number of matches among which a search looks first.
    ///   - rareLimit: The largest number of line-ups in which the found players are rare.
    func read(
        _ range: Range<Int>, containing match: Match.ID?, newestCount: Int = 400,
        rareLimit: Int = 100_000
    ) throws(StorageError) -> MatchPage {
        let page = try newestPage(range, containing: match, among: newestCount)
        if let page { return page }
        var reader = self
        reader.isFrequent = try isFrequent(rareLimit)
        return try reader.page(range, containing: match)
    }

    /// Returns the first matches that a search finds, if there are enough of them among the newest
    /// ones. So a search that finds very many shows them before all are counted.
    private func newestPage(
        _ range: Range<Int>, containing match: Match.ID?, among newestCount: Int
    ) throws(StorageError) -> MatchPage? {
        guard query.isSearch, !query.isDeleted, range.lowerBound == 0,
            range.upperBound <= newestCount
        else { return nil }
        let last = try database.first(
            BoundColumn.select(
                "FROM \(all) ORDER BY started_wall DESC, number DESC LIMIT 1 OFFSET ?2"),
            [.integer(user), .integer(Int64(newestCount))]
        ) { row throws(StorageError) in (try row.integer(.wall), try row.integer(.number)) }
        guard let last else { return nil }
        var reader = self
        reader.bound = last
        let (items, damaged) = try reader.items(newestCount, offset: 0, isReversed: false)
        guard items.count >= range.upperBound, Set(items.map(\.id)).count == items.count else {
            return nil
        }
        let page = MatchPage(
            of: query, count: items.count, hasMore: true, start: 0, items: items,
            damaged: damaged, isRepositoryEmpty: false)
        guard let match, page.position(of: match) == nil else { return page }
        let isOlder = try database.integer(
            "SELECT (started_wall, number) <= (?, ?) FROM matches WHERE id = ? AND user = ?",
            [.integer(last.0), .integer(last.1), .blob(match.bytes), .integer(user)])
        return isOlder == 1 ? nil : page
    }

    private func isFrequent(_ rareLimit: Int) throws(StorageError) -> Bool {
        guard !query.searchKey.isEmpty else { return false }
        let found = try database.integer(
            """
            SELECT count(*) > \(rareLimit) FROM (
                SELECT 1 FROM line_up_entries INDEXED BY line_up_entries_by_player
                WHERE player_id IN (SELECT id \(Self.players)) LIMIT \(rareLimit + 1))
            """, Array(values.prefix(2)))
        return found == 1
    }

    func items(
        _ limit: Int, offset: Int, isReversed: Bool
    ) throws(StorageError) -> (items: [MatchSummary], damaged: Set<Match.ID>) {
        var matches: [MatchSummary] = []
        var damaged: Set<Match.ID> = []
        let order = isReversed ? "ASC" : "DESC"
        let rows = MatchSummaryColumn.select(
            """
            FROM \(source) ORDER BY started_wall \(order), number \(order) LIMIT ? OFFSET ?
            """)
        try database.each(rows, values + [.integer(Int64(limit)), .integer(Int64(offset))]) {
            row throws(StorageError) in
            let stored = try? MatchSummary(row)
            let match =
                if let stored { stored } else { MatchSummary(validValuesOf: row) }
            matches.append(match)
            if stored == nil { damaged.insert(match.id) }
        }
        return (matches, damaged)
    }

    func position(of match: Match.ID) throws(StorageError) -> Int? {
        guard let number = try MatchStatements.number(of: match, of: user, database) else {
            return nil
        }
        let id = SQLValue.integer(number)
        let isFound = try database.integer(
            """
            SELECT 1 FROM \(source) AND number = ?
                AND started_wall = (SELECT started_wall FROM matches NOT INDEXED WHERE number = ?)
            """, values + [id, id])
        guard isFound != nil else { return nil }
        let position = try database.integer(
            """
            SELECT count(*) FROM \(source) AND (started_wall, number) > (
                SELECT started_wall, number FROM matches NOT INDEXED WHERE number = ?)
            """, values + [id])
        return position.map { Int($0) }
    }

    // MARK: Counting

    func storedCount() throws(StorageError) -> Int? {
        guard !query.isSearch, !query.isDeleted else { return nil }
        return try StoredSize.value("history_sizes", of: user, database)
    }

    func count() throws(StorageError) -> Int {
        Int(try database.integer("SELECT count(*) FROM \(source)", values) ?? 0)
    }

    func isRepositoryEmpty() throws(StorageError) -> Bool {
        let first = try database.integer(
            "SELECT 1 FROM \(all) LIMIT 1", [.integer(user)])
        return first == nil
    }

    // MARK: Statements

    /// The matches in which the query searches. There are few deleted ones, and no index of them.
    private var all: String {
        query.isDeleted
            ? "matches NOT INDEXED WHERE user = ?1 AND is_deleted = 1"
            : """
            matches \(index) WHERE user = ?1 AND \(MatchStatements.isFinished)
            \(bound == nil ? "" : "AND (started_wall, number) > (?5, ?6)")
            """
    }

    private var source: String {
        guard query.isSearch else { return all }
        // The names of few matches are found sooner than all players with the name.
        let players =
            bound == nil
            ? "player_id IN (SELECT id \(Self.players))"
            : """
            EXISTS (SELECT 1 FROM players
                WHERE id = player_id AND user = ?1 AND ?2 <> '' AND instr(name_key, ?2) > 0)
            """
        let guests = "player_id IS NULL AND name IN (SELECT value FROM json_each(?3))"
        let entries = "SELECT match_number FROM line_up_entries INDEXED BY line_up_entries"
        let isNameFound =
            isFrequent || bound != nil
            ? """
            EXISTS (SELECT 1 FROM line_up_entries
                WHERE match_number = matches.number AND (\(players) OR \(guests)))
            """
            : """
            number IN (\(entries)_by_player WHERE \(players))
                OR number IN (\(entries)_of_guests WHERE \(guests))
            """
        // Lists are parameters in JSON, so that each search uses the same prepared statement.
        return """
            \(all) AND (
                number IN (
                    SELECT number FROM json_each(?4) CROSS JOIN \(all)
                        AND started_wall >= json_extract(value, '$[0]')
                        AND started_wall < json_extract(value, '$[1]'))
                OR \(isNameFound))
            """
    }

    /// The players that a search finds.
    private static let players = """
        FROM players INDEXED BY players_copy
        WHERE user = ?1 AND ?2 <> '' AND instr(name_key, ?2) > 0
        """

    /// The values for the parameters of `source`.
    private var values: [SQLValue] {
        guard query.isSearch else { return [.integer(user)] }
        let dates = query.dates.map { "[\($0.lowerBound),\($0.upperBound)]" }
        return [
            .integer(user), .text(query.searchKey), .text(guests),
            .text("[\(dates.joined(separator: ","))]"),
        ] + (bound.map { [.integer($0.wall), .integer($0.number)] } ?? [])
    }

    private enum NameColumn: Int32, ResultColumn {
        case name

        var sql: String { "name" }
    }

    /// Returns the names of guests that a search finds, as a list in JSON. Their keys are not
    /// stored.
    private static func guests(
        _ query: MatchQuery, _ folding: any TextFolding, _ database: Database
    ) throws(StorageError) -> String {
        // SQLite would read all entries to find the different names.
        let names = try database.all(
            Query<NameColumn>(
                sql: """
                    WITH RECURSIVE names (name) AS (
                        SELECT min(name) FROM line_up_entries INDEXED BY line_up_entries_of_guests
                        WHERE player_id IS NULL
                        UNION ALL SELECT (
                            SELECT min(name) FROM line_up_entries
                                INDEXED BY line_up_entries_of_guests
                            WHERE player_id IS NULL AND name > names.name)
                        FROM names WHERE names.name IS NOT NULL)
                    SELECT name FROM names WHERE name IS NOT NULL
                    """)
        ) { row throws(StorageError) in
            try? row.text(.name)
        }
        let found = names.compactMap(\.self).filter {
            folding.nameKey($0).utf8.contains(query.searchKey.utf8)
        }
        guard let list = try? JSONEncoder().encode(found) else { throw .unavailable }
        return String(decoding: list, as: UTF8.self)
    }
}

/// The columns by which matches are ordered.
private enum BoundColumn: Int32, ResultColumn {
    case wall, number

    var sql: String {
        switch self {
        case .wall: MatchColumn.startedWall.sql
        case .number: MatchColumn.number.sql
        }
    }
}
