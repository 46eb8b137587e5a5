import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerAdd

@MainActor @Suite struct `Player add coordinator` {
    private final class NavigationSpy: PlayerAddNavigation {
        private(set) var results: [FlowResult<Player>] = []
        func playerAddDidLeave(with result: FlowResult<Player>) { results.append(result) }
    }

    private let players = InMemoryPlayers(names: ["Ana"])
    private let navigation = NavigationSpy()
    private let harness: WorkspaceHarness
    private let driver: ScreenDriver

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        driver = harness.driver
        let factory = PlayerAddFactory(players: players)
        try harness.navigator.start(
            factory.makePlayerAdd(on: harness.navigator, navigation: navigation),
            under: harness.coordinator)
    }

    @Test func `a stored player is reported once, after the form has left`() async throws {
        let probe = try LeakProbe(harness.navigator)
        #expect(driver.title == "Add Player")
        #expect(try !driver.isEnabled("Done"))
        try driver.type("손흥민", into: "Name")
        try driver.tap("Done")
        #expect(driver.showsProgress)
        await driver.settle()
        #expect(driver.title == "Root")
        let added = try #require(players.all.last)
        #expect(added.name.text == "손흥민")
        #expect(navigation.results == [.finished(added)])
        #expect(probe.isReleased)
    }

    @Test func `Back reports a cancellation`() throws {
        try driver.type("Bo", into: "Name")
        driver.back()
        #expect(driver.title == "Add Player")
        try driver.tap("Discard")
        #expect(driver.title == "Root")
        #expect(navigation.results == [.cancelled])
        #expect(players.all.count == 1)
    }

    @Test func `Back is refused during a save`() async throws {
        players.calls.gate.close()
        try driver.type("Bo", into: "Name")
        try driver.submit("Name")
        await players.calls.gate.untilWaiting()
        #expect(harness.navigator.back() == .stayed)
        players.calls.gate.open()
        await driver.settle()
        #expect(navigation.results.count == 1)
    }

    @Test func `a new root reports a cancellation and releases everything`() throws {
        let probe = try LeakProbe(harness.navigator)
        let next = RecordingCoordinator(harness.navigator, showing: [StubScreen("Next")])
        try harness.navigator.start(next, under: nil, as: .root)
        #expect(navigation.results == [.cancelled])
        #expect(probe.isReleased)
    }
}
