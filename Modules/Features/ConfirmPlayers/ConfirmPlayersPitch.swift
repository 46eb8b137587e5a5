import Domain
import TerminalUI

extension MatchDraft {
    /// The panel with both teams on a pitch.
    var pitch: Panel {
        Panel(
            ConfirmPlayersStrings.pitch,
            elements: [.pitch(Pitch(left: side(.teamA), right: side(.teamB)))])
    }

    private func side(_ group: Group) -> Pitch.Side {
        Pitch.Side(
            ConfirmPlayersStrings.name(of: group), role: group.role,
            players: self[group].map {
                Pitch.Player($0.name, line: $0.position?.line, row: RowID(Int64($0.id)))
            }, section: Group.allCases.firstIndex(of: group))
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
