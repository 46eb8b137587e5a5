import TerminalUI

/// The page of the form for a new player.
@MainActor struct PlayerAddView {
    let state: PlayerAddState
    let presenter: PlayerAddPresenter

    var page: Page {
        Page(
            title: PlayerAddStrings.title,
            elements: [.textField(nameField)] + progress,
            actions: [done],
            alert: alert
        )
    }

    private var nameField: TextField {
        TextField(
            PlayerAddStrings.name,
            text: state.name,
            isEnabled: !state.isSaving,
            validationMessage: state.nameError,
            onEdit: presenter.didEdit,
            onSubmit: presenter.didSubmit
        )
    }

    private var progress: [Element] {
        state.isSaving ? [.progress(Progress(PlayerAddStrings.saving))] : []
    }

    private var done: Action {
        Action(
            PlayerAddStrings.done,
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
                PlayerAddStrings.discardQuestion,
                actions: [
                    Action(
                        PlayerAddStrings.discard, key: .character("x"), weight: .destructive,
                        perform: presenter.didDiscard),
                    Action(
                        PlayerAddStrings.keepEditing, key: .character("e"),
                        perform: presenter.didDismissNotice),
                ],
                cancel: presenter.didDismissNotice
            )
        case .nameExists(let name):
            Alert(
                PlayerAddStrings.addAnywayQuestion,
                message: PlayerAddStrings.nameExists(name),
                actions: [
                    Action(
                        PlayerAddStrings.addAnyway, key: .character("y"),
                        perform: presenter.didConfirmName),
                    Action(
                        PlayerAddStrings.cancel, key: .character("n"),
                        perform: presenter.didDismissNotice),
                ],
                cancel: presenter.didDismissNotice
            )
        case .failure(let message):
            Alert(
                PlayerAddStrings.failure,
                message: message,
                actions: [
                    Action(
                        PlayerAddStrings.ok, key: .character("o"),
                        perform: presenter.didDismissNotice)
                ],
                cancel: presenter.didDismissNotice
            )
        case nil:
            nil
        }
    }
}
