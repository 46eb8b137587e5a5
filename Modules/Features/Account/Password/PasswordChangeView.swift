import Navigation
import TerminalUI

/// The page with the current and the new password.
@MainActor struct PasswordChangeView {
    let state: PasswordChangeState
    let presenter: PasswordChangePresenter

    var page: Page {
        // The outcome and the progress are last, so that the focused field keeps its index.
        Page(
            title: AccountStrings.passwordTitle,
            elements: PasswordChangeState.Field.allCases.map { .textField(field($0)) }
                + outcome + progress,
            actions: [change],
            focus: state.focus.map {
                .init(AccountStrings.label(of: $0.target), serial: $0.serial)
            }
        )
    }

    private func field(_ field: PasswordChangeState.Field) -> TextField {
        TextField(
            AccountStrings.label(of: field),
            text: state.texts[field, default: ""],
            kind: .secure,
            isEnabled: !state.isSaving,
            onEdit: { [presenter] in presenter.didEdit(field, $0) },
            onSubmit: presenter.didSubmit
        )
    }

    private var outcome: [Element] {
        switch state.outcome {
        case .changed: [.text(Text(AccountStrings.changed))]
        case .failed(let message): [.text(Text(message, role: .warning))]
        case nil: []
        }
    }

    private var progress: [Element] {
        state.isSaving ? [.progress(Progress(AccountStrings.changing))] : []
    }

    private var change: Action {
        Action(
            AccountStrings.change,
            key: .enter,
            isEnabled: !state.isSaving,
            weight: .primary,
            perform: presenter.didSubmit
        )
    }
}
