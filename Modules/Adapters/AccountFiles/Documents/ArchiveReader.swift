import Domain
import FoundationEssentials
import Records

/// Reads the pages of a document, and collects all of its issues.
struct ArchiveReader {
    private static let eventLimit = 10_000
    /// The number of issues after which the rest of a document is not read.
    private static let issueLimit = 1_000

    private let document: ArchiveDocument
    /// The lists of which rows are left.
    private var lists = AccountDocument.List.allCases[...]
    /// The place in the first of these lists.
    private var scanner: JSONScanner?
    /// The number of rows that were read of the first list.
    private var rowCount = 0
    private var issues: [ImportIssue] = []
    private var playerIDs = PlayerIDMap()
    private var matchIDs: Set<UUID> = []
    private var recordIDs: Set<UUID> = []
    /// The fields of the kinds of records.
    private var recordFields: [String: Set<String>] = [:]

    init(_ document: ArchiveDocument) {
        self.document = document
    }

    /// True if all pages were read and have no issues.
    var isComplete: Bool { lists.isEmpty && issues.isEmpty }

    // MARK: Pages

    /// Returns the next page with rows of one list, or nil at the end.
    ///
    /// - Throws: `.invalid` with all issues at the end.
    mutating func nextPage() throws(AccountFileError) -> AccountArchive? {
        while let list = lists.first, issues.count < Self.issueLimit {
            switch list {
            case .players:
                let players = try rows(500) { reader, row throws(AccountFileError) in
                    try reader.player(row)
                }
                if !players.isEmpty { return AccountArchive(players: players, matches: []) }
            case .matches:
                let matches = try rows(50) { reader, row throws(AccountFileError) in
                    let path = "matches[\(row)]"
                    let match = try reader.decoded(AccountDocument.MatchRow.self, at: path)
                    return match.flatMap { reader.match($0, at: path) }
                }
                if !matches.isEmpty { return AccountArchive(players: [], matches: matches) }
            case .records:
                let records = try rows(500) { reader, row throws(AccountFileError) in
                    let path = "records[\(row)]"
                    let record = try reader.decoded(ArchivedRecord.self, at: path)
                    if let record { reader.check(record, at: path) }
                    return record
                }
                if !records.isEmpty {
                    return AccountArchive(players: [], matches: [], records: records)
                }
            }
        }
        guard issues.isEmpty else { throw .invalid(issues) }
        return nil
    }

    /// Returns the valid ones of the next rows of the first list. After the last row, the next list
    /// is the first one.
    private mutating func rows<Value>(
        _ limit: Int,
        _ read: (inout Self, _ row: Int) throws(AccountFileError) -> Value?
    ) throws(AccountFileError) -> [Value] {
        var values: [Value] = []
        if scanner == nil, let list = lists.first { scanner = try document.rows(of: list) }
        for _ in 0..<limit {
            guard try scanner?.row(rowCount) == true else {
                lists.removeFirst()
                (scanner, rowCount) = (nil, 0)
                break
            }
            if let value = try read(&self, rowCount) { values.append(value) }
            rowCount += 1
        }
        return values
    }

    /// Returns the next row, or nil after adding an issue.
    private mutating func decoded<Row: Decodable>(
        _ type: Row.Type, at path: String
    ) throws(AccountFileError) -> Row? {
        let bytes = try scanner?.value() ?? []
        do throws(AccountFileError) {
            return try AccountDocument.decode(type, bytes, at: path)
        } catch {
            guard case .invalid(let found) = error else { throw error }
            issues += found
            return nil
        }
    }

    private mutating func add(_ reason: ImportIssue.Reason, at path: String) {
        issues.append(ImportIssue(.path(path), reason))
    }

    private mutating func player(_ number: Int) throws(AccountFileError) -> Player? {
        if let player = scanner?.plainPlayer() {
            addPlayer(player.id, number)
            return player
        }
        let path = "players[\(number)]"
        guard let row = try decoded(AccountDocument.PlayerRow.self, at: path) else { return nil }
        addPlayer(PlayerID(row.id), number)
        do throws(InvalidFieldError) {
            return try row.values.record(PlayerID(row.id))
        } catch {
            add(ImportIssue.Reason(error), at: path)
            return nil
        }
    }

    private mutating func addPlayer(_ id: PlayerID, _ number: Int) {
        if !playerIDs.insert(id, for: id) {
            add(.repeatedIdentifier, at: "players[\(number)].id")
        }
    }

    private mutating func check(_ record: ArchivedRecord, at path: String) {
        if !recordIDs.insert(record.id).inserted { add(.repeatedIdentifier, at: "\(path).id") }
        if !ArchivedRecord.isKindName(record.kind) { add(.invalidName, at: "\(path).kind") }
        recordFields[record.kind, default: []].formUnion(record.values.keys)
        if recordFields[record.kind, default: []].count > ArchivedRecord.fieldLimit
            || !record.values.keys.allSatisfy(ArchivedRecord.isFieldName)
        {
            add(.invalidName, at: "\(path).values")
        }
        // The number of a player whom the account does not have is not positive.
        for case .player(let player) in record.values.values
        where player.number > 0 && !isKnown(player) {
            add(.unknownPlayer, at: "\(path).values")
        }
    }

    private mutating func match(_ row: AccountDocument.MatchRow, at path: String) -> Match? {
        if !matchIDs.insert(row.id).inserted { add(.repeatedIdentifier, at: "\(path).id") }
        guard let events = row.events else { return result(row, at: path) }
        return match(row.id, events, at: "\(path).events")
    }

    private func isKnown(_ player: PlayerID) -> Bool { playerIDs[player] != nil }

    // MARK: Events

    private mutating func match(
        _ id: Match.ID, _ events: [MatchEvent], at path: String
    ) -> Match? {
        var known: Set<MatchEvent.ID> = []
        var count = events.count
        let checkedEvents = events.enumerated().map { index, event in
            let path = "\(path)[\(index)]"
            if !known.insert(event.id).inserted { add(.repeatedIdentifier, at: "\(path).id") }
            let numbers = 1...MatchEvent.maximumImportedNumber
            if !numbers.contains(event.counter) || !numbers.contains(event.id.sequence) {
                add(.invalidCounter, at: path)
            }
            if case .started(let start) = event.kind { count += start.benchGuests.count }
            return event.replacing(
                entry: { entry in
                    count += 1
                    return checked(entry, at: path)
                },
                player: { player in
                    count += 1
                    check(player, at: path)
                    return player
                })
        }
        guard count <= Self.eventLimit else {
            add(.tooManyEvents(limit: Self.eventLimit), at: path)
            return nil
        }
        guard let log = MatchLog(checkedEvents, device: id), log.state.endedAt != nil else {
            add(.incompleteMatch, at: path)
            return nil
        }
        let players = log.state.participants.compactMap(\.entry.playerID)
        return Match(
            id: id, log: log,
            deletedPlayers: Set(players.filter { !isKnown($0) }))
    }

    private mutating func checked(_ entry: LineUpEntry, at path: String) -> LineUpEntry {
        if let player = entry.playerID { check(player, at: path) }
        do throws(ImportIssue.Reason) {
            return LineUpEntry(
                playerID: entry.playerID, name: try PlayerName(fileText: entry.name).text,
                position: entry.position, team: entry.team)
        } catch {
            add(error, at: path)
            return entry
        }
    }

    /// Adds an issue for a player who is neither in the document nor deleted.
    private mutating func check(_ player: PlayerID, at path: String) {
        if player.number >= 0, !isKnown(player) { add(.unknownPlayer, at: path) }
    }

    // MARK: Results

    /// Returns a match with a start and an end.
    private mutating func result(_ row: AccountDocument.MatchRow, at path: String) -> Match? {
        guard row.lineUp.count <= Self.eventLimit else {
            add(.tooManyEvents(limit: Self.eventLimit), at: "\(path).lineUp")
            return nil
        }
        let entries = row.lineUp.enumerated().compactMap { index, entry in
            lineUpEntry(entry, at: "\(path).lineUp[\(index)]")
        }
        let lineUp = LineUp(entries)
        if lineUp == nil { add(.invalidLineUp, at: "\(path).lineUp") }
        let score = Score(a: row.scoreA, b: row.scoreB)
        if score == nil { add(.invalidScore, at: path) }
        let start = UTCDate(row.startedAt)
        if start == nil { add(.invalidDate, at: "\(path).startedAt") }
        let end = UTCDate(row.endedAt)
        if end == nil { add(.invalidDate, at: "\(path).endedAt") }
        guard let lineUp, let score, let start, let end else { return nil }
        return Match(
            FinishedMatch(
                id: row.id, startedAt: start.moment, endedAt: end.moment, lineUp: lineUp,
                score: score))
    }

    private mutating func lineUpEntry(
        _ row: AccountDocument.MatchRow.Entry, at path: String
    ) -> LineUpEntry? {
        if let id = row.player, !isKnown(PlayerID(id)) {
            add(.unknownPlayer, at: "\(path).player")
        }
        guard let team = Team(rawValue: row.team) else {
            add(.unknownTeam, at: "\(path).team")
            return nil
        }
        let position = row.position.flatMap(Position.init(rawValue:))
        if let text = row.position, position == nil {
            add(.invalid(\.preferredPosition, text), at: "\(path).position")
        }
        do throws(ImportIssue.Reason) {
            let name = try PlayerName(fileText: row.name)
            return LineUpEntry(
                playerID: row.player.map { PlayerID($0) }, name: name.text, position: position,
                team: team)
        } catch {
            add(error, at: "\(path).name")
            return nil
        }
    }
}
