import Domain
package import TerminalUI

extension MatchProgress {
    /// The pitch, and the timeline after the first event.
    package var companions: [Panel] { match.timeline.isEmpty ? [pitch] : [pitch, timeline] }

    /// The panel with both teams on a pitch.
    private var pitch: Panel {
        Panel(
            GatherStrings.pitch,
            elements: [.pitch(Pitch(left: side(.a), right: side(.b)))])
    }

    private func side(_ team: Team) -> Pitch.Side {
        Pitch.Side(
            GatherStrings.name(of: team), role: team.role,
            players: participants.enumerated().filter { $1.isPresent && $1.entry.team == team }.map
            {
                Pitch.Player($1.entry.name, line: $1.entry.position?.line, row: RowID(Int64($0)))
            }, section: Team.allCases.firstIndex(of: team))
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
