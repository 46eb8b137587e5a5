import TerminalUI

/// The page with the history of a player.
@MainActor struct PlayerHistoryView {
    let state: PlayerHistoryState
    let presenter: PlayerHistoryPresenter

    var page: Page {
        LoadedPage(
            title: state.title, rows: state.rows?.enumerated().map(row),
            empty: EmptyState(
                title: PlayerHistoryStrings.noHistory,
                message: PlayerHistoryStrings.noHistoryMessage),
            failure: state.failure, loadFailure: PlayerHistoryStrings.historyLoadFailure,
            changeFailure: PlayerHistoryStrings.takeBackFailure, load: presenter.load,
            alert: state.asked.map(question)
        ).page
    }

    /// The rows are numbered from the oldest change on, so that the focus stays on its change.
    private func row(_ index: Int, _ row: PlayerHistoryState.Row) -> Row {
        Row(
            RowID(Int64((state.rows?.count ?? 0) - index)), title: row.title,
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
