import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import DataTransfer

@MainActor @Suite struct `DataTransfer coordinator` {
    private let players = InMemoryPlayers(names: ["Ana"])
    private let files = InMemoryAccountFiles([
        "squad": .success(.archive(AccountArchive(players: SampleData.squad, matches: []))),
        "list": .success(.squad(SampleList.list)),
        "tables": .success(.squad(SampleList.otherList)),
        "tables A": .success(
            .squad(
                SquadList(
                    format: .spreadsheet(table: "A", otherTables: ["B"]),
                    rows: [["fee", "reason"], ["", "Pitch"]].enumerated().map {
                        SquadList.Row(line: $0 + 1, values: $1)
                    }))),
    ])
    private let navigation = DataTransferNavigationSpy()
    private let harness: WorkspaceHarness
    private let driver: ScreenDriver

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        driver = harness.driver
        let factory = DataTransferFactory(
            transfer: SampleList.transfer(
                files: files, archives: InMemoryArchives(players: players), players: players),
            history: ImportHistory())
        try harness.navigator.start(
            factory.makeDataTransfer(on: harness.navigator, navigation: navigation),
            under: harness.coordinator)
    }

    @Test func `an import is reported, and the page stays`() async throws {
        try driver.type("squad", into: "File")
        try driver.tap("Import")
        await driver.settle()
        try driver.tap("Add")
        await driver.settle()
        #expect(navigation.importCount == 1)
        #expect(driver.title == "Export and Import")
        #expect(driver.texts.last == "Added 13 players.")
    }

    @Test func `a squad list is shown, changed, imported and undone`() async throws {
        try driver.type("list", into: "File")
        try driver.tap("Import")
        await driver.settle()
        #expect(driver.title == "Import a Squad List")
        #expect(driver.texts.first == "2 players will be added, 1 stored already, 2 rows left out.")
        try driver.open("Coach")
        #expect(driver.title == "Coach")
        #expect(driver.texts == ["In the list: 1 row"])
        try driver.open("defender")
        #expect(driver.title == "Import a Squad List")
        try driver.tap("Import")
        await driver.settle()
        #expect(driver.title == "Export and Import")
        #expect(driver.texts.last == "Added 2 players.")
        #expect(try await players.squad().players.count == 3)
        try driver.tap("Undo import")
        await driver.settle()
        #expect(driver.texts.last == "The import was undone.")
        #expect(try await players.squad().players.map(\.name.text) == ["Ana"])
        #expect(navigation.importCount == 2)
    }

    @Test func `another table with records of a feature is imported as such`() async throws {
        try driver.type("tables", into: "File")
        try driver.tap("Import")
        await driver.settle()
        #expect(driver.title == "Import a Squad List")
        try driver.open("Table")
        try driver.open("A")
        await driver.settle()
        #expect(driver.title == "Export and Import")
        try driver.tap("Add")
        await driver.settle()
        #expect(driver.texts.last == "Added 1 record.")
        #expect(navigation.importCount == 1)
        #expect(try await players.squad().players.count == 1)
    }

    @Test func `Back while another table is read asks nothing`() async throws {
        try driver.type("tables", into: "File")
        try driver.tap("Import")
        await driver.settle()
        try driver.open("Table")
        files.gate.close()
        try driver.open("A")
        await files.gate.untilWaiting()
        driver.back()
        files.gate.open()
        await driver.settle()
        #expect(driver.title == "Export and Import")
        #expect(throws: (any Error).self) { try driver.tap("Add") }
    }

    @Test func `Back from a squad list imports nothing`() async throws {
        try driver.type("list", into: "File")
        try driver.tap("Import")
        await driver.settle()
        let probe = try LeakProbe(harness.navigator)
        driver.back()
        #expect(driver.title == "Export and Import")
        driver.back()
        #expect(probe.isReleased)
        #expect(try await players.squad().players.count == 1)
    }

    @Test func `Back releases the coordinator`() async throws {
        let probe = try LeakProbe(harness.navigator)
        driver.back()
        #expect(driver.title == "Root")
        #expect(probe.isReleased)
    }
}
