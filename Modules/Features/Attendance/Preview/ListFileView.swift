import TerminalUI

/// The page with the path of a file that contains a list.
@MainActor struct ListFileView {
    let state: ListFilePresenter.State
    let presenter: ListFilePresenter

    var page: Page {
        Page(
            title: AttendanceStrings.readFile,
            elements: [
                .textField(
                    TextField(
                        PasteStrings.file, text: state.path, isEnabled: !state.isReading,
                        validationMessage: state.failure, onEdit: presenter.didEdit,
                        onSubmit: presenter.didRequestReading)),
                .text(Text(PasteStrings.fileHint, role: .dim)),
            ] + progress,
            actions: [
                Action(
                    PasteStrings.read, key: .enter,
                    isEnabled: !state.isReading && !state.path.isEmpty, weight: .primary,
                    perform: presenter.didRequestReading)
            ])
    }

    private var progress: [Element] {
        state.isReading ? [.progress(Progress(AttendanceStrings.loading))] : []
    }
}
