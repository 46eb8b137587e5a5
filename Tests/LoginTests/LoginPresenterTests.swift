import Domain
import Navigation
import TestSupport
import Testing

@testable import Login

@MainActor @Suite struct `Login presenter` {
    final class View: LoginView {
        private(set) var state = LoginState()
        func show(_ state: LoginState) { self.state = state }
    }

    final class Steps: LoginPresenterDelegate {
        private(set) var sessions: [Session] = []
        func didSignIn(_ session: Session) { sessions.append(session) }
        func obstacleToSignIn() -> String? { nil }
    }

    let accounts = InMemoryAccounts()
    let memory = InMemoryCredentialStore()
    let activity = Activity()
    let view = View()
    let steps = Steps()
    let presenter: LoginPresenter

    init() throws {
        presenter = LoginPresenter(
            .signedOut,
            LoginDependencies(accounts: accounts, credentials: memory), work: WorkScope(activity),
            steps: steps)
        presenter.view = view
        accounts.add(try #require(UserName("Ana")), password: "correct horse")
    }

    func type(_ userName: String, _ password: String) {
        presenter.didEditUserName(userName)
        presenter.didEditPassword(password)
    }

    func submit(_ userName: String, _ password: String) async {
        type(userName, password)
        presenter.didSubmit()
        await activity.waitUntilIdle()
    }

    @Test func `at first both fields are empty and Remember me is on`() {
        #expect(view.state == LoginState())
        #expect(view.state.remembersName)
        #expect(presenter.mayLeave)
    }

    @Test(arguments: [
        ("", ""), ("", "secret"), ("  ", "secret"), ("\u{200B}", "secret"), ("Ana", ""),
    ])
    func `with a field empty nothing is sent and it says why`(name: String, password: String) async
    {
        await submit(name, password)
        #expect(view.state.warning == "Both fields are mandatory.")
        presenter.didEditPassword(password)
        #expect(view.state.warning == nil)
        presenter.didRequestRegister()
        await activity.waitUntilIdle()
        #expect(view.state.warning == "Both fields are mandatory.")
        presenter.didEditUserName(name)
        #expect(view.state.warning == nil)
        #expect(accounts.calls.made.isEmpty)
    }

    @Test func `a user name of more than 64 characters is not sent and it says why`() async {
        await submit(String(repeating: "👨‍👩‍👧", count: 65), "correct horse")
        #expect(
            view.state.warning == "A username has at most 64 characters. Please shorten it.")
        #expect(accounts.calls.made.isEmpty)

        await submit(String(repeating: "👨‍👩‍👧", count: 64), "correct horse")
        #expect(accounts.calls.made == [.signIn])
    }

    @Test func `a password of blanks counts as filled in`() async {
        accounts.add(UserName("Bo")!, password: "        ")
        await submit("Bo", "        ")
        #expect(steps.sessions.count == 1)
    }

    @Test func `the right password signs in once and is forgotten`() async {
        type("  ana ", "correct horse")
        presenter.didSubmit()
        #expect(view.state.request == .signIn)
        await activity.waitUntilIdle()
        #expect(steps.sessions.map(\.user.name.text) == ["Ana"])
        #expect(view.state.password.isEmpty)
        #expect(view.state.request == nil)
        #expect(view.state.warning == nil)
    }

    @Test func `Register makes the account and signs in`() async {
        type("Bo", "long enough")
        presenter.didRequestRegister()
        #expect(view.state.request == .register)
        await activity.waitUntilIdle()
        #expect(steps.sessions.map(\.user.name.text) == ["Bo"])
        #expect(accounts.calls.made == [.register])
        #expect(view.state.password.isEmpty)
        #expect(view.state.request == nil)
    }

    @Test func `while a request runs nothing is sent twice, nothing changes and nobody leaves`()
        async
    {
        accounts.calls.gate.close()
        type("Ana", "correct horse")
        presenter.didSubmit()
        await accounts.calls.gate.untilWaiting()
        let state = view.state
        presenter.didSubmit()
        presenter.didRequestRegister()
        type("Bo", "something else")
        presenter.didToggleRememberMe(false)
        #expect(view.state == state)
        #expect(!presenter.mayLeave)

        accounts.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(accounts.calls.made == [.signIn])
        #expect(steps.sessions.count == 1)
        #expect(presenter.mayLeave)
    }

    @Test func `with Remember me on, the name and the token are kept`() async {
        await submit("ANA", "correct horse")
        #expect(memory.name?.text == "Ana")
        #expect(memory.token == steps.sessions.first?.token)
    }

    @Test func `with Remember me off, the name is forgotten and the token kept`() async {
        try? await memory.saveUserName(UserName("Ana"))
        presenter.didToggleRememberMe(false)
        #expect(!view.state.remembersName)
        await submit("Ana", "correct horse")
        #expect(memory.name == nil)
        #expect(memory.token == steps.sessions.first?.token)
    }

    @Test func `a memory that fails is no reason to refuse the sign-in`() async {
        memory.calls.fail(.saveUserName, with: .readOnly)
        await submit("Ana", "correct horse")
        #expect(memory.token != nil)
        #expect(steps.sessions.count == 1)

        memory.calls.fail(.saveToken, with: .readOnly)
        await submit("Ana", "correct horse")
        #expect(steps.sessions.count == 2)
        #expect(view.state.warning == nil)
    }

    @Test func `after a refusal nothing is remembered`() async {
        await submit("Ana", "wrong horse")
        #expect(memory.calls.made.isEmpty)
    }

    @Test func `after a wrong password only the password is left to be typed`() async {
        #expect(view.state.passwordWishes == 0)
        await submit("Ana", "wrong horse")
        #expect(view.state.passwordWishes == 1)
        await submit("Ana", "wrong again")
        #expect(view.state.passwordWishes == 2)
    }
}
