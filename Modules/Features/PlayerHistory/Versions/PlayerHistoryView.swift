import TerminalUI

/// The page with the history of a player.
@MainActor struct PlayerHistoryView {
    let state: PlayerHistoryState
    let presenter: PlayerHistoryPresenter

    var page: Page {
        LoadedPage(
            title: state.title, rows: state.rows?.map(row),
            empty: EmptyState(
                title: PlayerHistoryStrings.noHistory,
                message: PlayerHistoryStrings.noHistoryMessage),
            failure: state.failure, loadFailure: PlayerHistoryStrings.historyLoadFailure,
            changeFailure: PlayerHistoryStrings.takeBackFailure, load: presenter.load,
            alert: state.asked.map(question)
        ).page
    }

    private func row(_ row: PlayerHistoryState.Row) -> Row {
        Row(
            RowID(hashing: row.id), title: row.title,
            details: row.details.map { Row.Detail($0) },
            unavailableReason: row.unavailableReason,
            activate: { [presenter] in presenter.didSelect(row) },
            activationLabel: PlayerHistoryStrings.takeBack)
    }

    private func question(_ row: PlayerHistoryState.Row) -> Alert {
        Alert(
            PlayerHistoryStrings.takeBackQuestion,
            message: row.reversalText,
            actions: [
                Action(
                    PlayerHistoryStrings.takeBack, key: .character("y"),
                    perform: presenter.didConfirm),
                Action(
                    PlayerHistoryStrings.cancel, key: .character("n"),
                    perform: presenter.didCancel),
            ],
            cancel: presenter.didCancel)
    }
}
