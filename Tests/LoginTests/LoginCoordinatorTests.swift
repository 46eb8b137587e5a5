import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Login

@MainActor @Suite struct `Login coordinator` {
    private final class BlankScreen: Screen {
        let work = WorkScope()
    }

    /// What lies below the form, or comes after it.
    private final class Base: Coordinator {
        unowned let navigator: Navigator
        init(on navigator: Navigator) { self.navigator = navigator }
        func start() throws(NavigationError) { try show(BlankScreen()) }
    }

    private final class Spy: LoginNavigation {
        private(set) var sessions: [Session] = []
        var onSignIn: () -> Void = {}
        var unavailableReason: String?

        func loginDidSignIn(_ session: Session) {
            sessions.append(session)
            onSignIn()
        }

        func loginUnavailableReasonForSignIn() -> String? { unavailableReason }
    }

    /// Everything that has to go when the screen goes.
    private struct Traces {
        weak var coordinator: (any Coordinator)?
        weak var screen: LoginScreen?
        weak var presenter: LoginPresenter?

        var areReleased: Bool { coordinator == nil && screen == nil && presenter == nil }
    }

    private let accounts = InMemoryAccounts()
    private let memory = InMemoryCredentialStore(name: UserName("Ana"))
    private let navigator = Navigator()
    private let spy = Spy()

    init() throws {
        accounts.add(try #require(UserName("Ana")), password: "correct horse")
        navigator.onError = { Issue.record("refused: \($0)") }
    }

    private var factory: LoginFactory {
        LoginFactory(LoginDependencies(accounts: accounts, credentials: memory))
    }

    private func start(above base: Base? = nil, for navigation: Spy) throws -> Traces {
        if let base { try navigator.start(base, under: nil) }
        let coordinator = factory.makeLogin(
            reason: .signedOut, on: navigator, navigation: navigation)
        try navigator.start(coordinator, under: base)
        let screen = try #require(navigator.visibleScreen as? LoginScreen)
        let presenter = try #require(
            Mirror(reflecting: screen).descendant("presenter") as? LoginPresenter)
        return Traces(
            coordinator: coordinator, screen: screen, presenter: presenter)
    }

    private func submit(_ password: String) throws {
        let screen = try #require(navigator.visibleScreen as? LoginScreen)
        guard case .textField(let field) = screen.page.elements[1] else { return }
        field.onEdit(password)
        screen.page.actions[0].perform()
    }

    @Test func `what is in the way is asked of whoever listens`() throws {
        spy.unavailableReason = "That is left out."
        let traces = try start(for: spy)
        #expect(traces.screen?.page.actions.first?.unavailableReason == "That is left out.")
    }

    private func replaceAll() throws {
        try navigator.start(Base(on: navigator), under: nil, as: .root)
    }

    @Test func `the remembered name is filled in at the start`() async throws {
        let traces = try start(for: spy)
        await navigator.activity.waitUntilIdle()
        guard case .textField(let field)? = traces.screen?.page.elements.first else {
            Issue.record("the first element is the user name")
            return
        }
        #expect(field.text == "Ana")
    }

    @Test func `a sign-in is reported once, and the screen waits to be replaced`() async throws {
        let traces = try start(for: spy)
        await navigator.activity.waitUntilIdle()
        try submit("wrong horse")
        await navigator.activity.waitUntilIdle()
        #expect(spy.sessions.isEmpty)

        try submit("correct horse")
        await navigator.activity.waitUntilIdle()
        #expect(spy.sessions.map(\.user.name.text) == ["Ana"])
        #expect(accounts.isSignedIn(try #require(spy.sessions.first)))
        #expect(traces.screen === navigator.visibleScreen)
    }

    @Test func `replaced after a sign-in, nothing of it stays`() async throws {
        let traces = try start(for: spy)
        await navigator.activity.waitUntilIdle()
        spy.onSignIn = { [navigator] in
            try? navigator.start(Base(on: navigator), under: nil, as: .root)
        }
        try submit("correct horse")
        await navigator.activity.waitUntilIdle()
        #expect(traces.areReleased)
        #expect(!navigator.canGoBack)
        #expect(spy.sessions.count == 1)
    }

    @Test func `Back leaves without a report and nothing stays`() async throws {
        let base = Base(on: navigator)
        let traces = try start(above: base, for: spy)
        await navigator.activity.waitUntilIdle()
        #expect(navigator.back() == .left)
        #expect(traces.areReleased)
        #expect(spy.sessions.isEmpty)
    }

    @Test func `Back stays while a request runs`() async throws {
        let base = Base(on: navigator)
        let traces = try start(above: base, for: spy)
        await navigator.activity.waitUntilIdle()
        accounts.calls.gate.close()
        try submit("correct horse")
        await accounts.calls.gate.untilWaiting()
        #expect(navigator.back() == .stayed)
        #expect(traces.screen === navigator.visibleScreen)
        accounts.calls.gate.open()
        await navigator.activity.waitUntilIdle()
        #expect(spy.sessions.count == 1)
        #expect(navigator.back() == .left)
        #expect(traces.areReleased)
    }

    @Test func `replaced while a request runs, it reports nothing and nothing stays`() async throws
    {
        let traces = try start(for: spy)
        await navigator.activity.waitUntilIdle()
        accounts.calls.gate.close()
        try submit("correct horse")
        await accounts.calls.gate.untilWaiting()
        try replaceAll()
        #expect(traces.areReleased)
        accounts.calls.gate.open()
        await navigator.activity.waitUntilIdle()
        #expect(spy.sessions.isEmpty)
        #expect(memory.token == nil)
    }

    @Test func `whoever listens is held weakly`() async throws {
        var listener: Spy? = Spy()
        weak let trace = listener
        _ = try start(for: try #require(listener))
        await navigator.activity.waitUntilIdle()
        listener = nil
        #expect(trace == nil)
        try submit("correct horse")
        await navigator.activity.waitUntilIdle()
        #expect(accounts.sessionCount == 1)
    }
}
