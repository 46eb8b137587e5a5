import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import GatherResult

@MainActor @Suite struct `Gather result coordinator` {
    private let fixture = GatherResultFixture()
    private let harness: WorkspaceHarness
    private let driver: ScreenDriver
    private let probe: LeakProbe

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        driver = harness.driver
        try harness.navigator.start(
            fixture.factory.makeGatherResult(
                fixture.match, on: harness.navigator, navigation: fixture.navigation),
            under: harness.coordinator)
        probe = try LeakProbe(harness.navigator)
    }

    @Test func `the screen appears at once, and the bench after it is loaded`() async {
        #expect(driver.title == "Result")
        #expect(driver.scores == ["Team A": 0, "Team B": 0])
        #expect(driver.showsProgress)
        await driver.settle()
        #expect(!driver.showsProgress)
    }

    @Test func `a request is reported and keeps the screen`() async throws {
        await driver.settle()
        try driver.tap("Same teams")
        #expect(fixture.navigation.drafts.count == 1)
        #expect(driver.title == "Result")
    }

    @Test func `Share shows the result as a text`() async throws {
        await driver.settle()
        try driver.tap("Share")
        #expect(driver.title == "Share")
        #expect(driver.texts.first?.hasPrefix("Team A 0 : 0 Team B\nTue 14 Nov 2023") == true)
        driver.back()
        #expect(driver.title == "Result")
    }

    @Test func `Back to squad leaves and releases everything`() async throws {
        await driver.settle()
        try driver.tap("Back to squad")
        #expect(driver.title == "Root")
        #expect(probe.isReleased)
    }

    @Test func `Back during the load releases everything`() {
        driver.back()
        #expect(driver.title == "Root")
        #expect(probe.isReleased)
    }
}
