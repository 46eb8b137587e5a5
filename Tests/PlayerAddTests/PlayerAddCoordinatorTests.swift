import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerAdd

@MainActor @Suite struct `Player add coordinator` {
    private final class Root: PlayerAddNavigation {
        private(set) var results: [FlowResult<Player>] = []
        func playerAddDidEnd(with result: FlowResult<Player>) { results.append(result) }
    }

    private let players = InMemoryPlayers(names: ["Ana"])
    private let root = Root()
    private let stage: WorkspaceHarness
    private let driver: ScreenDriver

    init() throws {
        stage = try WorkspaceHarness { Page(title: "Below", elements: []) }
        driver = stage.driver
        let factory = PlayerAddFactory(PlayerAddDependencies(players: players))
        try stage.navigator.start(
            factory.makePlayerAdd(on: stage.navigator, navigation: root), under: stage.coordinator)
    }

    @Test func `a player that was added is reported once, after the form has left`() async throws {
        #expect(driver.title == "Add Player")
        #expect(try !driver.isEnabled("Done"))
        try driver.type("손흥민", into: "Name")
        try driver.tap("Done")
        #expect(driver.showsProgress)
        await driver.settle()
        #expect(driver.title == "Below")
        let added = try #require(players.all.last)
        #expect(added.name.text == "손흥민")
        #expect(root.results == [.finished(added)])
        #expect(stage.navigator.liveCoordinators.count == 1)
    }

    @Test func `Back reports that nothing came of it`() throws {
        try driver.type("Bo", into: "Name")
        driver.back()
        #expect(driver.title == "Below")
        #expect(root.results == [.cancelled])
        #expect(players.all.count == 1)
    }

    @Test func `nobody leaves while a player is being stored`() async throws {
        players.calls.gate.close()
        try driver.type("Bo", into: "Name")
        try driver.submit("Name")
        await players.calls.gate.untilWaiting()
        #expect(stage.navigator.back() == .stayed)
        #expect(try !driver.isEnabled("Done"))
        players.calls.gate.open()
        await driver.settle()
        #expect(root.results.count == 1)
    }

    @Test func `a name that exists is asked about, and the answer is taken`() async throws {
        try driver.type("ana", into: "Name")
        try driver.tap("Done")
        await driver.settle()
        #expect(driver.alertTitle == "Add anyway?")
        driver.back()
        #expect(driver.alertTitle == nil)
        try driver.tap("Done")
        await driver.settle()
        try driver.tap("Add anyway")
        await driver.settle()
        #expect(players.all.map(\.name.text) == ["Ana", "ana"])
        #expect(driver.title == "Below")
    }

    @Test func `a failure is told in the words that were agreed on`() async throws {
        players.calls.fail(.add, with: .readOnly)
        try driver.type("Bo", into: "Name")
        try driver.tap("Done")
        await driver.settle()
        #expect(driver.alertTitle == "Unable to create player. Please try again.")
        #expect(driver.alertMessage == StorageError.readOnly.message)
        try driver.tap("OK")
        #expect(try driver.fieldText("Name") == "Bo")
    }

    @Test func `another root takes it away with everything that it holds`() throws {
        weak let coordinator = stage.navigator.liveCoordinators.first { $0 !== stage.coordinator }
        weak let screen = stage.navigator.visibleScreen
        #expect(coordinator != nil && screen != nil)
        let next = RecordingCoordinator(stage.navigator, showing: [StubScreen("Next")])
        try stage.navigator.start(next, under: nil, as: .root)
        #expect(root.results == [.cancelled])
        #expect(coordinator == nil && screen == nil)
    }
}
