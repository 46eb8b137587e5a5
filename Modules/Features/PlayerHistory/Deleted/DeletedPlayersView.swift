import Domain
import FootballUI
import TerminalUI

/// The page with the deleted players.
@MainActor struct DeletedPlayersView {
    let state: DeletedPlayersState
    let presenter: DeletedPlayersPresenter

    var page: Page {
        LoadedPage(
            title: PlayerHistoryStrings.deletedPlayers, rows: state.players?.map(row),
            empty: EmptyState(
                title: PlayerHistoryStrings.noDeletedPlayers,
                message: PlayerHistoryStrings.noDeletedPlayersMessage),
            notice: state.restored.map(PlayerHistoryStrings.restored), failure: state.failure,
            loadFailure: PlayerHistoryStrings.deletedLoadFailure,
            changeFailure: PlayerHistoryStrings.restoreFailure, load: presenter.load
        ).page
    }

    private func row(_ player: Player) -> Row {
        Row(
            RowID(player.id.number), title: player.name.text,
            details: player.preferredPosition.map { [$0.badge] } ?? [],
            activate: { [presenter] in presenter.didSelect(player) },
            activationLabel: PlayerHistoryStrings.restore)
    }
}
