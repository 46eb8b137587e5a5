import Domain
import FootballUI
import Gather

/// The texts that only the compact screen has.
enum CompactGatherStrings {
    static let match = "Match"
    static let longer = "+ 1 min"
    static let shorter = "− 1 min"

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
