import FootballUI
import TerminalUI

/// The page with the history of a record.
@MainActor struct ChangeHistoryView<Root: DisplayableRecord> {
    let state: ChangeHistoryState<Root>
    let presenter: ChangeHistoryPresenter<Root>

    var page: Page {
        LoadedPage(
            title: state.title, rows: state.rows?.map(row),
            empty: EmptyState(
                title: ChangeHistoryStrings.noHistory,
                message: Root.display.noHistoryMessage),
            failure: state.failure, loadFailure: ChangeHistoryStrings.historyLoadFailure,
            changeFailure: ChangeHistoryStrings.takeBackFailure, load: presenter.load,
            alert: state.asked.map(question)
        ).page
    }

    private func row(_ row: ChangeHistoryState<Root>.Row) -> Row {
        Row(
            RowID(hashing: row.id), title: row.title, titleInWords: row.titleInWords,
            details: row.details.map { Row.Detail($0) },
            unavailableReason: row.unavailableReason,
            activate: { [presenter] in presenter.didSelect(row) },
            activationLabel: ChangeHistoryStrings.takeBack)
    }

    private func question(_ row: ChangeHistoryState<Root>.Row) -> Alert {
        Alert(
            ChangeHistoryStrings.takeBackQuestion,
            message: row.reversalText, messageInWords: row.reversalInWords,
            actions: [
                Action(
                    ChangeHistoryStrings.takeBack, key: .character("y"),
                    perform: presenter.didConfirm),
                Action(
                    ChangeHistoryStrings.cancel, key: .character("n"),
                    perform: presenter.didCancel),
            ],
            cancel: presenter.didCancel)
    }
}
