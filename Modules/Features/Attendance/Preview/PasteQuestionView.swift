import Domain
import TerminalUI

/// The question who is meant by a written name.
@MainActor struct PasteQuestionView {
    let name: String
    /// The players who are likely meant, the most likely ones first.
    let candidates: [Player]
    /// The other players of the squad.
    let squad: [Player]
    let choose: @MainActor (ListDecision) -> Void

    var page: Page {
        let players = candidates.map(row)
        let others = [
            row(-1, AttendanceStrings.guest, .guest),
            row(-2, PasteStrings.newPlayer, .newPlayer),
            row(-3, PasteStrings.nobody, .nobody),
        ]
        return Page(
            title: PasteStrings.whoIs(name),
            elements: [
                .list(
                    RowList(
                        AttendanceStrings.people,
                        sections: (players.isEmpty ? [] : [Section(rows: Rows(players))])
                            + [Section(PasteStrings.others, rows: Rows(others)), rest]))
            ],
            actions: [])
    }

    private var rest: Section {
        Section(
            AttendanceStrings.squad,
            rows: Rows(
                count: squad.count, row: { row(squad[$0]) },
                index: { id in squad.firstIndex { $0.id.number == id.number } }))
    }

    private func row(_ player: Player) -> Row {
        row(player.id.number, player.name.text, .player(player.id))
    }

    private func row(_ number: Int64, _ title: String, _ decision: ListDecision) -> Row {
        Row(
            RowID(number), title: title, activate: { choose(decision) },
            activationLabel: PasteStrings.choose)
    }
}
