import TerminalUI

/// The page of the form of one field.
@MainActor struct PlayerEditView {
    let state: PlayerEditState
    let presenter: PlayerEditPresenter

    var page: Page {
        Page(
            title: state.title,
            elements: [value] + progress,
            actions: [done],
            alert: alert
        )
    }

    private var value: Element {
        switch state.content {
        case .text(let text, let error):
            .textField(
                TextField(
                    state.title,
                    text: text,
                    isEnabled: !state.isSaving,
                    validationMessage: error,
                    onEdit: presenter.didEdit,
                    onSubmit: presenter.didSubmit
                ))
        case .choice(let options, let selected):
            .choice(
                Choice(
                    state.title,
                    options: options,
                    selected: selected,
                    isEnabled: !state.isSaving,
                    onChoose: presenter.didChoose
                ))
        }
    }

    private var progress: [Element] {
        state.isSaving ? [.progress(Progress(PlayerEditStrings.saving))] : []
    }

    private var done: Action {
        Action(
            PlayerEditStrings.done,
            key: .enter,
            isEnabled: state.isDoneEnabled && !state.isSaving,
            weight: .primary,
            perform: presenter.didSubmit
        )
    }

    private var alert: Alert? {
        switch state.notice {
        case .unsaved:
            Alert(
                PlayerEditStrings.discardQuestion,
                actions: [
                    // The key differs from the key of Done, so that a typing error loses no input.
                    Action(
                        PlayerEditStrings.discard, key: .character("x"), weight: .destructive,
                        perform: presenter.didDiscard),
                    Action(
                        PlayerEditStrings.keepEditing, key: .character("e"),
                        perform: presenter.didDismissNotice),
                ],
                cancel: presenter.didDismissNotice
            )
        case .nameExists(let name):
            Alert(
                PlayerEditStrings.renameAnywayQuestion,
                message: PlayerEditStrings.nameExists(name),
                actions: [
                    Action(
                        PlayerEditStrings.renameAnyway, key: .character("r"),
                        perform: presenter.didConfirmName),
                    Action(
                        PlayerEditStrings.cancel, key: .character("c"),
                        perform: presenter.didDismissNotice),
                ],
                cancel: presenter.didDismissNotice
            )
        case .failure(let message):
            Alert(
                PlayerEditStrings.failure,
                message: message,
                actions: [
                    Action(
                        PlayerEditStrings.ok, key: .character("o"),
                        perform: presenter.didDismissNotice)
                ],
                cancel: presenter.didDismissNotice
            )
        case nil:
            nil
        }
    }
}
