import Domain
import FootballUI
import Navigation
import TerminalUI

/// The page with the entries, and with the field for a new one.
@MainActor struct __Feature__View {
    let state: __Feature__State
    let presenter: __Feature__Presenter

    var page: Page {
        Page(
            title: __Feature__Strings.title, elements: elements, actions: actions,
            alert: alert,
            focus: FocusRequest(__Feature__Strings.field, serial: state.editCount))
    }

    // MARK: Elements

    private var elements: [Element] {
        if let stored = state.stored { return [.textField(field)] + warning + [list(of: stored)] }
        guard case .load(let message) = state.failure else {
            return [.progress(Progress(__Feature__Strings.loading))]
        }
        return [
            .emptyState(
                EmptyState(
                    title: __Feature__Strings.loadFailure, message: message,
                    action: tryAgain))
        ]
    }

    private var field: TextField {
        TextField(
            __Feature__Strings.field,
            text: state.text,
            isEnabled: !state.isSaving,
            validationMessage: state.isTooLong ? __Feature__Strings.tooLong : nil,
            onEdit: presenter.didType,
            onSubmit: presenter.didSubmit)
    }

    private var warning: [Element] {
        switch state.failure {
        case .load(let message): [warning(__Feature__Strings.loadWarning(message))]
        case .change(let message): [warning(__Feature__Strings.changeWarning(message))]
        case nil: []
        }
    }

    private func warning(_ text: String) -> Element {
        .text(Text(text, role: .warning))
    }

    private func list(of stored: StoredRecords<__Feature__Entry>) -> Element {
        guard !stored.records.isEmpty else {
            return .emptyState(
                EmptyState(
                    title: __Feature__Strings.emptyTitle,
                    message: __Feature__Strings.emptyMessage))
        }
        let rows = stored.records.map { row($0, isDamaged: stored.damaged.contains($0.id)) }
        return .list(
            RowList(__Feature__Strings.list, sections: [Section(rows: Rows(rows))]))
    }

    private func row(_ entry: __Feature__Entry, isDamaged: Bool) -> Row {
        Row(
            RowID(hashing: entry.id),
            title: entry.text.text,
            role: isDamaged ? .warning : .plain,
            details: isDamaged
                ? [Row.Detail(__Feature__Strings.damaged, role: .warning)] : [],
            actions: [
                Action(
                    __Feature__Strings.delete, key: .character("x"), weight: .destructive
                ) { presenter.didRequestDelete(entry) },
                Action(
                    __Feature__Strings.history, key: .character("v"),
                    unavailableReason: presenter.historyUnavailableReason
                ) { presenter.didRequestHistory(of: entry) },
            ],
            activate: { presenter.didSelect(entry) },
            activationLabel: __Feature__Strings.edit)
    }

    // MARK: Actions

    private var actions: [Action] {
        guard state.stored != nil else { return state.failure == nil ? [done] : [tryAgain, done] }
        var actions = state.edited == nil ? [add] : [save, cancelEdit]
        if case .load = state.failure { actions.append(tryAgain) }
        return actions + [deletedEntries, done]
    }

    private var add: Action {
        Action(
            __Feature__Strings.add, key: .character("a"), isEnabled: state.canSubmit,
            weight: .primary, perform: presenter.didSubmit)
    }

    private var save: Action {
        Action(
            __Feature__Strings.save, key: .character("s"), isEnabled: state.canSubmit,
            weight: .primary, perform: presenter.didSubmit)
    }

    private var cancelEdit: Action {
        Action(__Feature__Strings.cancel, key: .escape, perform: presenter.didCancelEdit)
    }

    private var tryAgain: Action {
        Action(__Feature__Strings.tryAgain, key: .character("t"), perform: presenter.load)
    }

    private var deletedEntries: Action {
        Action(
            __Feature__Strings.deletedEntries, key: .character("u"),
            unavailableReason: presenter.historyUnavailableReason,
            perform: presenter.didRequestDeleted)
    }

    private var done: Action {
        Action(__Feature__Strings.done, key: .character("d"), perform: presenter.didFinish)
    }

    private var alert: Alert? {
        state.asksToDiscard
            ? .discardQuestion(presenter.didAnswerDiscard) : state.deleted.map(confirmation)
    }

    private func confirmation(_ entry: __Feature__Entry) -> Alert {
        Alert(
            __Feature__Strings.deleteQuestion,
            message: entry.text.text,
            actions: [
                Action(
                    __Feature__Strings.delete, key: .character("y"), weight: .destructive,
                    perform: presenter.didConfirmDelete),
                Action(
                    __Feature__Strings.cancel, key: .character("n"),
                    perform: presenter.didCancelDelete),
            ],
            cancel: presenter.didCancelDelete)
    }
}
