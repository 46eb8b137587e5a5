import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerEdit

@MainActor @Suite struct `Player edit coordinator` {
    private final class NavigationSpy: PlayerEditNavigation {
        private(set) var results: [FlowResult<Player>] = []
        func playerEditDidLeave(with result: FlowResult<Player>) { results.append(result) }
    }

    private let players = InMemoryPlayers(names: ["Ana"])
    private let navigation = NavigationSpy()
    private let harness: WorkspaceHarness
    private var driver: ScreenDriver { harness.driver }
    private var navigator: Navigator { harness.navigator }

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
    }

    /// Starts the form of a field of the stored player.
    private func start(
        _ field: PlayerField, for navigation: (any PlayerEditNavigation)? = nil
    ) throws -> LeakProbe {
        let coordinator = PlayerEditFactory(players: players)
            .makePlayerEdit(
                of: field, of: try #require(players.all.first), on: navigator,
                navigation: navigation ?? self.navigation)
        try navigator.start(coordinator, under: harness.coordinator)
        return try LeakProbe(navigator)
    }

    private func replaceRoot() throws {
        let next = RecordingCoordinator(navigator, showing: [StubScreen("Next")])
        try navigator.start(next, under: nil, as: .root)
    }

    @Test func `a save leaves and reports the stored player once`() async throws {
        let probe = try start(.name)
        try driver.type("Anna", into: "Name")
        try driver.tap("Done")
        await driver.settle()
        let stored = try #require(players.all.first)
        #expect(stored.name.text == "Anna")
        #expect(navigation.results == [.finished(stored)])
        #expect(probe.isReleased)
        #expect(driver.title == "Root")
    }

    @Test func `Back without a change reports a cancellation`() throws {
        let probe = try start(.name)
        #expect(navigator.back() == .left)
        #expect(navigation.results == [.cancelled])
        #expect(probe.isReleased)
    }

    @Test func `Back with a change leaves only after Discard`() throws {
        let probe = try start(.name)
        try driver.type("Anna", into: "Name")
        #expect(navigator.back() == .asking)
        #expect(navigation.results.isEmpty)
        try driver.tap("Discard")
        #expect(navigation.results == [.cancelled])
        #expect(probe.isReleased)
        #expect(players.calls.made.isEmpty)
    }

    @Test func `Back is refused during a save`() async throws {
        let probe = try start(.name)
        players.calls.gate.close()
        try driver.type("Anna", into: "Name")
        try driver.tap("Done")
        await players.calls.gate.untilWaiting()
        #expect(navigator.back() == .stayed)
        players.calls.gate.open()
        await driver.settle()
        #expect(navigation.results.count == 1)
        #expect(probe.isReleased)
    }

    @Test func `a new root reports a cancellation once and releases everything`() throws {
        let probe = try start(.name)
        try driver.type("Anna", into: "Name")
        try replaceRoot()
        #expect(navigation.results == [.cancelled])
        #expect(probe.isReleased)
        #expect(navigator.liveCoordinators.count == 1)
    }

    @Test func `a new root during a save reports a cancellation once`() async throws {
        let probe = try start(.name)
        players.calls.gate.close()
        try driver.type("Anna", into: "Name")
        try driver.tap("Done")
        await players.calls.gate.untilWaiting()
        try replaceRoot()
        #expect(navigation.results == [.cancelled])
        #expect(probe.isReleased)
        players.calls.gate.open()
        await driver.settle()
        #expect(navigation.results == [.cancelled])
    }

    @Test func `the navigation is held weakly`() throws {
        var navigation: NavigationSpy? = NavigationSpy()
        weak let released = navigation
        let probe = try start(.name, for: navigation)
        navigation = nil
        #expect(released == nil)
        #expect(navigator.back() == .left)
        #expect(probe.isReleased)
    }

    // Bug 2 of the original app: the coordinator had no parent, so edits accumulated.
    @Test func `ten edits in a row leave no coordinator behind`() async throws {
        let count = navigator.liveCoordinators.count
        for age in 20..<30 {
            let probe = try start(.age)
            #expect(navigator.liveCoordinators.count == count + 1)
            try driver.type(String(age), into: "Age")
            try driver.tap("Done")
            await driver.settle()
            #expect(probe.isReleased)
            #expect(players.all.first?.age == Age(age))
        }
        #expect(navigation.results.count == 10)
        #expect(navigator.liveCoordinators.count == count)
        #expect(navigator.tree.allNodes.count == 1)
    }
}
