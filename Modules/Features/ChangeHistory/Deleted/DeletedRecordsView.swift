import FootballUI
import Records
import TerminalUI

/// The page with the deleted records of a kind.
@MainActor struct DeletedRecordsView<Root: DisplayableRecord> {
    let state: DeletedRecordsState<Root>
    let presenter: DeletedRecordsPresenter<Root>

    private var display: RecordDisplay<Root> { Root.display }

    var page: Page {
        LoadedPage(
            title: display.deletedRecords, rows: state.records?.map(row),
            empty: EmptyState(
                title: display.noDeletedRecords,
                message: display.noDeletedRecordsMessage),
            notice: state.restored.map { ChangeHistoryStrings.isRestored(display.title($0)) },
            failure: state.failure,
            loadFailure: display.deletedLoadFailure,
            changeFailure: display.deletedChangeFailure, load: presenter.load,
            alert: state.asked.map(alert)
        ).page
    }

    private func row(_ record: Root) -> Row {
        Row(
            RowID(hashing: record.id), title: display.title(record),
            details: display.details(record),
            actions: [
                Action(
                    ChangeHistoryStrings.erase, key: .character("d"), weight: .destructive
                ) { [presenter] in presenter.didRequestErasure(of: record) }
            ],
            activate: { [presenter] in presenter.didSelect(record) },
            activationLabel: ChangeHistoryStrings.restore)
    }

    private func alert(_ record: Root) -> Alert {
        Alert(
            ChangeHistoryStrings.eraseQuestion(display.title(record)),
            message: display.eraseMessage,
            actions: [
                Action(
                    ChangeHistoryStrings.erase, key: .character("y"), weight: .destructive,
                    perform: presenter.didConfirmErasure),
                Action(
                    ChangeHistoryStrings.cancel, key: .character("n"),
                    perform: presenter.didCancelErasure),
            ], cancel: presenter.didCancelErasure)
    }
}
