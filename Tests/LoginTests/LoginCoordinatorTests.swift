import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Login

@MainActor @Suite struct `Login coordinator` {
    private let accounts = InMemoryAccounts()
    private let credentials = InMemoryCredentialStore(name: UserName("Ana"))
    private let navigation = LoginNavigationSpy()
    private let harness: WorkspaceHarness
    private var driver: ScreenDriver { harness.driver }
    private var navigator: Navigator { harness.navigator }

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        accounts.add(try #require(UserName("Ana")), password: "correct horse")
    }

    private func start(for navigation: LoginNavigationSpy) async throws -> LeakProbe {
        let factory = LoginFactory(
            accounts: accounts, credentials: credentials, server: InMemoryServerSelection())
        try navigator.start(
            factory.makeLogin(reason: .signedOut, on: navigator, navigation: navigation),
            under: harness.coordinator)
        await driver.settle()
        return try LeakProbe(navigator)
    }

    private static func replaceRoot(of navigator: Navigator) throws(NavigationError) {
        let root = RecordingCoordinator(navigator, showing: [PageScreen("Next")])
        try navigator.start(root, under: nil, as: .root)
    }

    private func submit(_ password: String) throws {
        try driver.type(password, into: "Password")
        try driver.tap("Login")
    }

    @Test func `the start fills in the saved user name`() async throws {
        _ = try await start(for: navigation)
        #expect(driver.title == "Login")
        #expect(try driver.fieldText("Username") == "Ana")
    }

    @Test func `a sign-in is reported once, and the screen stays`() async throws {
        _ = try await start(for: navigation)
        try submit("wrong horse")
        await driver.settle()
        #expect(navigation.sessions.isEmpty)

        try submit("correct horse")
        await driver.settle()
        #expect(navigation.sessions.map(\.user.name.text) == ["Ana"])
        #expect(accounts.isSignedIn(try #require(navigation.sessions.first)))
        #expect(driver.title == "Login")
    }

    @Test func `a new root after the sign-in releases everything`() async throws {
        let probe = try await start(for: navigation)
        navigation.onSignIn = { [navigator] in
            #expect(throws: Never.self) { try Self.replaceRoot(of: navigator) }
        }
        try submit("correct horse")
        await driver.settle()
        #expect(probe.isReleased)
        #expect(!navigator.canGoBack)
        #expect(navigation.sessions.count == 1)
    }

    @Test func `Back reports nothing and releases everything`() async throws {
        let probe = try await start(for: navigation)
        #expect(navigator.back() == .left)
        #expect(probe.isReleased)
        #expect(navigation.sessions.isEmpty)
    }

    @Test func `a new root during a request reports nothing and releases everything`()
        async throws
    {
        let probe = try await start(for: navigation)
        accounts.calls.gate.close()
        try submit("correct horse")
        await accounts.calls.gate.untilWaiting()
        try Self.replaceRoot(of: navigator)
        #expect(probe.isReleased)
        accounts.calls.gate.open()
        await driver.settle()
        #expect(navigation.sessions.isEmpty)
        #expect(credentials.token == nil)
    }

    @Test func `the navigation is held weakly`() async throws {
        var navigation: LoginNavigationSpy? = LoginNavigationSpy()
        weak let released = navigation
        _ = try await start(for: try #require(navigation))
        navigation = nil
        #expect(released == nil)
        try submit("correct horse")
        await driver.settle()
        #expect(accounts.sessionCount == 1)
    }
}
