import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather coordinator` {
    private let harness: MatchScreenHarness
    private let navigation = GatherNavigationSpy()

    init() throws {
        harness = try MatchScreenHarness()
    }

    @Test func `End gather reports the stored match once`() async throws {
        _ = try harness.open(navigation: navigation)
        try await harness.perform("End gather")
        try await harness.perform("Yes")
        #expect(navigation.ended.map(\.finished) == harness.matches.finished)
        #expect(navigation.ended.count == 1)
        #expect(harness.driver.title == GatherStrings.title)
    }

    // Bug 3 of the original app: the timer retained its presenter after Back, until it reached
    // zero.
    @Test func `Leave stops the timer of a running clock and releases everything`() async throws {
        let probe = try harness.open(navigation: navigation)
        try await harness.perform("Start")
        await until { harness.time.sleeperCount == 1 }
        #expect(harness.navigator.back() == .asking)
        try await harness.perform("Leave")
        #expect(probe.isReleased)
        #expect(harness.time.sleeperCount == 0)
        #expect(harness.matches.stored?.clock.isRunning == true)
    }

    @Test func `Stay keeps the screen`() async throws {
        _ = try harness.open(navigation: navigation)
        #expect(harness.navigator.back() == .asking)
        try await harness.perform("Stay")
        #expect(harness.driver.title == GatherStrings.title)
    }

    @Test func `a new root stops the timer of a running clock and releases everything`()
        async throws
    {
        let probe = try harness.open(navigation: navigation)
        try await harness.perform("Start")
        await until { harness.time.sleeperCount == 1 }
        try harness.replaceRoot()
        #expect(probe.isReleased)
        #expect(harness.time.sleeperCount == 0)
    }

    @Test func `a new root during a save releases everything, and the goal is saved`()
        async throws
    {
        let probe = try harness.open(navigation: navigation)
        await harness.navigator.activity.waitUntilIdle()
        harness.matches.calls.gate.close()
        harness.driver.workspace.handle(.key(.character("a")))
        await harness.matches.calls.gate.untilWaiting()
        try harness.replaceRoot()
        #expect(probe.isReleased)
        harness.matches.calls.gate.open()
        await harness.navigator.activity.waitUntilIdle()
        #expect(harness.matches.stored?.score.text == "1-0")
    }

    @Test func `a new root while the match is being ended reports no match`() async throws {
        let probe = try harness.open(navigation: navigation)
        harness.matches.calls.gate.close()
        try harness.driver.tap("End gather")
        try harness.driver.tap("Yes")
        await harness.matches.calls.gate.untilWaiting()
        try harness.replaceRoot()
        harness.matches.calls.gate.open()
        await harness.navigator.activity.waitUntilIdle()
        #expect(navigation.ended.isEmpty)
        #expect(probe.isReleased)
    }

    @Test func `a start that is rolled back leaves no timer`() async throws {
        var clock = MatchClock()
        clock.start(at: harness.time.now())
        let match = sampleMatch(clock: clock, at: harness.time.now())
        let factory = GatherFactory(harness.dependencies)
        #expect(throws: NavigationError.noModal) {
            try harness.navigator.transaction { () throws(NavigationError) in
                try harness.navigator.start(
                    factory.makeGather(match, on: harness.navigator, navigation: navigation),
                    under: harness.home)
                try harness.navigator.dismiss()
            }
        }
        await harness.navigator.activity.waitUntilIdle()
        #expect(harness.time.sleeperCount == 0)
    }

    // MARK: Changes of other devices

    /// Stores events of another device.
    private func put(_ kinds: [MatchEvent.Kind]) async throws -> Match {
        var match = try #require(harness.matches.stored)
        for kind in kinds {
            match = try await harness.matches.append(
                match.log.next(kind, at: harness.time.now()), to: match)
        }
        return match
    }

    @Test(arguments: [false, true])
    func `a match that another device has ended or deleted leads out`(isDeleted: Bool) async throws
    {
        let probe = try harness.open(navigation: navigation)
        let match = try await put(isDeleted ? [.ended, .deleted] : [.ended])
        harness.driver.workspace.dataDidChange()
        await harness.navigator.activity.waitUntilIdle()
        // A goal that is typed now has no effect, because the notice is open.
        harness.driver.workspace.handle(.key(.character("a")))
        try await harness.perform(isDeleted ? "Leave" : "Show result")
        #expect(navigation.ended == (isDeleted ? [] : [match]))
        #expect(harness.isHome == isDeleted && probe.isReleased == isDeleted)
    }

    @Test func `an end that another device stores during the form is shown after it`()
        async throws
    {
        _ = try harness.open(navigation: navigation)
        try await harness.perform("Set time")
        _ = try await put([.ended])
        harness.driver.workspace.dataDidChange()
        try harness.driver.type("5", into: "Minutes")
        try await harness.perform("Done")
        try await harness.perform("Show result")
        #expect(navigation.ended.count == 1)
    }

    // MARK: The form for the time

    @Test func `Done in the form returns to the match with the new time`() async throws {
        _ = try harness.open(navigation: navigation)
        try await harness.perform("Set time")
        #expect(harness.driver.title == "Set time")
        try harness.driver.type("5", into: "Minutes")
        try await harness.perform("Done")
        #expect(harness.driver.title == GatherStrings.title)
        #expect(harness.matches.stored?.clock.duration == .seconds(300))
        #expect(harness.driver.countdown == "05:00")
    }

    @Test func `two presses of Set time show one form, and Back changes nothing`() async throws {
        _ = try harness.open(navigation: navigation)
        try harness.driver.tap("Set time")
        try harness.driver.tap("Set time")
        await harness.navigator.activity.waitUntilIdle()
        #expect(harness.driver.title == GatherStrings.setTime)
        #expect(harness.navigator.back() == .left)
        #expect(harness.driver.title == GatherStrings.title)
        #expect(harness.matches.calls.count(.append) == 0)
    }

    @Test func `a time that arrives after the match screen has left changes nothing`() async throws
    {
        let coordinator = GatherCoordinator(
            try #require(harness.matches.stored), harness.dependencies,
            navigator: harness.navigator, navigation: navigation
        ) { GatherView(state: $0, presenter: $1).page }
        try harness.navigator.start(coordinator, under: harness.home)
        try harness.navigator.popToRoot()
        coordinator.didSetTime(minutes: 1, seconds: 0)
        await harness.navigator.activity.waitUntilIdle()
        #expect(harness.isHome)
        #expect(harness.matches.calls.count(.append) == 0)
    }

    @Test func `leaving from the form releases everything`() async throws {
        let probe = try harness.open(navigation: navigation)
        try await harness.perform("Set time")
        try harness.navigator.popToRoot()
        #expect(probe.isReleased)
    }

    @Test func `a goal makes two pages, and a move of the focus makes none`() async throws {
        var pageCount = 0
        let coordinator = GatherCoordinator(
            try #require(harness.matches.stored), harness.dependencies,
            navigator: harness.navigator, navigation: navigation
        ) { state, presenter in
            pageCount += 1
            return GatherView(state: state, presenter: presenter).page
        }
        try harness.navigator.start(coordinator, under: harness.home)
        let workspace = harness.driver.workspace
        func drawnPages() -> Int {
            defer { pageCount = 0 }
            _ = workspace.frame(size: Size(columns: 80, rows: 24))
            return pageCount
        }
        #expect(drawnPages() == 1)
        workspace.handle(.key(.tab))
        workspace.handle(.key(.down))
        #expect(drawnPages() == 0)
        // One before the goal is stored, and one afterwards.
        workspace.handle(.key(.character("a")))
        #expect(drawnPages() == 1)
        await harness.navigator.activity.waitUntilIdle()
        #expect(drawnPages() == 1)
        #expect(harness.driver.scores == ["Team A": 1, "Team B": 0])
    }

    // MARK: Players

    @Test func `a player is requested for the match, and joins it`() async throws {
        _ = try harness.open(navigation: navigation)
        try await harness.perform("Add player")
        let request = try #require(navigation.requestedPlayers.first)
        #expect(navigation.requestedPlayers.count == 1)
        #expect(request.match == harness.matches.stored?.state)
        request.gather.add(LineUpEntry(playerID: nil, name: "Di", position: nil, team: .b))
        await harness.navigator.activity.waitUntilIdle()
        #expect(harness.driver.title == GatherStrings.title)
        #expect(try harness.driver.rows(in: "Team B") == ["Bo", "Di"])
    }

    @Test func `Add player is disabled with the reason of the navigation`() throws {
        navigation.gatherPlayerUnavailableReason = "No list of players."
        _ = try harness.open(navigation: navigation)
        #expect(harness.driver.unavailableReason(of: "Add player") == "No list of players.")
    }

    @Test func `a player who is chosen after the match screen has left changes nothing`()
        async throws
    {
        let coordinator = GatherCoordinator(
            try #require(harness.matches.stored), harness.dependencies,
            navigator: harness.navigator, navigation: navigation
        ) { GatherView(state: $0, presenter: $1).page }
        try harness.navigator.start(coordinator, under: harness.home)
        try harness.navigator.popToRoot()
        coordinator.add(LineUpEntry(playerID: nil, name: "Tom", position: nil, team: .a))
        await harness.navigator.activity.waitUntilIdle()
        #expect(harness.isHome)
        #expect(harness.matches.calls.count(.append) == 0)
    }
}
