import Navigation
import ServerMove
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `Server move coordinator` {
    @Test func `it tells of the new session, and Back releases it`() async throws {
        let fixture = try ServerMoveFixture()
        let harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        try harness.navigator.start(
            fixture.factory.makeServerMove(on: harness.navigator, navigation: fixture.navigation),
            under: harness.coordinator)
        let probe = try LeakProbe(harness.navigator)
        try harness.driver.type("https://example.org", into: "Server")
        try harness.driver.type("correct horse", into: "Password")
        try harness.driver.tap("Move")
        await harness.driver.settle()
        #expect(fixture.navigation.sessions.count == 1)
        harness.driver.back()
        #expect(harness.driver.title == "Root")
        #expect(probe.isReleased)
    }

    @Test func `Back releases the page of the exchange`() async throws {
        let fixture = try ServerMoveFixture(server: "https://example.org")
        let harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        try harness.navigator.start(
            fixture.factory.makeServerMove(on: harness.navigator, navigation: fixture.navigation),
            under: harness.coordinator)
        let probe = try LeakProbe(harness.navigator)
        #expect(harness.driver.title == "Server")
        harness.driver.back()
        #expect(harness.driver.title == "Root")
        #expect(probe.isReleased)
    }
}
