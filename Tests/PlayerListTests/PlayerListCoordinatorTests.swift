import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `Player list coordinator` {
    private let navigation = PlayerListNavigationSpy()
    private let players = InMemoryPlayers(Player.squad)
    private let harness: WorkspaceHarness
    private var driver: ScreenDriver { harness.driver }
    private var navigator: Navigator { harness.navigator }

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        harness.navigator.onError = { Issue.record("The navigator reports \($0).") }
    }

    private func makeList(
        _ matches: InMemoryMatches = InMemoryMatches(),
        for navigation: PlayerListNavigationSpy? = nil
    ) -> any PlayerListCoordinating {
        let factory = PlayerListFactory(
            players: players, matches: matches, folding: LowercaseFolding(),
            timeZone: FixedTimeZone(), time: ManualClock())
        return factory.makePlayerList(on: navigator, navigation: navigation ?? self.navigation)
    }

    private func startList(
        _ matches: InMemoryMatches = InMemoryMatches()
    ) async throws -> any PlayerListCoordinating {
        let list = makeList(matches)
        try navigator.start(list, under: harness.coordinator)
        await driver.settle()
        return list
    }

    private var focusedRow: RowID? { harness.workspace.page?.list?.focus?.target }

    @Test func `a start shows the list and loads the squad`() async throws {
        _ = try await startList()
        #expect(try driver.rows() == ["Ana", "Bo", "Cho", "Dora"])
        #expect(players.calls.count(.page) == 1)
    }

    @Test func `each event is reported`() async throws {
        let match = Match.make()
        _ = try await startList(InMemoryMatches(current: match))
        try driver.tap("Resume")
        await driver.settle()
        try driver.tap("Add player")
        try driver.open("Bo")
        // The players of the match in progress are selected.
        try driver.tap("Select")
        try driver.tap("Confirm players")
        await driver.settle()
        try driver.tap("Cancel")
        try driver.tap("Sign out")
        try driver.tap("Sign out")
        #expect(navigation.resumed == [match])
        #expect(navigation.addRequests == 1)
        #expect(navigation.selected == [.bo])
        #expect(navigation.confirmed == [[.ana, .bo]])
        #expect(navigation.signOuts == 1)
    }

    @Test func `reload loads again and focuses the given player`() async throws {
        let list = try await startList()
        players.remove(Player.bo.id)
        list.reload(focusing: nil)
        await driver.settle()
        #expect(try driver.rows() == ["Ana", "Cho", "Dora"])
        #expect(focusedRow == nil)

        players.put(.make(9, "Eve"))
        list.reload(focusing: PlayerID(9))
        await driver.settle()
        #expect(try driver.rows() == ["Ana", "Cho", "Dora", "Eve"])
        #expect(focusedRow == RowID(9))
    }

    @Test func `returnToList removes all screens above, ends the selection and reloads`()
        async throws
    {
        let list = try await startList()
        try driver.tap("Select")
        try driver.open("Bo")
        var above: [RecordingCoordinator] = []
        for _ in 0..<3 {
            let next = RecordingCoordinator(navigator, showing: [PageScreen("Above")])
            try navigator.start(next, under: above.last ?? list)
            above.append(next)
        }
        let modal = RecordingCoordinator(navigator, showing: [PageScreen("Modal")])
        try navigator.start(modal, under: above.last, as: .modal)
        players.remove(Player.cho.id)

        list.returnToList()
        #expect(driver.title == "Players")
        #expect(above.map(\.leaveCount) == [1, 1, 1])
        #expect(navigator.liveCoordinators.count == 2)
        await driver.settle()
        #expect(try driver.rows() == ["Ana", "Bo", "Dora"])
    }

    @Test func `returnToList on the visible list reloads`() async throws {
        let list = try await startList()
        list.returnToList()
        await driver.settle()
        #expect(driver.title == "Players")
        #expect(players.calls.count(.page) == 2)
    }

    @Test func `after the list has left, its coordinator has no effect and holds no screen`()
        async throws
    {
        let list = try await startList()
        weak let shown = navigator.visibleScreen
        #expect(shown != nil)
        try navigator.leave(list)
        #expect(shown == nil)
        list.returnToList()
        list.reload(focusing: Player.bo.id)
        await driver.settle()
        #expect(driver.title == "Root")
        #expect(players.calls.count(.page) == 1)
    }

    @Test func `a coordinator that has not been started has no effect`() async {
        let list = makeList()
        list.returnToList()
        list.reload(focusing: nil)
        await driver.settle()
        #expect(players.calls.made.isEmpty)
    }

    enum Exit: CaseIterable, Sendable { case back, leave, replacedRoot }

    @Test(arguments: Exit.allCases)
    func `leaving during a load releases everything`(exit: Exit) async throws {
        let probe: LeakProbe
        do {
            let list = try await startList()
            probe = try LeakProbe(navigator)
            players.calls.gate.close()
            list.reload(focusing: nil)
            await players.calls.gate.untilWaiting()
            switch exit {
            case .back: navigator.back()
            case .leave: try navigator.leave(list)
            case .replacedRoot:
                let next = RecordingCoordinator(navigator, showing: [PageScreen("Next")])
                try navigator.start(next, under: nil, as: .root)
            }
        }
        #expect(probe.isReleased)
        players.calls.gate.open()
        await driver.settle()
        #expect(navigation.eventCount == 0)
    }

    @Test func `the navigation is held weakly`() async throws {
        var navigation: PlayerListNavigationSpy? = PlayerListNavigationSpy()
        weak let released = navigation
        let list = makeList(for: navigation)
        try navigator.start(list, under: harness.coordinator)
        navigation = nil
        #expect(released == nil)
        await driver.settle()
    }
}
