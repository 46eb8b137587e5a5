import Domain
import Platform
import Records

/// Converts a document to an archive and collects all of its issues.
struct ArchiveReader {
    private static let eventLimit = 10_000

    private let document: AccountDocument
    private var issues: [ImportIssue] = []
    private var playerIDs: Set<Int64> = []
    private var matchIDs: Set<UUID> = []
    private var recordIDs: Set<UUID> = []
    /// The fields of the kinds of records.
    private var recordFields: [String: Set<String>] = [:]

    init(_ document: AccountDocument) {
        self.document = document
    }

    func archive() throws(AccountFileError) -> AccountArchive {
        var reader = self
        let players = document.players.enumerated().compactMap { index, row in
            reader.player(row, at: "players[\(index)]")
        }
        let matches = document.matches.enumerated().compactMap { index, row in
            reader.match(row, at: "matches[\(index)]")
        }
        let records = document.records ?? []
        for (index, record) in records.enumerated() {
            reader.check(record, at: "records[\(index)]")
        }
        guard reader.issues.isEmpty else { throw .invalid(reader.issues) }
        return AccountArchive(players: players, matches: matches, records: records)
    }

    private mutating func add(_ reason: ImportIssue.Reason, at path: String) {
        issues.append(ImportIssue(.path(path), reason))
    }

    private mutating func player(_ row: AccountDocument.PlayerRow, at path: String) -> Player? {
        if !playerIDs.insert(row.id).inserted { add(.repeatedIdentifier, at: "\(path).id") }
        do throws(InvalidFieldError) {
            return try row.values.record(PlayerID(row.id))
        } catch {
            add(ImportIssue.Reason(error), at: path)
            return nil
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
        where player.number > 0 && !playerIDs.contains(player.number) {
            add(.unknownPlayer, at: "\(path).values")
        }
    }

    private mutating func match(_ row: AccountDocument.MatchRow, at path: String) -> Match? {
        if !matchIDs.insert(row.id).inserted { add(.repeatedIdentifier, at: "\(path).id") }
        guard let events = row.events else { return result(row, at: path) }
        return match(row.id, events, at: "\(path).events")
    }

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
            deletedPlayers: Set(players.filter { !playerIDs.contains($0.number) }))
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
        if player.number >= 0, !playerIDs.contains(player.number) { add(.unknownPlayer, at: path) }
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
        if let id = row.player, !playerIDs.contains(id) {
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
