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
            changeFailure: PlayerHistoryStrings.deletedChangeFailure, load: presenter.load,
            alert: state.asked.map(alert)
        ).page
    }

    private func row(_ player: Player) -> Row {
        Row(
            RowID(player.id.number), title: player.name.text,
            details: player.preferredPosition.map { [$0.badge] } ?? [],
            actions: [
                Action(
                    PlayerHistoryStrings.erase, key: .character("d"), weight: .destructive
                ) { [presenter] in presenter.didRequestErasure(of: player) }
            ],
            activate: { [presenter] in presenter.didSelect(player) },
            activationLabel: PlayerHistoryStrings.restore)
    }

    private func alert(_ player: Player) -> Alert {
        Alert(
            PlayerHistoryStrings.eraseQuestion(player),
            message: PlayerHistoryStrings.eraseMessage,
            actions: [
                Action(
                    PlayerHistoryStrings.erase, key: .character("y"), weight: .destructive,
                    perform: presenter.didConfirmErasure),
                Action(
                    PlayerHistoryStrings.cancel, key: .character("n"),
                    perform: presenter.didCancelErasure),
            ], cancel: presenter.didCancelErasure)
    }
}
