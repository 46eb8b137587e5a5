import Domain
import FootballUI
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
