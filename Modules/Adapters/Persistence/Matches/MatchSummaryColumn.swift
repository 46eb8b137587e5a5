import Domain
import FoundationEssentials
import SQLite

/// The columns of a summary, and the comparison of both copies of the row.
enum MatchSummaryColumn: Int32, ResultColumn {
    case number, id, startedWall, startedUptime, startedBoot, scoreA, scoreB, isDamaged

    var sql: String {
        switch self {
        case .number: MatchColumn.number.sql
        case .id: MatchColumn.id.sql
        case .startedWall: MatchColumn.startedWall.sql
        case .startedUptime: MatchColumn.startedUptime.sql
        case .startedBoot: MatchColumn.startedBoot.sql
        case .scoreA: MatchColumn.scoreA.sql
        case .scoreB: MatchColumn.scoreB.sql
        case .isDamaged: MatchStatements.copy.isDifferent
        }
    }
}

extension MatchSummary {
    init(_ row: Row<MatchSummaryColumn>) throws(StorageError) {
        guard try row.integer(.isDamaged) == 0 else { throw .damaged }
        let score = Score(a: Int(try row.integer(.scoreA)), b: Int(try row.integer(.scoreB)))
        guard let id = UUID(bytes: try row.blob(.id)), let score else { throw .damaged }
        self.init(
            id: id,
            startedAt: Moment(
                wall: try row.integer(.startedWall), uptime: try row.integer(.startedUptime),
                boot: try row.text(.startedBoot)),
            score: score)
    }

    /// Creates a summary of a damaged match, with the score 0-0.
    init(validValuesOf row: Row<MatchSummaryColumn>) {
        let id = (try? row.blob(.id)).flatMap { UUID(bytes: $0) } ?? UUID()
        let wall = (try? row.integer(.startedWall)) ?? 0
        self.init(
            id: id, startedAt: Moment(wall: wall, uptime: 0, boot: ""), score: Score())
    }
}
