import Domain
import SQLite

/// Reads parts of the squad of one user, in the order of a query.
///
/// All values are those of `players_copy`, so that each player looks the same in each order. Only
/// if an index has lost players, they are those of the table.
struct SquadReader: ResultReader {
    private let database: Database
    private let user: Int64
    let query: SquadQuery
    private var isIndexed = true

    var withoutIndex: Self {
        var reader = self
        reader.isIndexed = false
        return reader
    }

    init(_ database: Database, user: Int64, query: SquadQuery) {
        self.database = database
        self.user = user
        self.query = query
    }

    /// Returns the identifiers of all players.
    func ids() throws(StorageError) -> [PlayerID] {
        let query = Query<IDColumn>(
            sql: "SELECT id FROM \(source) ORDER BY \(columns.sqlList)")
        return try database.all(query, values) { row throws(StorageError) in
            PlayerID(try row.integer(.id))
        }
    }

    func items(
        _ limit: Int, offset: Int, isReversed: Bool
    ) throws(StorageError) -> (items: [Player], damaged: Set<PlayerID>) {
        let marked = Set(try DamagedPlayers.marked(database))
        var players: [Player] = []
        var damaged: Set<PlayerID> = []
        players.reserveCapacity(limit)
        try database.each(
            rows(isReversed: isReversed),
            (readsInOrder ? [] : [.integer(user)]) + values
                + [.integer(Int64(limit)), .integer(Int64(offset))]
        ) { row throws(StorageError) in
            let stored = try? Player(row.player)
            let player = if let stored { stored } else { try Player(validValuesOf: row.player) }
            players.append(player)
            let isDifferent = try row.integer(.isDamaged) == 1
            if stored == nil || isDifferent || marked.contains(player.id.number) {
                damaged.insert(player.id)
            }
        }
        return (players, damaged)
    }

    private func rows(isReversed: Bool) -> Query<SquadColumn> {
        let order = columns.map { isReversed ? "\($0) DESC" : $0 }.sqlList
        let rows = "FROM \(source) ORDER BY \(order) LIMIT ? OFFSET ?"
        if readsInOrder { return SquadColumn.select(rows) }
        return SquadColumn.select(
            """
            FROM players INDEXED BY players_copy
            WHERE user = ? AND (name_key, id) IN (SELECT name_key, id \(rows))
            ORDER BY \(order)
            """)
    }

    // MARK: Counting

    func storedCount() throws(StorageError) -> Int? {
        guard query.searchKey.isEmpty else { return nil }
        return try StoredSize.value("squad_sizes", of: user, database)
    }

    func count() throws(StorageError) -> Int {
        Int(try database.integer("SELECT count(*) FROM \(source)", values) ?? 0)
    }

    func isRepositoryEmpty() throws(StorageError) -> Bool {
        try database.integer("SELECT 1 FROM players WHERE user = ? LIMIT 1", [.integer(user)])
            == nil
    }

    func position(of player: PlayerID) throws(StorageError) -> Int? {
        let id = SQLValue.integer(player.number)
        let isFound = try database.integer(
            "SELECT 1 FROM players WHERE id = ? AND \(filter)", [id] + values)
        guard isFound != nil else { return nil }
        let list = columns.sqlList
        let position = try database.integer(
            """
            SELECT count(*) FROM \(source)
            AND (\(list)) < (SELECT \(list) FROM players NOT INDEXED WHERE id = ?)
            """, values + [id])
        return position.map { Int($0) }
    }

    // MARK: Statements

    /// True if the rows in their order have all values.
    private var readsInOrder: Bool {
        query.order == .name && query.scripts == .codePoints || !isIndexed
    }

    private var source: String {
        "players \(isIndexed ? "INDEXED BY \(index)" : "NOT INDEXED") WHERE \(filter)"
    }

    private var filter: String {
        "user = ?" + (query.searchKey.isEmpty ? "" : " AND instr(name_key, ?) > 0")
    }

    /// The values for the parameters of `filter`.
    private var values: [SQLValue] {
        [.integer(user)] + (query.searchKey.isEmpty ? [] : [.text(query.searchKey)])
    }

    private var index: String {
        switch query.order {
        case .name: "players_copy"
        case .position: "players_by_position"
        case .skill: "players_by_skill"
        }
    }

    /// The columns of the order: those of the index after the user, and the order of scripts.
    private var columns: [String] {
        let group =
            switch query.order {
            case .name: [String]()
            case .position: [Self.group(of: "position", Position.allCases.map(\.rawValue))]
            case .skill: [Self.group(of: "skill", Skill.allCases.reversed().map(\.rawValue))]
            }
        return group + scripts + ["name_key", "id"]
    }

    /// No index has this order, so SQLite sorts the keys of the whole result.
    private var scripts: [String] {
        switch query.scripts {
        case .codePoints: []
        case .hangulFirst:
            [
                "name_key < '\(ScriptOrder.hangul.first)' OR name_key >= '\(ScriptOrder.hangul.end)'"
            ]
        }
    }

    private static func group(of column: String, _ values: [String]) -> String {
        let cases = values.enumerated().map { "WHEN '\($1)' THEN \($0)" }
        return "CASE \(column) \(cases.joined(separator: " ")) ELSE \(values.count) END"
    }
}

/// The identifier of a row.
enum IDColumn: Int32, ResultColumn {
    case id

    var sql: String { "id" }
}

/// The columns of `PlayerColumn`, in the same order, and the comparison of both copies of the row.
private struct SquadColumn: ResultColumn {
    let rawValue: Int32

    static let isDamaged = Self(rawValue: PlayerColumn.nameKey.rawValue + 1)
    static let allCases = (0...isDamaged.rawValue).map(Self.init)

    var sql: String {
        self == .isDamaged ? DamagedPlayers.condition : PlayerColumn(rawValue: rawValue).sql
    }
}

extension Row<SquadColumn> {
    fileprivate var player: Row<PlayerColumn> { Row<PlayerColumn>(statement: statement) }
}
