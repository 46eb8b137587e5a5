import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Attendance

@MainActor @Suite struct `Attendance coordinator` {
    private let navigation = AttendanceNavigationSpy()
    private let harness: WorkspaceHarness
    private let repositories: InMemoryRecordRepositories
    private let squad = Array(SampleData.squad.prefix(5))
    private var driver: ScreenDriver { harness.driver }

    init() async throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        let players = InMemoryPlayers(squad)
        repositories = InMemoryRecordRepositories(players: players)
        let factory = AttendanceFactory(
            evenings: repositories.records(of: Evening.self),
            answers: repositories.records(of: AttendanceAnswer.self),
            ranks: repositories.records(of: AttendanceRank.self), players: players,
            matches: InMemoryMatches(),
            files: InMemoryAccountFiles(texts: ["list.txt": "1. Ana\n2. Bo"]),
            folding: LowercaseFolding(), timeZone: FixedTimeZone(), time: ManualClock())
        try harness.navigator.start(
            factory.makeAttendance(on: harness.navigator, navigation: navigation),
            under: harness.coordinator)
        await driver.settle()
    }

    private func paste(_ text: String) async {
        harness.workspace.receive(.paste(text))
        await driver.settle()
    }

    @Test func `a list is pasted, questions are answered, and the answers are stored`()
        async throws
    {
        await paste("1. Ana\n2. Bo\n3. Son\nsee you there")
        #expect(driver.title == "Pasted list")
        #expect(driver.texts.contains("3 yes, 0 maybe, 0 no. For a new evening."))
        try driver.tap("Accept")
        await driver.settle()
        #expect(driver.title == "Who comes")
        #expect(driver.texts.contains("Evening. 3 of 14 places taken."))
        try driver.tap("Undo")
        await driver.settle()
        #expect(driver.texts.contains { $0.hasPrefix("Paste the list") })
    }

    @Test func `each line can be given to somebody else`() async throws {
        await paste("1. Quentin")
        try driver.open("1. Quentin")
        #expect(driver.title == "Who is “Quentin”?")
        try driver.open("New player")
        #expect(driver.title == "Pasted list")
        try driver.tap("Accept")
        await driver.settle()
        #expect(try driver.rows().contains("Quentin"))
    }

    @Test func `a failed save keeps the preview with the reason`() async throws {
        await paste("1. Ana")
        repositories.records(of: AttendanceAnswer.self).calls.fail(.save, with: .full)
        try driver.tap("Accept")
        await driver.settle()
        #expect(driver.title == "Pasted list")
        #expect(driver.texts.contains { $0.hasPrefix("Unable to save the change.") })
        try driver.tap("Accept")
        await driver.settle()
        #expect(driver.title == "Who comes")
    }

    @Test func `another evening is chosen from a list`() async throws {
        await paste("1. Ana\n2. Bo")
        try driver.tap("Accept")
        await driver.settle()
        #expect(!driver.actions.contains("Other evenings"))
        try driver.tap("New evening")
        try driver.type("Park", into: "Place")
        try driver.tap("Done")
        await driver.settle()
        #expect(driver.texts.contains { $0.hasPrefix("Park.") })
        try driver.tap("Other evenings")
        #expect(driver.title == "Evenings")
        #expect(try driver.rows() == ["Park", "Evening"])
        try driver.open("Evening")
        await driver.settle()
        #expect(driver.title == "Who comes")
        #expect(try driver.rows().contains("Ana"))
    }

    @Test func `a list is read from a file, and then shown as a pasted one`() async throws {
        try driver.tap("Read file")
        try driver.type("missing.txt", into: "File")
        try driver.tap("Read")
        await driver.settle()
        #expect(driver.title == "Read file")
        try driver.type(" 'list.txt' ", into: "File")
        try driver.tap("Read")
        await driver.settle()
        #expect(driver.title == "Pasted list")
        #expect(driver.texts.contains("2 yes, 0 maybe, 0 no. For a new evening."))
        driver.back()
        #expect(driver.title == "Who comes")
    }

    @Test func `the answers are shared as a text`() async throws {
        await paste("1. Ana")
        try driver.tap("Accept")
        await driver.settle()
        try driver.tap("Share")
        #expect(driver.title == "Share")
        #expect(driver.texts == ["Evening.\n1 of 14 places taken.\n\nComing:\n1. Ana"])
    }

    @Test func `Back from the preview stores nothing`() async throws {
        await paste("1. Ana")
        driver.back()
        #expect(driver.title == "Who comes")
        #expect(repositories.records(of: AttendanceAnswer.self).records.isEmpty)
    }

    @Test func `an evening is edited in a form, and shown`() async throws {
        try driver.tap("New evening")
        try driver.type("2026-11-24", into: "Date")
        try driver.type("20:30", into: "Time")
        try driver.type("Olympiapark", into: "Place")
        try driver.tap("Done")
        await driver.settle()
        if driver.alertTitle != nil { try driver.tap("Store") }
        await driver.settle()
        #expect(driver.title == "Who comes")
        #expect(driver.texts.contains { $0.hasPrefix("Tue 24 Nov, 20:30, Olympiapark.") })
        try driver.tap("Edit evening")
        try driver.type("2 x 5", into: "Places")
        try driver.tap("Done")
        await driver.settle()
        #expect(repositories.records(of: Evening.self).records.map(\.places.count) == [10])
    }

    @Test func `Back releases the coordinator`() throws {
        let probe = try LeakProbe(harness.navigator)
        driver.back()
        #expect(driver.title == "Root")
        #expect(probe.isReleased)
    }
}
