import Navigation
import TerminalUI

/// The page with the address of a server, and the user name and password of an account there.
@MainActor struct ServerMoveView {
    let state: ServerMoveState
    let presenter: ServerMovePresenter

    var page: Page {
        // The outcome and the progress are last, so that the focused field keeps its index.
        return Page(
            title: ServerMoveStrings.title,
            elements: explanation
                + ServerMoveState.Field.allCases.map { .textField(field($0)) } + outcome + progress,
            actions: [move],
            focus: state.passwordFocusCount > 0
                ? FocusRequest(
                    ServerMoveStrings.label(of: ServerMoveState.Field.password),
                    serial: state.passwordFocusCount) : nil
        )
    }

    private var explanation: [Element] {
        [ServerMoveStrings.explanation, ServerMoveStrings.accountExplanation].map {
            .text(Text($0))
        }
    }

    private func field(_ field: ServerMoveState.Field) -> TextField {
        TextField(
            ServerMoveStrings.label(of: field),
            text: state.texts[field, default: ""],
            kind: field == .password ? .secure : .plain,
            isEnabled: !state.isMoving,
            onEdit: { [presenter] in presenter.didEdit(field, $0) },
            onSubmit: presenter.didSubmit
        )
    }

    private var outcome: [Element] {
        state.failure.map { [.text(Text($0, role: .warning))] } ?? []
    }

    private var progress: [Element] {
        state.isMoving ? [.progress(Progress(ServerMoveStrings.moving))] : []
    }

    private var move: Action {
        Action(
            ServerMoveStrings.move,
            key: .enter,
            isEnabled: !state.isMoving,
            weight: .primary,
            perform: presenter.didSubmit
        )
    }
}
