import Domain
import FootballUI
import TerminalUI

/// The page of a player.
@MainActor struct PlayerDetailView {
    let state: PlayerDetailState
    let presenter: PlayerDetailPresenter

    var page: Page {
        Page(
            title: state.title,
            elements: [
                state.isDeleted
                    ? .emptyState(
                        EmptyState(
                            title: PlayerDetailStrings.deleted,
                            message: PlayerDetailStrings.deletedMessage))
                    : .list(RowList(PlayerDetailStrings.list, sections: sections))
            ],
            actions: presenter.actions
        )
    }

    /// The rows are numbered from 1 across all sections. Those of the fields come first, so that
    /// the others can change without them.
    private var sections: [Section] {
        var number: Int64 = 0
        let fields = state.groups.map { group in
            let rows = group.rows.map { row in
                number += 1
                return self.row(row, RowID(number))
            }
            return Section(group.title, rows: Rows(rows))
        }
        return fields + ContributedSection.sections(state.contributed, from: number + 1)
    }

    private func row(_ row: PlayerDetailState.Row, _ id: RowID) -> Row {
        Row(
            id, title: row.label, details: [Row.Detail(row.value)],
            unavailableReason: state.unavailableReason
        ) { [presenter] in presenter.didSelect(row.field) }
    }
}
