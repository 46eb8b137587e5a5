import Domain
import Navigation
import TestSupport
import Testing

@testable import Login

/// What the form does with the name of the last time.
@MainActor @Suite struct `Login presenter and the remembered name` {
    private final class View: LoginView {
        private(set) var state = LoginState()
        func show(_ state: LoginState) { self.state = state }
    }

    private final class Steps: LoginPresenterDelegate {
        func didSignIn(_ session: Session) { Issue.record("nobody asked to sign in") }
        func obstacleToSignIn() -> String? { nil }
    }

    private let memory = InMemoryCredentialStore(name: UserName("Łukasz"))
    private let activity = Activity()
    private let view = View()
    private let steps = Steps()
    private let presenter: LoginPresenter

    init() {
        presenter = LoginPresenter(
            .signedOut,
            LoginDependencies(accounts: InMemoryAccounts(), credentials: memory),
            work: WorkScope(activity), steps: steps)
        presenter.view = view
    }

    @Test func `it is filled in`() async {
        presenter.didStart()
        await activity.waitUntilIdle()
        #expect(view.state.userName == "Łukasz")
        #expect(view.state.passwordWishes == 1)
        #expect(view.state.password.isEmpty)
    }

    @Test func `without one the field stays empty`() async throws {
        try await memory.saveUserName(nil)
        presenter.didStart()
        await activity.waitUntilIdle()
        #expect(view.state == LoginState())
    }

    @Test func `a memory that fails is nothing to be told of`() async {
        memory.calls.fail(.savedUserName, with: .damaged)
        presenter.didStart()
        await activity.waitUntilIdle()
        #expect(view.state == LoginState())
    }

    @Test(arguments: ["Bo", ""])
    func `what was typed meanwhile stays, even nothing`(typed: String) async {
        memory.calls.gate.close()
        presenter.didStart()
        await memory.calls.gate.untilWaiting()
        presenter.didEditUserName("B")
        presenter.didEditUserName(typed)
        memory.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(view.state.userName == typed)
    }

    @Test func `a password typed meanwhile does not keep it out`() async {
        memory.calls.gate.close()
        presenter.didStart()
        await memory.calls.gate.untilWaiting()
        presenter.didEditPassword("secret")
        memory.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(view.state.userName == "Łukasz")
        #expect(view.state.passwordWishes == 1)
        #expect(view.state.password == "secret")
    }

    @Test func `waiting for it keeps nobody on the screen`() async {
        memory.calls.gate.close()
        presenter.didStart()
        await memory.calls.gate.untilWaiting()
        #expect(presenter.mayLeave)
        memory.calls.gate.open()
        await activity.waitUntilIdle()
    }
}
