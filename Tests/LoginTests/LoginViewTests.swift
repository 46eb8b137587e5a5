import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Login

@MainActor @Suite struct `Login view` {
    private let accounts = InMemoryAccounts()
    private let activity = Activity()
    private let navigation = LoginNavigationSpy()
    private let presenter: LoginPresenter

    init() {
        presenter = Self.presenter(accounts, activity, navigation)
    }

    private static func presenter(
        _ accounts: InMemoryAccounts, _ activity: Activity, _ navigation: LoginNavigationSpy
    ) -> LoginPresenter {
        LoginPresenter(
            .signedOut,
            accounts: accounts, credentials: InMemoryCredentialStore(),
            server: InMemoryServerSelection(),
            work: WorkScope(activity), navigation: navigation)
    }

    private var page: Page { page(presenter.state) }

    private func page(_ state: LoginState) -> Page {
        LoginView(state: state, presenter: presenter).page
    }

    @Test func `a server is shown, with an action to leave it`() {
        let page = page(LoginState(server: "https://football.example.org"))
        #expect(page.texts == [Text("Server: https://football.example.org")])
        #expect(page.actions.map(\.label) == ["Login", "Register", "Use this device only"])
    }

    @Test func `during a request everything is disabled and its progress is shown`() {
        let page = page(LoginState(userName: "Ana", password: "secret", request: .signIn))
        #expect(page.progress?.label == "Signing in…")
        #expect(page.fields.map(\.text) == ["Ana", "secret"])
        #expect(page.fields.map(\.isEnabled) == [false, false])
        #expect(page.toggles.map(\.isEnabled) == [false])
        #expect(page.actions.map(\.isEnabled) == [false, false])

        #expect(
            self.page(LoginState(request: .register)).progress?.label == "Creating your account…")
    }

    @Test func `warnings are below the fields, so that the focus does not move`() {
        let page = page(LoginState(warning: "Wrong.", unavailableReason: "Not available."))
        #expect(
            page.texts == [Text("Not available.", role: .warning), Text("Wrong.", role: .warning)])
        guard case .toggle = page.elements[2] else {
            Issue.record("The page begins with other elements.")
            return
        }
    }

    @Test(arguments: [0, 1])
    func `Enter in each field signs in`(field: Int) async throws {
        accounts.add(try #require(UserName("Ana")), password: "correct horse")
        page.fields[0].onEdit("Ana")
        page.fields[1].onEdit("correct horse")
        page.fields[field].onSubmit?()
        await activity.waitUntilIdle()
        #expect(navigation.sessions.map(\.user.name.text) == ["Ana"])
    }

    @Test func `Register and Login send their requests`() async {
        page.fields[0].onEdit("Bo")
        page.fields[1].onEdit("long enough")
        page.toggles[0].onToggle(false)
        #expect(!page.toggles[0].isOn)
        page.actions[1].perform()
        await activity.waitUntilIdle()

        page.fields[1].onEdit("long enough")
        page.actions[0].perform()
        await activity.waitUntilIdle()
        #expect(accounts.calls.made == [.register, .signIn])
        #expect(navigation.sessions.map(\.user.name.text) == ["Bo", "Bo"])
    }

    @Test func `a wrong password moves the focus to the password field`() async {
        #expect(page.focus == nil)
        page.fields[0].onEdit("Ana")
        page.fields[1].onEdit("wrong horse")
        page.actions[0].perform()
        await activity.waitUntilIdle()
        #expect(page.focus == FocusRequest("Password", serial: 1))
    }

    @Test func `an unavailable reason disables both actions and prevents requests`() async {
        navigation.loginSignInUnavailableReason = "That is unavailable."
        let presenter = Self.presenter(accounts, activity, navigation)
        let page = LoginView(state: presenter.state, presenter: presenter).page
        #expect(
            page.actions.map(\.unavailableReason) == [
                "That is unavailable.", "That is unavailable.",
            ])
        for field in page.fields { field.onEdit("correct horse") }
        for action in page.actions { action.perform() }
        await activity.waitUntilIdle()
        #expect(accounts.calls.made.isEmpty)
        #expect(navigation.sessions.isEmpty)
    }
}
