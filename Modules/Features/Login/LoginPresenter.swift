import Domain
import Navigation

/// What comes after the form, for its coordinator to do.
@MainActor protocol LoginPresenterDelegate: AnyObject {
    func didSignIn(_ session: Session)
    /// Why nothing would follow; nil when something does.
    func obstacleToSignIn() -> String?
}

/// Decides what is sent to the accounts, and says what came of it.
@MainActor final class LoginPresenter {
    weak var view: (any LoginView)? {
        didSet { view?.show(state) }
    }

    private let accounts: any Accounts
    private let memory: any CredentialStore
    private let work: WorkScope
    private weak var steps: (any LoginPresenterDelegate)?
    private var hasTypedName = false
    private var state = LoginState() {
        didSet { if state != oldValue { view?.show(state) } }
    }

    init(
        _ reason: LoginReason, _ dependencies: LoginDependencies, work: WorkScope,
        steps: any LoginPresenterDelegate
    ) {
        accounts = dependencies.accounts
        memory = dependencies.credentials
        self.work = work
        self.steps = steps
        state.warning =
            switch reason {
            case .signedOut: nil
            case .sessionExpired: LoginStrings.sessionExpired
            case .signOutNotSaved: LoginStrings.signOutNotSaved
            }
        state.unavailableReason = steps.obstacleToSignIn()
    }

    /// While a request runs nobody leaves: what came of it has to be told.
    var mayLeave: Bool { state.request == nil }

    func didStart() {
        work.enqueue { [weak self, memory] in
            // A device that remembers nothing is no reason to bother anybody.
            guard let name = try? await memory.savedUserName() else { return }
            self?.fillIn(name)
        }
    }

    func didEditUserName(_ text: String) {
        guard state.request == nil else { return }
        hasTypedName = true
        state.userName = text
        state.warning = nil
    }

    func didEditPassword(_ text: String) {
        guard state.request == nil else { return }
        state.password = text
        state.warning = nil
    }

    func didToggleRememberMe(_ isOn: Bool) {
        guard state.request == nil else { return }
        state.remembersName = isOn
    }

    func didSubmit() {
        send(.signIn)
    }

    func didRequestRegister() {
        send(.register)
    }

    private func fillIn(_ name: UserName) {
        guard !hasTypedName else { return }
        state.userName = name.text
        state.passwordWishes += 1
    }

    private func send(_ request: LoginState.Request) {
        guard state.request == nil, state.unavailableReason == nil else { return }
        let isNameEmpty = UserName.validationError(in: state.userName) == .empty
        guard !isNameEmpty, !state.password.isEmpty else {
            state.warning = LoginStrings.bothMandatory
            return
        }
        guard let name = UserName(state.userName) else {
            state.warning = LoginStrings.userNameTooLong
            return
        }
        let password = Password(state.password)
        state.warning = nil
        state.request = request
        work.enqueue { [weak self, accounts] in
            do throws(AccountError) {
                let session =
                    switch request {
                    case .signIn: try await accounts.signIn(name: name, password: password)
                    case .register: try await accounts.register(name: name, password: password)
                    }
                await self?.keep(session)
                self?.finish(with: session)
            } catch {
                self?.fail(request, of: name, with: error)
            }
        }
    }

    /// Whoever proved who they are comes in, even if the device cannot remember it.
    private func keep(_ session: Session) async {
        try? await memory.saveUserName(state.remembersName ? session.user.name : nil)
        try? await memory.saveToken(session.token)
    }

    private func finish(with session: Session) {
        state.password = ""
        state.request = nil
        steps?.didSignIn(session)
    }

    private func fail(
        _ request: LoginState.Request, of name: UserName, with error: AccountError
    ) {
        // A wrong password is typed anew, not mended under its dots. Any other one may be right.
        if error == .wrongCredentials {
            state.password = ""
            state.passwordWishes += 1
        }
        state.request = nil
        state.warning =
            switch error {
            case .nameTaken: LoginStrings.nameTaken(name.text)
            case .wrongCredentials: LoginStrings.wrongCredentials
            case .locked(let minutes): LoginStrings.locked(minutes: minutes)
            case .passwordTooShort: LoginStrings.passwordTooShort
            case .passwordTooLong: LoginStrings.passwordTooLong
            case .storage(let reason): LoginStrings.failure(request, advice: reason.message)
            }
    }
}
