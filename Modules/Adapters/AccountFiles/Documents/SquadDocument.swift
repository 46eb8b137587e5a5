import Domain
import Records

/// The players of an account as a table.
enum SquadDocument {
    /// Returns the headings, and a row for each player.
    static func rows(_ players: [Player]) -> [[String]] {
        [PlayerField.allCases.map(\.description.heading)]
            + players.map { player in
                PlayerField.allCases.map { $0.value(of: player).text ?? "" }
            }
    }
}
