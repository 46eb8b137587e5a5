import Domain
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import History

@MainActor @Suite struct `History coordinator` {
    private let matches = InMemoryMatches(finished: FinishedMatch.some)
    private let harness: WorkspaceHarness
    private let driver: ScreenDriver
    private let navigation = HistoryNavigationSpy()
    private let coordinator: any HistoryCoordinating

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        driver = harness.driver
        let factory = HistoryFactory(
            matches: matches, folding: LowercaseFolding(), time: ManualClock(),
            timeZone: FixedTimeZone())
        coordinator = factory.makeHistory(on: harness.navigator, navigation: navigation)
    }

    private func start() throws {
        try harness.navigator.start(coordinator, under: harness.coordinator)
    }

    @Test func `the screen appears at once, and the rows after they are loaded`() async throws {
        matches.calls.gate.close()
        try start()
        #expect(driver.title == "Gathers")
        #expect(driver.showsProgress)
        matches.calls.gate.open()
        await driver.settle()
        #expect(try driver.rows() == ["Sat 14 Nov", "Sat 7 Nov", "Sat 31 Oct", "Fri 14 Nov"])
        #expect(driver.actions == ["Deleted"])
    }

    @Test func `the deleted gathers are a list of their own, which Esc leaves`() async throws {
        try start()
        await driver.settle()
        try driver.tap("Deleted")
        await driver.settle()
        #expect(driver.title == "Deleted gathers")
        #expect(driver.texts.first == "No deleted gathers")
        driver.back()
        await driver.settle()
        #expect(driver.title == "Gathers")
        #expect(try driver.rows().count == 4)
    }

    @Test func `a search is typed and cleared with Esc`() async throws {
        try start()
        await driver.settle()
        try driver.type("dora", into: "Search")
        await driver.settle()
        #expect(try driver.rows() == ["Fri 14 Nov"])
        driver.back()
        await driver.settle()
        #expect(try driver.rows().count == 4)
        #expect(driver.title == "Gathers")
    }

    @Test func `a failed load is tried again`() async throws {
        matches.calls.fail(.page, with: .damaged)
        try start()
        await driver.settle()
        #expect(driver.texts == ["Unable to load gathers", StorageError.damaged.message])
        try driver.tap("Try again")
        await driver.settle()
        #expect(try driver.rows().count == 4)
    }

    @Test func `Back releases the coordinator`() async throws {
        let before = harness.navigator.liveCoordinators.count
        try start()
        await driver.settle()
        driver.back()
        #expect(driver.title == "Root")
        #expect(harness.navigator.liveCoordinators.count == before)
    }
}

@Suite struct `Link to a month` {
    @Test func `a month is written with two digits`() {
        let route = HistoryMonthRoute(year: 2_026, month: 3)
        #expect(route.path == "2026-03")
    }
}
