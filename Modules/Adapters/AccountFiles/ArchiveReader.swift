import Domain
import Platform

/// Converts a document to an archive and collects all of its issues.
struct ArchiveReader {
    private let document: AccountDocument
    private var issues: [ImportIssue] = []
    private var playerIDs: Set<Int64> = []
    private var matchIDs: Set<UUID> = []

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
        guard reader.issues.isEmpty else { throw .invalid(reader.issues) }
        return AccountArchive(players: players, matches: matches)
    }

    private mutating func add(_ reason: ImportIssue.Reason, at path: String) {
        issues.append(ImportIssue(.path(path), reason))
    }

    private mutating func player(_ row: AccountDocument.PlayerRow, at path: String) -> Player? {
        if !playerIDs.insert(row.id).inserted { add(.repeatedIdentifier, at: "\(path).id") }
        do throws(ImportIssue.Reason) {
            return try Player(
                id: PlayerID(row.id), name: row.name, age: row.age.map(String.init),
                skill: row.skill, position: row.preferredPosition, team: row.favouriteTeam)
        } catch {
            add(error, at: path)
            return nil
        }
    }

    private mutating func match(
        _ row: AccountDocument.MatchRow, at path: String
    ) -> FinishedMatch? {
        if !matchIDs.insert(row.id).inserted { add(.repeatedIdentifier, at: "\(path).id") }
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
        return FinishedMatch(
            id: row.id, startedAt: start.moment, endedAt: end.moment, lineUp: lineUp, score: score)
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
            add(.unknownPosition(text), at: "\(path).position")
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
