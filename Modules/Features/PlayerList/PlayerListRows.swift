import Domain
import TerminalUI

/// The rows. Each is made when it is seen, from the state that this page was made of.
extension PlayerListScreen {
    func list(of squad: Squad) -> RowList {
        RowList(
            PlayerListStrings.list,
            sections: [
                Section(
                    rows: rows(of: squad), placeholder: PlayerListStrings.noMatch(state.search))
            ],
            focus: state.focus.map {
                RowList.FocusRequest(row: RowID($0.player.number), serial: $0.serial)
            }
        )
    }

    private func rows(of squad: Squad) -> Rows {
        let state = state
        let presenter = presenter
        return Rows(
            count: state.indices.count,
            row: { place in
                Self.row(squad.players[state.indices[place]], state, presenter)
            },
            index: { row in state.place(of: PlayerID(row.number)) }
        )
    }

    private static func row(
        _ player: Player, _ state: PlayerListState, _ presenter: PlayerListPresenter
    ) -> Row {
        let selection = state.selection
        return Row(
            RowID(player.id.number),
            title: player.name.text,
            details: [
                PlayerListStrings.position(player.preferredPosition),
                PlayerListStrings.skill(player.skill),
            ],
            isChecked: selection?.contains(player.id),
            actions: selection == nil ? [delete(player, presenter)] : [],
            unavailableReason: selection == nil ? state.obstacles[.player] : nil,
            activate: { presenter.didActivate(player.id) }
        )
    }

    private static func delete(_ player: Player, _ presenter: PlayerListPresenter) -> Action {
        Action(PlayerListStrings.delete, key: .character("d"), weight: .destructive) {
            presenter.didRequestDelete(player.id)
        }
    }
}
