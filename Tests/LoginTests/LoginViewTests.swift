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
            LoginDependencies(
                accounts: accounts, credentials: InMemoryCredentialStore(),
                server: InMemoryServerSelection()),
            work: WorkScope(activity), navigation: navigation)
    }

    private var page: Page { page(presenter.state) }

    private func page(_ state: LoginState) -> Page {
        LoginView(state: state, presenter: presenter).page
    }

    @Test func `the page has two fields, a toggle and two actions`() {
        let page = page
        #expect(page.title == "Login")
        #expect(page.elements.count == 3)
        #expect(page.alert == nil)
        #expect(page.fields.map(\.label) == ["Username", "Password"])
        #expect(page.fields.map(\.kind) == [.plain, .secure])
        #expect(page.fields.map(\.isEnabled) == [true, true])
        #expect(page.toggles.map(\.label) == ["Remember me"])
        #expect(page.toggles.map(\.isOn) == [true])
        #expect(page.actions.map(\.label) == ["Login", "Register"])
        #expect(page.actions.map(\.key) == [.enter, .control("r")])
        #expect(page.actions.map(\.isEnabled) == [true, true])
    }

    @Test func `a server is shown, with an action to leave it`() {
        let page = page(LoginState(server: "https://football.example.org"))
        let texts = page.elements.compactMap { element in
            if case .text(let text) = element { text.text } else { nil }
        }
        #expect(texts == ["Server: https://football.example.org"])
        #expect(page.actions.map(\.label) == ["Login", "Register", "Use this device only"])
    }

    @Test func `during a request everything is disabled and its progress is shown`() {
        let page = page(LoginState(userName: "Ana", password: "secret", request: .signIn))
        #expect(page.progress == ["Signing in…"])
        #expect(page.fields.map(\.text) == ["Ana", "secret"])
        #expect(page.fields.map(\.isEnabled) == [false, false])
        #expect(page.toggles.map(\.isEnabled) == [false])
        #expect(page.actions.map(\.isEnabled) == [false, false])

        #expect(self.page(LoginState(request: .register)).progress == ["Creating your account…"])
    }

    @Test func `warnings are below the fields, so that the focus does not move`() {
        let page = page(LoginState(warning: "Wrong.", unavailableReason: "Not available."))
        let texts = page.elements.suffix(2).map { element in
            if case .text(let text) = element { text } else { Text("") }
        }
        #expect(
            texts == [Text("Not available.", role: .warning), Text("Wrong.", role: .warning)])
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
        #expect(page.focus == Page.FocusRequest("Password", serial: 1))
    }

    @Test func `an unavailable reason disables both actions and prevents requests`() async {
        navigation.loginSignInUnavailableReason = "That is unavailable."
        let presenter = Self.presenter(accounts, activity, navigation)
        let page = LoginView(state: presenter.state, presenter: presenter).page
        #expect(
            page.actions.map(\.unavailableReason) == [
                "That is unavailable.", "That is unavailable.",
            ])
        for case .textField(let field) in page.elements { field.onEdit("correct horse") }
        for action in page.actions { action.perform() }
        await activity.waitUntilIdle()
        #expect(accounts.calls.made.isEmpty)
        #expect(navigation.sessions.isEmpty)
    }
}

extension Page {
    fileprivate var fields: [TextField] {
        elements.compactMap { if case .textField(let field) = $0 { field } else { nil } }
    }

    fileprivate var toggles: [Toggle] {
        elements.compactMap { if case .toggle(let toggle) = $0 { toggle } else { nil } }
    }

    fileprivate var progress: [String] {
        elements.compactMap { if case .progress(let progress) = $0 { progress.label } else { nil } }
    }
}
