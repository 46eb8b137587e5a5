import Domain
import FootballUI
import Navigation
import TestSupport
import Testing

@testable import Login

@MainActor @Suite struct `Login presenter` {
    private let accounts = InMemoryAccounts()
    private let credentials = InMemoryCredentialStore()
    private let server = InMemoryServerSelection()
    private let activity = Activity()
    private let navigation = LoginNavigationSpy()
    private let presenter: LoginPresenter

    init() throws {
        presenter = LoginPresenter(
            .signedOut,
            accounts: accounts, credentials: credentials, server: server,
            work: WorkScope(activity), navigation: navigation)
        accounts.add(try #require(UserName("Ana")), password: "correct horse")
    }

    private func type(_ userName: String, _ password: String) {
        presenter.didEditUserName(userName)
        presenter.didEditPassword(password)
    }

    private func submit(_ userName: String, _ password: String) async {
        type(userName, password)
        presenter.didSubmit()
        await activity.waitUntilIdle()
    }

    // MARK: Sign in and register

    @Test func `initially both fields are empty and Remember me is on`() {
        #expect(presenter.state == LoginState())
        #expect(presenter.state.isRemembered)
        #expect(presenter.dismissalDecision().isAllowed)
    }

    @Test(arguments: [
        ("", ""), ("", "secret"), ("  ", "secret"), ("\u{200B}", "secret"), ("Ana", ""),
    ])
    func `an empty field sends no request and shows a warning`(
        name: String, password: String
    ) async {
        await submit(name, password)
        #expect(presenter.state.warning == "Both fields are mandatory.")
        presenter.didEditPassword(password)
        #expect(presenter.state.warning == nil)
        presenter.didRequestRegister()
        await activity.waitUntilIdle()
        #expect(presenter.state.warning == "Both fields are mandatory.")
        presenter.didEditUserName(name)
        #expect(presenter.state.warning == nil)
        #expect(accounts.calls.made.isEmpty)
    }

    @Test func `a user name of more than 64 characters sends no request and shows a warning`()
        async
    {
        await submit(String(repeating: "👨‍👩‍👧", count: 65), "correct horse")
        #expect(
            presenter.state.warning == "A username has at most 64 characters. Please shorten it.")
        #expect(accounts.calls.made.isEmpty)

        await submit(String(repeating: "👨‍👩‍👧", count: 64), "correct horse")
        #expect(accounts.calls.made == [.signIn])
    }

    @Test func `a password of blanks is accepted`() async throws {
        accounts.add(try #require(UserName("Bo")), password: "        ")
        await submit("Bo", "        ")
        #expect(navigation.sessions.count == 1)
    }

    @Test func `the right password signs in once and is cleared`() async {
        type("  ana ", "correct horse")
        presenter.didSubmit()
        #expect(presenter.state.request == .signIn)
        await activity.waitUntilIdle()
        #expect(navigation.sessions.map(\.user.name.text) == ["Ana"])
        #expect(presenter.state.password.isEmpty)
        #expect(presenter.state.request == nil)
        #expect(presenter.state.warning == nil)
    }

    @Test func `Register creates the account and signs in`() async {
        type("Bo", "long enough")
        presenter.didRequestRegister()
        #expect(presenter.state.request == .register)
        await activity.waitUntilIdle()
        #expect(navigation.sessions.map(\.user.name.text) == ["Bo"])
        #expect(accounts.calls.made == [.register])
        #expect(presenter.state.password.isEmpty)
        #expect(presenter.state.request == nil)
    }

    @Test func `input during a request has no effect, and the screen stays`() async {
        accounts.calls.gate.close()
        type("Ana", "correct horse")
        presenter.didSubmit()
        await accounts.calls.gate.untilWaiting()
        let state = presenter.state
        presenter.didSubmit()
        presenter.didRequestRegister()
        type("Bo", "something else")
        presenter.didToggleRememberMe(false)
        #expect(presenter.state == state)
        #expect(!presenter.dismissalDecision().isAllowed)

        accounts.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(accounts.calls.made == [.signIn])
        #expect(navigation.sessions.count == 1)
        #expect(presenter.dismissalDecision().isAllowed)
    }

    // MARK: Errors

    @Test func `a wrong user name and a wrong password show the same warning`() async {
        await submit("Ana", "wrong horse")
        let warning = presenter.state.warning
        await submit("Nobody", "correct horse")
        #expect(presenter.state.warning == warning)
        #expect(warning == AccountError.wrongCredentials.message)
        #expect(presenter.state.password.isEmpty)
        #expect(presenter.state.passwordFocusCount == 2)
        #expect(presenter.state.userName == "Nobody")
        #expect(navigation.sessions.isEmpty)
        #expect(credentials.calls.made.isEmpty)
    }

    @Test(arguments: [
        (
            AccountError.nameTaken,
            "This username is taken. Please choose another one, or sign in if it is yours."
        ),
        (
            .newPassword(.tooShort),
            "A new password has at least 8 characters. Please choose a longer one."
        ),
        (
            .newPassword(.tooLong),
            "A new password has at most 1024 bytes. Please choose a shorter one."
        ),
        (
            .newPassword(.hasDisallowedCharacters),
            "A password cannot contain control characters or invisible ones. "
                + "Please choose another one."
        ),
        (.storage(.full), "Unable to register. \(StorageError.full.message)"),
        (.server(.untrusted), "Unable to register. \(ServerError.untrusted.message)"),
    ])
    func `every other error shows its warning and keeps the input`(
        error: AccountError, warning: String
    ) async {
        accounts.refuse(error)
        type("Bo", "long enough")
        presenter.didRequestRegister()
        await activity.waitUntilIdle()
        #expect(presenter.state.warning == warning)
        #expect(presenter.state.userName == "Bo")
        #expect(presenter.state.password == "long enough")
        #expect(presenter.state.passwordFocusCount == 0)
        #expect(navigation.sessions.isEmpty)

        presenter.didRequestRegister()
        #expect(presenter.state.warning == nil)
        await activity.waitUntilIdle()
        #expect(navigation.sessions.count == 1)
    }

    @Test func `a storage error of a sign-in shows its message and keeps the password`() async {
        accounts.calls.fail(.signIn, with: .busy)
        await submit("Ana", "correct horse")
        #expect(presenter.state.warning == "Unable to sign in. \(StorageError.busy.message)")
        #expect(presenter.state.password == "correct horse")
    }

    // MARK: Saved credentials

    @Test func `Remember me saves the user name and the token`() async {
        await submit("ANA", "correct horse")
        #expect(credentials.name?.text == "Ana")
        #expect(credentials.token == navigation.sessions.first?.token)
    }

    @Test func `without Remember me a sign-in saves nothing and removes what was saved`()
        async throws
    {
        try await credentials.saveUserName(UserName("Ana"))
        try await credentials.saveToken(SessionToken("earlier"))
        presenter.didToggleRememberMe(false)
        #expect(!presenter.state.isRemembered)
        await submit("Ana", "correct horse")
        #expect(navigation.sessions.count == 1)
        #expect(credentials.name == nil)
        #expect(credentials.token == nil)
    }

    @Test(arguments: [InMemoryCredentialStore.Call.saveUserName, .saveToken])
    func `without Remember me a failed removal prevents the sign-in`(
        call: InMemoryCredentialStore.Call
    ) async {
        credentials.calls.fail(call, with: .readOnly)
        presenter.didToggleRememberMe(false)
        await submit("Ana", "correct horse")
        #expect(accounts.calls.made.isEmpty)
        #expect(presenter.state.warning == "Unable to sign in. \(StorageError.readOnly.message)")
    }

    @Test(arguments: [InMemoryCredentialStore.Call.saveUserName, .saveToken])
    func `credentials that cannot be saved do not prevent the sign-in`(
        call: InMemoryCredentialStore.Call
    ) async {
        credentials.calls.fail(call, with: .readOnly)
        await submit("Ana", "correct horse")
        #expect(navigation.sessions.count == 1)
        #expect((credentials.name == nil) == (call == .saveUserName))
        #expect((credentials.token == nil) == (call == .saveToken))
        #expect(presenter.state.warning == nil)
    }

    @Test func `the saved user name is filled in and the password receives the focus`()
        async throws
    {
        try await credentials.saveUserName(UserName("Łukasz"))
        presenter.start()
        await activity.waitUntilIdle()
        #expect(presenter.state.userName == "Łukasz")
        #expect(presenter.state.passwordFocusCount == 1)
        #expect(presenter.state.password.isEmpty)
    }

    @Test(arguments: [false, true])
    func `without a saved user name the form stays as it is`(fails: Bool) async {
        if fails { credentials.calls.fail(.savedUserName, with: .damaged) }
        presenter.start()
        await activity.waitUntilIdle()
        #expect(presenter.state == LoginState())
    }

    @Test(arguments: ["Bo", ""])
    func `a name that is edited during the load is kept, even an empty one`(name: String)
        async throws
    {
        try await startWithWaitingLoad()
        presenter.didEditUserName("B")
        presenter.didEditUserName(name)
        credentials.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(presenter.state.userName == name)
    }

    @Test func `a password that is edited during the load does not prevent the saved name`()
        async throws
    {
        try await startWithWaitingLoad()
        #expect(presenter.dismissalDecision().isAllowed)
        presenter.didEditPassword("secret")
        credentials.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(presenter.state.userName == "Łukasz")
        #expect(presenter.state.passwordFocusCount == 1)
        #expect(presenter.state.password == "secret")
    }

    private func startWithWaitingLoad() async throws {
        try await credentials.saveUserName(UserName("Łukasz"))
        credentials.calls.gate.close()
        presenter.start()
        await credentials.calls.gate.untilWaiting()
    }

    // MARK: Server

    private func makePresenter(
        _ reason: LoginReason = .signedOut, server: InMemoryServerSelection
    ) -> LoginPresenter {
        LoginPresenter(
            reason, accounts: accounts, credentials: credentials, server: server,
            work: WorkScope(activity), navigation: navigation)
    }

    @Test func `the server is shown until this device is used`() async {
        let server = InMemoryServerSelection("https://football.example.org")
        let presenter = makePresenter(server: server)
        #expect(presenter.state.server == "https://football.example.org")
        presenter.didEditUserName("ana")
        presenter.didEditPassword("wrong horse")
        for _ in 0..<2 {
            presenter.didRequestThisDevice()
            await activity.waitUntilIdle()
        }
        #expect(presenter.state.server == nil)
        #expect(presenter.state.userName == "" && presenter.state.password == "")
        #expect(server.calls.count(.useThisDevice) == 1)
    }

    @Test func `a failed change to this device is reported, and keeps the server`() async {
        let server = InMemoryServerSelection("https://football.example.org")
        server.calls.failAlways(with: .full)
        let presenter = makePresenter(server: server)
        presenter.didRequestThisDevice()
        await activity.waitUntilIdle()
        #expect(presenter.state.server == "https://football.example.org")
        #expect(presenter.state.warning == LoginStrings.switchFailure(StorageError.full.message))
    }

    @Test func `a request cannot change to this device`() async {
        let server = InMemoryServerSelection("https://football.example.org")
        let presenter = makePresenter(server: server)
        accounts.calls.gate.close()
        presenter.didEditUserName("Ana")
        presenter.didEditPassword("correct horse")
        presenter.didSubmit()
        presenter.didRequestThisDevice()
        accounts.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(server.server == "https://football.example.org")
    }

    // MARK: Reasons

    @Test(arguments: [
        (LoginReason.signedOut, nil), (.sessionExpired, LoginStrings.sessionExpired),
    ])
    func `an expired session is explained`(reason: LoginReason, warning: String?) {
        #expect(makePresenter(reason, server: server).state.warning == warning)
    }
}
