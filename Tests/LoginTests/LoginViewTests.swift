import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Login

@MainActor @Suite struct `Login view` {
    private final class Steps: LoginPresenterDelegate {
        private(set) var names: [String] = []
        func didSignIn(_ session: Session) { names.append(session.user.name.text) }
        var unavailableReason: String?
        func obstacleToSignIn() -> String? { unavailableReason }
    }

    private let accounts = InMemoryAccounts()
    private let activity = Activity()
    private let steps = Steps()
    private let presenter: LoginPresenter
    private let screen: LoginScreen

    init() {
        let work = WorkScope(activity)
        presenter = LoginPresenter(
            .signedOut,
            LoginDependencies(accounts: accounts, credentials: InMemoryCredentialStore()),
            work: work,
            steps: steps)
        screen = LoginScreen(presenter: presenter, work: work)
        presenter.view = screen
    }

    private var fields: [TextField] {
        screen.page.elements.compactMap {
            if case .textField(let field) = $0 { field } else { nil }
        }
    }

    private var toggles: [Toggle] {
        screen.page.elements.compactMap { if case .toggle(let toggle) = $0 { toggle } else { nil } }
    }

    private var texts: [Text] {
        screen.page.elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    private var progress: [String] {
        screen.page.elements.compactMap {
            if case .progress(let progress) = $0 { progress.label } else { nil }
        }
    }

    @Test func `the page has two fields, a toggle and two actions`() {
        let page = screen.page
        #expect(page.title == "Login")
        #expect(page.elements.count == 3)
        #expect(page.alert == nil)
        #expect(fields.map(\.label) == ["Username", "Password"])
        #expect(fields.map(\.kind) == [.plain, .secure])
        #expect(fields.map(\.isEnabled) == [true, true])
        #expect(toggles.map(\.label) == ["Remember me"])
        #expect(toggles.map(\.isOn) == [true])
        #expect(page.actions.map(\.label) == ["Login", "Register"])
        #expect(page.actions.map(\.key) == [.enter, .control("r")])
        #expect(page.actions.map(\.isEnabled) == [true, true])
    }

    @Test func `while a request runs everything waits and progress says for what`() {
        screen.show(LoginState(userName: "Ana", password: "secret", request: .signIn))
        #expect(progress == ["Signing in…"])
        #expect(fields.map(\.text) == ["Ana", "secret"])
        #expect(fields.map(\.isEnabled) == [false, false])
        #expect(toggles.map(\.isEnabled) == [false])
        #expect(screen.page.actions.map(\.isEnabled) == [false, false])

        screen.show(LoginState(request: .register))
        #expect(progress == ["Creating your account…"])
    }

    @Test func `a warning stands below the fields, so that the focus stays where it is`() {
        screen.show(LoginState(warning: "Both fields are mandatory."))
        #expect(texts == [Text("Both fields are mandatory.", role: .warning)])
        guard case .textField = screen.page.elements[0], case .text? = screen.page.elements.last
        else {
            Issue.record("the fields come first and the warning last")
            return
        }
    }

    @Test(arguments: [0, 1])
    func `Enter in either field signs in`(field: Int) async {
        accounts.add(UserName("Ana")!, password: "correct horse")
        fields[0].onEdit("Ana")
        fields[1].onEdit("correct horse")
        fields[field].onSubmit?()
        await activity.waitUntilIdle()
        #expect(steps.names == ["Ana"])
    }

    @Test func `Login signs in and Register registers`() async {
        fields[0].onEdit("Bo")
        fields[1].onEdit("long enough")
        toggles[0].onToggle(false)
        #expect(!toggles[0].isOn)
        screen.page.actions[1].perform()
        #expect(!screen.dismissalDecision().isAllowed)
        await activity.waitUntilIdle()
        #expect(screen.dismissalDecision().isAllowed)

        fields[1].onEdit("long enough")
        screen.page.actions[0].perform()
        await activity.waitUntilIdle()
        #expect(accounts.calls.made == [.register, .signIn])
        #expect(steps.names == ["Bo", "Bo"])
    }

    @Test func `where nothing would follow nobody signs in, and it says why`() async throws {
        steps.unavailableReason = "That is left out."
        let work = WorkScope(activity)
        let presenter = LoginPresenter(
            .sessionExpired,
            LoginDependencies(accounts: accounts, credentials: InMemoryCredentialStore()),
            work: work,
            steps: steps)
        let screen = LoginScreen(presenter: presenter, work: work)
        presenter.view = screen
        #expect(
            screen.page.actions.map(\.unavailableReason) == [
                "That is left out.", "That is left out.",
            ])
        let texts = screen.page.elements.compactMap {
            if case .text(let text) = $0 { text.text } else { nil }
        }
        #expect(texts == ["That is left out.", LoginStrings.sessionExpired])
        presenter.didEditUserName("Ana")
        presenter.didEditPassword("correct horse")
        presenter.didSubmit()
        presenter.didRequestRegister()
        await activity.waitUntilIdle()
        #expect(accounts.calls.made.isEmpty)
        #expect(steps.names.isEmpty)
    }
}
