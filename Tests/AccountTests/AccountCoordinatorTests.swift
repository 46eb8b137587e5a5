import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Account

@MainActor @Suite struct `Account coordinators` {
    private let fixture: AccountFixture
    private let harness: WorkspaceHarness

    init() throws {
        fixture = try AccountFixture()
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
    }

    private func start(_ coordinator: any Coordinator) async throws -> LeakProbe {
        try harness.navigator.start(coordinator, under: harness.coordinator)
        await harness.driver.settle()
        return try LeakProbe(harness.navigator)
    }

    @Test func `PasswordChangeCoordinator shows the form, and Back releases it`() async throws {
        let factory = AccountFactory(fixture.dependencies)
        let probe = try await start(factory.makePasswordChange(on: harness.navigator))
        #expect(harness.driver.title == "Change password")
        harness.driver.back()
        #expect(harness.driver.title == "Root")
        #expect(probe.isReleased)
    }

    @Test func `SessionsCoordinator loads the sessions, and Back releases it`() async throws {
        let factory = AccountFactory(fixture.dependencies)
        let probe = try await start(
            factory.makeSessions(on: harness.navigator, navigation: fixture.navigation))
        #expect(harness.driver.title == "Sessions")
        #expect(try harness.driver.rows().count == 1)
        harness.driver.back()
        #expect(harness.driver.title == "Root")
        #expect(probe.isReleased)
    }
}
