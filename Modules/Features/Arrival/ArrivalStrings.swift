import Domain
import FootballUI

/// The texts of the list of players who can be added to a match.
enum ArrivalStrings {
    static let title = "Add player"
    static let name = "Name"
    static let players = "Players"
    static let bench = "Bench"
    static let squad = "Squad"
    static let guest = "Guest"
    static let noPlayer = "No other player has this name."
    static let loading = "Loading…"
    static let failure = "Unable to load the squad."
    static let tryAgain = "Try again"

    static func addGuest(_ name: String) -> String { "Add guest “\(name)”" }

    static func playsAlready(_ name: String, _ team: Team) -> String {
        "\(name) plays for \(FootballStrings.name(of: team))."
    }
}
