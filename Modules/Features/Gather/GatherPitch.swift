import Domain
package import TerminalUI

extension MatchProgress {
    /// The panel with both teams on a pitch.
    package var pitch: Panel {
        Panel(
            GatherStrings.pitch,
            elements: [.pitch(Pitch(left: side(.a), right: side(.b)))])
    }

    private func side(_ team: Team) -> Pitch.Side {
        Pitch.Side(
            GatherStrings.name(of: team), role: team.role,
            players: players(of: team).map {
                Pitch.Player($0.entry.name, line: $0.entry.position?.line)
            })
    }
}

extension Position {
    /// The badge in a row.
    var badge: Row.Detail { Row.Detail(abbreviation, role: line.badge) }

    fileprivate var line: Pitch.Line {
        switch self {
        case .goalkeeper: .goalkeeper
        case .defender: .defence
        case .midfielder: .midfield
        case .winger: .wing
        case .striker: .attack
        }
    }
}
