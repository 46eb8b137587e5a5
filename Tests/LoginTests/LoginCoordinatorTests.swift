import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Login

@MainActor @Suite struct `Login coordinator` {
    private final class Listener: LoginNavigation {
        private(set) var sessions: [Session] = []
        var onSignIn: () -> Void = {}
        var unavailableReason: String?

        func loginDidSignIn(_ session: Session) {
            sessions.append(session)
            onSignIn()
        }

        func loginUnavailableReasonForSignIn() -> String? { unavailableReason }
    }

    private let accounts = InMemoryAccounts()
    private let credentials = InMemoryCredentialStore(name: UserName("Ana"))
    private let listener = Listener()
    private let harness: WorkspaceHarness
    private var driver: ScreenDriver { harness.driver }
    private var navigator: Navigator { harness.navigator }

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        accounts.add(try #require(UserName("Ana")), password: "correct horse")
    }

    private func start(for navigation: Listener) async throws -> LeakProbe {
        let factory = LoginFactory(LoginDependencies(accounts: accounts, credentials: credentials))
        try navigator.start(
            factory.makeLogin(reason: .signedOut, on: navigator, navigation: navigation),
            under: harness.coordinator)
        await driver.settle()
        return try LeakProbe(navigator)
    }

    private func replaceRoot() throws(NavigationError) {
        let root = RecordingCoordinator(navigator, showing: [StubScreen("Next")])
        try navigator.start(root, under: nil, as: .root)
    }

    private func submit(_ password: String) throws {
        try driver.type(password, into: "Password")
        try driver.tap("Login")
    }

    @Test func `the start fills in the saved user name`() async throws {
        _ = try await start(for: listener)
        #expect(driver.title == "Login")
        #expect(try driver.fieldText("Username") == "Ana")
    }

    @Test func `the actions show the unavailable reason of the navigation`() async throws {
        listener.unavailableReason = "That is left out."
        _ = try await start(for: listener)
        #expect(driver.unavailableReason(of: "Login") == "That is left out.")
    }

    @Test func `a sign-in is reported once, and the screen stays`() async throws {
        _ = try await start(for: listener)
        try submit("wrong horse")
        await driver.settle()
        #expect(listener.sessions.isEmpty)

        try submit("correct horse")
        await driver.settle()
        #expect(listener.sessions.map(\.user.name.text) == ["Ana"])
        #expect(accounts.isSignedIn(try #require(listener.sessions.first)))
        #expect(driver.title == "Login")
    }

    @Test func `a new root after the sign-in releases everything`() async throws {
        let probe = try await start(for: listener)
        listener.onSignIn = { #expect(throws: Never.self) { try replaceRoot() } }
        try submit("correct horse")
        await driver.settle()
        #expect(probe.isReleased)
        #expect(!navigator.canGoBack)
        #expect(listener.sessions.count == 1)
    }

    @Test func `Back reports nothing and releases everything`() async throws {
        let probe = try await start(for: listener)
        #expect(navigator.back() == .left)
        #expect(probe.isReleased)
        #expect(listener.sessions.isEmpty)
    }

    @Test func `Back is refused during a request`() async throws {
        let probe = try await start(for: listener)
        accounts.calls.gate.close()
        try submit("correct horse")
        await accounts.calls.gate.untilWaiting()
        #expect(navigator.back() == .stayed)
        accounts.calls.gate.open()
        await driver.settle()
        #expect(listener.sessions.count == 1)
        #expect(navigator.back() == .left)
        #expect(probe.isReleased)
    }

    @Test func `a new root during a request reports nothing and releases everything`()
        async throws
    {
        let probe = try await start(for: listener)
        accounts.calls.gate.close()
        try submit("correct horse")
        await accounts.calls.gate.untilWaiting()
        try replaceRoot()
        #expect(probe.isReleased)
        accounts.calls.gate.open()
        await driver.settle()
        #expect(listener.sessions.isEmpty)
        #expect(credentials.token == nil)
    }

    @Test func `the navigation is held weakly`() async throws {
        var listener: Listener? = Listener()
        weak let released = listener
        _ = try await start(for: try #require(listener))
        listener = nil
        #expect(released == nil)
        try submit("correct horse")
        await driver.settle()
        #expect(accounts.sessionCount == 1)
    }
}
