import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import __Feature__

@MainActor @Suite struct `__Feature__ coordinator` {
    private let navigation = __Feature__NavigationSpy()
    private let harness: WorkspaceHarness
    private let driver: ScreenDriver

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        driver = harness.driver
        let text = try #require(ShortText("Bring the ball"))
        let factory = __Feature__Factory(
            entries: InMemoryRecords([__Feature__Entry(text: text)]))
        try harness.navigator.start(
            factory.make__Feature__(on: harness.navigator, navigation: navigation),
            under: harness.coordinator)
    }

    @Test func `the screen appears at once, and the entries after they are loaded`() async throws {
        #expect(driver.title == "__Feature Title__")
        #expect(driver.showsProgress)
        await driver.settle()
        #expect(try driver.rows() == ["Bring the ball"])
    }

    @Test func `Done is reported and keeps the screen`() throws {
        try driver.tap("Done")
        #expect(navigation.finishCount == 1)
        #expect(driver.title == "__Feature Title__")
    }

    @Test func `Back asks before it discards typed text`() async throws {
        await driver.settle()
        try driver.type("Bibs", into: "Entry")
        driver.back()
        #expect(driver.alertTitle == "Discard changes?")
        try driver.tap("Discard")
        #expect(driver.title == "Root")
    }

    // page
    @Test func `Done asks before it discards typed text`() async throws {
        await driver.settle()
        try driver.type("Bibs", into: "Entry")
        for answer in ["Keep editing", "Discard"] {
            try driver.tap("Done")
            #expect(navigation.finishCount == 0)
            try driver.tap(answer)
        }
        #expect(navigation.finishCount == 1)
    }

    @Test func `Back after Done was cancelled reports nothing`() async throws {
        await driver.settle()
        try driver.type("Bibs", into: "Entry")
        try driver.tap("Done")
        try driver.tap("Keep editing")
        driver.back()
        try driver.tap("Discard")
        #expect(driver.title == "Root")
        #expect(navigation.finishCount == 0)
    }

    // end page
    @Test func `Back releases the coordinator and reports nothing`() async throws {
        let probe = try LeakProbe(harness.navigator)
        await driver.settle()
        driver.back()
        #expect(driver.title == "Root")
        #expect(probe.isReleased)
        #expect(navigation.finishCount == 0)
    }
}
