import Domain
import FootballUI
import Gather

extension CompactGatherStrings {
    static func score(of team: Team, in score: Score) -> String {
        "\(FootballStrings.name(of: team)) \(score[team])"
    }

    static func addGoal(to team: Team) -> String { "\(FootballStrings.name(of: team)) +" }
    static func removeGoal(from team: Team) -> String { "\(FootballStrings.name(of: team)) −" }

    static func players(_ entries: [LineUpEntry]) -> String {
        entries.map { entry in
            entry.position.map { "\(entry.name) \($0.abbreviation)" } ?? entry.name
        }.joined(separator: " · ")
    }
}
