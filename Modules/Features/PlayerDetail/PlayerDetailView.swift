import Domain
import Navigation
import TerminalUI

/// The view of the player screen.
@MainActor protocol PlayerDetailView: AnyObject {
    func show(_ state: PlayerDetailState)
}

/// The screen with the fields of a player.
@MainActor final class PlayerDetailScreen: TerminalScreen, PlayerDetailView {
    let work: WorkScope
    let surface = ScreenSurface()
    private let presenter: PlayerDetailPresenter
    private var state = PlayerDetailState()

    init(presenter: PlayerDetailPresenter, work: WorkScope) {
        self.presenter = presenter
        self.work = work
    }

    func show(_ state: PlayerDetailState) {
        self.state = state
        surface.setNeedsDisplay()
    }

    var page: Page {
        Page(
            title: state.title,
            elements: [
                .list(RowList(PlayerDetailStrings.list, sections: state.groups.map(section)))
            ]
        )
    }

    private func section(_ group: PlayerDetailState.Group) -> Section {
        Section(group.title, rows: Rows(group.rows.map(row)))
    }

    private func row(_ row: PlayerDetailState.Row) -> Row {
        Row(
            id(of: row.field), title: row.label, details: [row.value],
            unavailableReason: state.unavailableReason
        ) { [presenter] in presenter.didSelect(row.field) }
    }

    private func id(of field: PlayerField) -> RowID {
        switch field {
        case .name: RowID(1)
        case .age: RowID(2)
        case .preferredPosition: RowID(3)
        case .skill: RowID(4)
        case .favouriteTeam: RowID(5)
        }
    }
}
