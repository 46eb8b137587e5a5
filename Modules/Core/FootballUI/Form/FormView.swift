import TerminalUI

/// The page of a form.
@MainActor struct FormView<Content: Form> {
    let form: Content
    let state: FormState<Content.Input>
    let presenter: FormPresenter<Content>

    /// The elements of the form, Done, and the alert.
    var page: Page {
        Page(
            title: form.strings.title,
            elements: form.elements(state, presenter) + progress,
            actions: [done],
            alert: state.notice.map(alert)
        )
    }

    private var progress: [Element] {
        state.isSaving ? [.progress(Progress(FormLabels.saving))] : []
    }

    private var done: Action {
        Action(
            FormLabels.done,
            key: .enter,
            isEnabled: state.input.change != nil && !state.isSaving,
            weight: .primary,
            perform: presenter.didSubmit
        )
    }

    private func alert(for notice: FormState<Content.Input>.Notice) -> Alert {
        switch notice {
        case .unsaved: .discardQuestion(presenter.didAnswerDiscard)
        case .confirmation(let reason):
            alert(
                form.strings.question, message: reason,
                actions: [
                    Action(
                        form.strings.confirm.label, key: .character(form.strings.confirm.key),
                        perform: presenter.didConfirm),
                    dismissal(form.strings.cancel),
                ])
        case .failure(let message):
            alert(
                form.strings.failure, message: message,
                actions: [dismissal((FormLabels.ok, "o"))])
        }
    }

    private func alert(_ title: String, message: String? = nil, actions: [Action]) -> Alert {
        Alert(title, message: message, actions: actions, cancel: presenter.didDismissNotice)
    }

    private func dismissal(_ answer: FormStrings.Answer) -> Action {
        Action(answer.label, key: .character(answer.key), perform: presenter.didDismissNotice)
    }
}
