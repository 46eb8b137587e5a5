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
    private let screen: LoginScreen

    init() {
        screen = Self.screen(accounts, activity, navigation)
    }

    private static func screen(
        _ accounts: InMemoryAccounts, _ activity: Activity, _ navigation: LoginNavigationSpy
    ) -> LoginScreen {
        let work = WorkScope(activity)
        let presenter = LoginPresenter(
            .signedOut,
            LoginDependencies(
                accounts: accounts, credentials: InMemoryCredentialStore(),
                server: InMemoryServerSelection()),
            work: work, navigation: navigation)
        let screen = LoginScreen(presenter: presenter, work: work)
        presenter.view = screen
        return screen
    }

    private var fields: [TextField] {
        screen.page.elements.compactMap {
            if case .textField(let field) = $0 { field } else { nil }
        }
    }

    private var toggles: [Toggle] {
        screen.page.elements.compactMap { if case .toggle(let toggle) = $0 { toggle } else { nil } }
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

    @Test func `a server is shown, with an action to leave it`() {
        screen.show(LoginState(server: "https://football.example.org"))
        let texts = screen.page.elements.compactMap { element in
            if case .text(let text) = element { text.text } else { nil }
        }
        #expect(texts == ["Server: https://football.example.org"])
        #expect(screen.page.actions.map(\.label) == ["Login", "Register", "Use this device only"])
    }

    @Test func `during a request everything is disabled and its progress is shown`() {
        screen.show(LoginState(userName: "Ana", password: "secret", request: .signIn))
        #expect(progress == ["Signing in…"])
        #expect(fields.map(\.text) == ["Ana", "secret"])
        #expect(fields.map(\.isEnabled) == [false, false])
        #expect(toggles.map(\.isEnabled) == [false])
        #expect(screen.page.actions.map(\.isEnabled) == [false, false])

        screen.show(LoginState(request: .register))
        #expect(progress == ["Creating your account…"])
    }

    @Test func `warnings are below the fields, so that the focus does not move`() {
        screen.show(LoginState(warning: "Wrong.", unavailableReason: "Not available."))
        let texts = screen.page.elements.suffix(2).map { element in
            if case .text(let text) = element { text } else { Text("") }
        }
        #expect(
            texts == [Text("Not available.", role: .warning), Text("Wrong.", role: .warning)])
    }

    @Test(arguments: [0, 1])
    func `Enter in each field signs in`(field: Int) async throws {
        accounts.add(try #require(UserName("Ana")), password: "correct horse")
        fields[0].onEdit("Ana")
        fields[1].onEdit("correct horse")
        fields[field].onSubmit?()
        await activity.waitUntilIdle()
        #expect(navigation.sessions.map(\.user.name.text) == ["Ana"])
    }

    @Test func `Register and Login send their requests, and the screen stays during each`() async {
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
        #expect(navigation.sessions.map(\.user.name.text) == ["Bo", "Bo"])
    }

    @Test func `a wrong password moves the focus to the password field`() async {
        #expect(screen.page.focus == nil)
        fields[0].onEdit("Ana")
        fields[1].onEdit("wrong horse")
        screen.page.actions[0].perform()
        await activity.waitUntilIdle()
        #expect(screen.page.focus == Page.FocusRequest("Password", serial: 1))
    }

    @Test func `an unavailable reason disables both actions and prevents requests`() async {
        navigation.loginSignInUnavailableReason = "That is unavailable."
        let screen = Self.screen(accounts, activity, navigation)
        #expect(
            screen.page.actions.map(\.unavailableReason) == [
                "That is unavailable.", "That is unavailable.",
            ])
        for case .textField(let field) in screen.page.elements { field.onEdit("correct horse") }
        for action in screen.page.actions { action.perform() }
        await activity.waitUntilIdle()
        #expect(accounts.calls.made.isEmpty)
        #expect(navigation.sessions.isEmpty)
    }

    @Test func `an edit requests a redraw`() throws {
        let probe = try RedrawProbe(screen)
        fields[0].onEdit("Ana")
        #expect(probe.requestCount > 0)
    }
}
