import Domain
import TerminalUI

extension MatchState {
    /// The panel with both teams on a pitch, without participants who left.
    var pitch: Panel {
        Panel(
            GatherResultStrings.pitch,
            elements: [.pitch(Pitch(left: side(.a), right: side(.b)))])
    }

    private func side(_ team: Team) -> Pitch.Side {
        Pitch.Side(
            GatherResultStrings.name(of: team), role: team.role,
            players: participants.filter { $0.isPresent && $0.entry.team == team }.map {
                Pitch.Player($0.entry.name, line: $0.entry.position?.line)
            })
    }
}

extension Team {
    /// The colour role of the team.
    var role: Role { self == .a ? .firstSide : .secondSide }
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
