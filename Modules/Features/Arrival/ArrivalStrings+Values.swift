import Domain
import FootballUI

extension ArrivalStrings {
    static func playsAlready(_ name: String, _ team: Team) -> String {
        playsAlready(name: name, team: FootballStrings.name(of: team))
    }
}
