import Navigation
import TerminalUI

/// The page of the login.
@MainActor struct LoginView {
    let state: LoginState
    let presenter: LoginPresenter

    var page: Page {
        // Warnings and progress are last, so that the focused field keeps its index.
        Page(
            title: LoginStrings.title,
            elements: [.textField(userNameField), .textField(passwordField), .toggle(rememberMe)]
                + server + warning + progress,
            actions: [login, register] + (state.server == nil ? [] : [useThisDevice]),
            focus: state.passwordFocusCount > 0
                ? FocusRequest(LoginStrings.password, serial: state.passwordFocusCount) : nil
        )
    }

    private var isIdle: Bool { state.request == nil }

    private var userNameField: TextField {
        TextField(
            LoginStrings.userName,
            text: state.userName,
            isEnabled: isIdle,
            onEdit: presenter.didEditUserName,
            onSubmit: presenter.didSubmit
        )
    }

    private var passwordField: TextField {
        TextField(
            LoginStrings.password,
            text: state.password,
            kind: .secure,
            isEnabled: isIdle,
            onEdit: presenter.didEditPassword,
            onSubmit: presenter.didSubmit
        )
    }

    private var rememberMe: Toggle {
        Toggle(
            LoginStrings.rememberMe,
            isOn: state.isRemembered,
            isEnabled: isIdle,
            onToggle: presenter.didToggleRememberMe
        )
    }

    private var server: [Element] {
        state.server.map { [.text(Text(LoginStrings.server($0)))] } ?? []
    }

    private var warning: [Element] {
        [state.unavailableReason, state.warning].compactMap {
            $0.map { .text(Text($0, role: .warning)) }
        }
    }

    private var progress: [Element] {
        state.request.map { [.progress(Progress(LoginStrings.progress($0)))] } ?? []
    }

    private var login: Action {
        Action(
            LoginStrings.login,
            key: .enter,
            isEnabled: isIdle,
            unavailableReason: state.unavailableReason,
            weight: .primary,
            perform: presenter.didSubmit
        )
    }

    private var useThisDevice: Action {
        Action(
            LoginStrings.useThisDevice, key: .control("t"), isEnabled: isIdle,
            perform: presenter.didRequestThisDevice)
    }

    private var register: Action {
        Action(
            LoginStrings.register,
            key: .control("r"),
            isEnabled: isIdle,
            unavailableReason: state.unavailableReason,
            perform: presenter.didRequestRegister
        )
    }
}
