import TerminalUI

/// The page with the path of a file, and the result of the last export or import.
@MainActor struct DataTransferView {
    let state: DataTransferState
    let presenter: DataTransferPresenter

    var page: Page {
        Page(
            title: DataTransferStrings.title,
            elements: [.textField(field)] + explanation + result,
            actions: [
                action(
                    DataTransferStrings.importFile, key: .enter, weight: .primary,
                    perform: presenter.didRequestImport),
                action(
                    DataTransferStrings.export, key: .control("x"),
                    perform: presenter.didRequestExport),
            ] + undo,
            alert: alert)
    }

    private var field: TextField {
        TextField(
            DataTransferStrings.file, text: state.path, isEnabled: !state.isBusy,
            onEdit: presenter.didEdit, onSubmit: presenter.didRequestImport)
    }

    /// The explanation, which makes room for a result.
    private var explanation: [Element] {
        state.result == nil
            ? [.text(Text(DataTransferStrings.explanation(presenter.tableFileNames)))] : []
    }

    private var result: [Element] {
        var elements: [Element] = []
        if let progress = state.progress { elements.append(.progress(Progress(progress))) }
        if let result = state.result {
            elements.append(.text(Text(result, role: state.isError ? .warning : .plain)))
        }
        if !state.issues.isEmpty { elements.append(.list(issues)) }
        return elements
    }

    private var issues: RowList {
        RowList(
            DataTransferStrings.invalidEntries,
            sections: [
                Section(
                    DataTransferStrings.invalidEntries,
                    rows: Rows(
                        count: state.issues.count,
                        row: { [issues = state.issues] in Row(RowID(Int64($0)), title: issues[$0])
                        },
                        index: { Int($0.number) }))
            ])
    }

    private func action(
        _ label: String, key: Key, weight: Action.Weight = .normal,
        perform: @escaping @MainActor () -> Void
    ) -> Action {
        Action(
            label, key: key, isEnabled: !state.isBusy && !state.path.isEmpty, weight: weight,
            perform: perform)
    }

    private var undo: [Action] {
        guard state.canUndo else { return [] }
        return [
            Action(
                DataTransferStrings.undo, key: .control("r"), isEnabled: !state.isBusy,
                perform: presenter.didRequestUndo)
        ]
    }

    private var alert: Alert? {
        state.question.map { question in
            Alert(
                question.title, message: question.message,
                actions: [
                    Action(
                        DataTransferStrings.add, key: .character("y"),
                        perform: presenter.didConfirmImport),
                    Action(
                        DataTransferStrings.cancel, key: .character("n"),
                        perform: presenter.didCancelImport),
                ],
                cancel: presenter.didCancelImport)
        }
    }
}
