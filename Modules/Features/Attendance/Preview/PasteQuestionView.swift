import Domain
import TerminalUI

/// The question who is meant by a written name.
@MainActor struct PasteQuestionView {
    let name: String
    /// The players who are likely meant, the most likely ones first.
    let candidates: [Player]
    let choose: @MainActor (ListDecision) -> Void

    var page: Page {
        let players = candidates.map { player in
            row(player.id.number, player.name.text, .player(player.id))
        }
        let others = [
            row(-1, AttendanceStrings.guest, .guest),
            row(-2, AttendanceStrings.newPlayer, .newPlayer),
            row(-3, AttendanceStrings.nobody, .nobody),
        ]
        return Page(
            title: AttendanceStrings.whoIs(name),
            elements: [
                .list(
                    RowList(
                        AttendanceStrings.people,
                        sections: (players.isEmpty ? [] : [Section(rows: Rows(players))])
                            + [Section(AttendanceStrings.others, rows: Rows(others))]))
            ],
            actions: [])
    }

    private func row(_ number: Int64, _ title: String, _ decision: ListDecision) -> Row {
        Row(
            RowID(number), title: title, activate: { choose(decision) },
            activationLabel: AttendanceStrings.choose)
    }
}
