import Domain
import FootballUI
import Navigation

/// The presenter of the login screen: checks the entries and sends them to the accounts.
@MainActor final class LoginPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state = LoginState() {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let accounts: any Accounts
    private let credentials: any CredentialStore
    private let selection: any ServerSelection
    private let work: WorkScope
    private weak var navigation: (any LoginNavigation)?
    private var hasEditedName = false

    init(
        _ reason: LoginReason, accounts: any Accounts, credentials: any CredentialStore,
        server: any ServerSelection, work: WorkScope, navigation: (any LoginNavigation)?
    ) {
        self.accounts = accounts
        self.credentials = credentials
        selection = server
        self.work = work
        self.navigation = navigation
        state.warning =
            switch reason {
            case .signedOut: nil
            case .sessionExpired: LoginStrings.sessionExpired
            }
        state.server = selection.server
        state.unavailableReason = navigation?.loginSignInUnavailableReason
    }

    /// Refused during a request, because the screen has to show the result.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: state.request == nil)
    }

    func start() {
        work.enqueue { [weak self, credentials] in
            // Without a saved name the field stays empty, so an error needs no message.
            guard let name = try? await credentials.savedUserName() else { return }
            self?.fillIn(name)
        }
    }

    func didEditUserName(_ text: String) {
        guard state.request == nil else { return }
        hasEditedName = true
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
        state.isRemembered = isOn
    }

    func didSubmit() {
        send(.signIn)
    }

    func didRequestRegister() {
        send(.register)
    }

    func didRequestThisDevice() {
        guard state.request == nil, state.server != nil else { return }
        work.enqueue { [weak self, selection] in
            do throws(StorageError) {
                try await selection.useThisDevice()
                self?.serverDidChange()
            } catch {
                self?.state.warning = LoginStrings.switchFailure(error.message)
            }
        }
    }

    /// Shows the server, and the user name that is saved for it.
    private func serverDidChange() {
        state.server = selection.server
        state.warning = nil
        state.userName = ""
        state.password = ""
        hasEditedName = false
        start()
    }

    private func fillIn(_ name: UserName) {
        guard !hasEditedName else { return }
        state.userName = name.text
        state.passwordFocusCount += 1
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
        let isRemembered = state.isRemembered
        state.warning = nil
        state.request = request
        work.enqueue { [weak self, accounts, credentials] in
            do throws(AccountError) {
                // Before the request, because a sign-in with remains on the device is refused.
                if !isRemembered { try await Self.removeCredentials(from: credentials) }
                let session =
                    switch request {
                    case .signIn: try await accounts.signIn(name: name, password: password)
                    case .register: try await accounts.register(name: name, password: password)
                    }
                if isRemembered { await self?.save(session) }
                self?.finish(with: session)
            } catch {
                self?.fail(request, with: error)
            }
        }
    }

    /// Saves the session on this device. A failure does not prevent the sign-in.
    private func save(_ session: Session) async {
        try? await credentials.saveUserName(session.user.name)
        try? await credentials.saveToken(session.token)
    }

    /// Removes what an earlier sign-in has saved on this device.
    private static func removeCredentials(
        from credentials: any CredentialStore
    ) async throws(AccountError) {
        try await AccountError.converting(await credentials.saveToken(nil))
        try await AccountError.converting(await credentials.saveUserName(nil))
    }

    private func finish(with session: Session) {
        state.password = ""
        state.request = nil
        navigation?.loginDidSignIn(session)
    }

    private func fail(_ request: LoginState.Request, with error: AccountError) {
        // A hidden password cannot be corrected, so a wrong one is cleared.
        if error == .wrongCredentials {
            state.password = ""
            state.passwordFocusCount += 1
        }
        state.request = nil
        state.warning =
            switch error {
            case .storage, .server: LoginStrings.failure(of: request, message: error.message)
            default: error.message
            }
    }
}
