import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import DataTransfer

@MainActor @Suite struct `DataTransfer coordinator` {
    private let players = InMemoryPlayers(names: ["Ana"])
    private let files = InMemoryAccountFiles([
        "squad": .success(AccountArchive(players: SampleData.squad, matches: []))
    ])
    private let navigation = DataTransferNavigationSpy()
    private let harness: WorkspaceHarness
    private let driver: ScreenDriver

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        driver = harness.driver
        let transfer = AccountTransfer(
            archives: InMemoryArchives(players: players), files: files)
        let factory = DataTransferFactory(DataTransferDependencies(transfer: transfer))
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
        #expect(driver.texts.last == "Added 14 players.")
    }

    @Test func `Back releases the coordinator`() async throws {
        let probe = try LeakProbe(harness.navigator)
        driver.back()
        #expect(driver.title == "Root")
        #expect(probe.isReleased)
    }

    @Test func `Back has no effect while a file is read`() async throws {
        files.gate.close()
        try driver.type("squad", into: "File")
        try driver.tap("Import")
        driver.back()
        #expect(driver.title == "Export and Import")
        files.gate.open()
        await driver.settle()
    }
}
