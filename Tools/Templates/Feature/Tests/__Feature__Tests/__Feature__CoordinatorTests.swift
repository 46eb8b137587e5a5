import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import __Feature__

@MainActor @Suite struct `__Feature__ coordinator` {
    private let players = InMemoryPlayers(names: ["Ana", "Bo"])
    private let navigation = __Feature__NavigationSpy()
    private let harness: WorkspaceHarness
    private let driver: ScreenDriver

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        driver = harness.driver
        let factory = __Feature__Factory(players: players)
        try harness.navigator.start(
            factory.make__Feature__(on: harness.navigator, navigation: navigation),
            under: harness.coordinator)
    }

    @Test func `the screen appears at once, and the text after the players are loaded`() async {
        #expect(driver.title == "__Feature Title__")
        #expect(driver.showsProgress)
        await driver.settle()
        #expect(driver.texts == ["2 players are in your squad."])
    }

    @Test func `Done is reported and keeps the screen`() throws {
        try driver.tap("Done")
        #expect(navigation.finishCount == 1)
        #expect(driver.title == "__Feature Title__")
    }

    @Test func `Back releases the coordinator and reports nothing`() async throws {
        let probe = try LeakProbe(harness.navigator)
        await driver.settle()
        driver.back()
        #expect(driver.title == "Root")
        #expect(probe.isReleased)
        #expect(navigation.finishCount == 0)
    }
}
