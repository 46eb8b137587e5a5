import Domain
import Navigation
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather coordinator` {
    private let house: MatchScreenHarness
    private let reports = GatherReports()

    init() throws {
        house = try MatchScreenHarness()
    }

    @Test func `an end reports the match once and releases everything`() async throws {
        let traces = try house.open(telling: reports)
        try await house.perform("End gather")
        try await house.perform("Yes")
        #expect(reports.results == house.matches.past.map { .finished($0) })
        #expect(reports.results.count == 1)
        #expect(traces.areReleased)
        #expect(house.navigator.liveCoordinators.count == 1)
        #expect(house.isHome)
        #expect(house.refusals.isEmpty)
    }

    // Fault 3: the timer kept its presenter alive after Back, until it reached zero.
    @Test func `Back with a running clock asks, then ends the ticker and releases everything`()
        async throws
    {
        let traces = try house.open(telling: reports)
        try await house.perform("Start")
        await until { house.time.sleeperCount == 1 }
        #expect(house.navigator.back() == .asking)
        #expect(reports.results.isEmpty)
        try await house.perform("Leave")
        #expect(reports.results == [.cancelled])
        #expect(traces.areReleased)
        #expect(house.time.sleeperCount == 0)
        #expect(house.matches.stored?.clock.isRunning == true)
    }

    @Test func `Stay stays`() async throws {
        let traces = try house.open(telling: reports)
        #expect(house.navigator.back() == .asking)
        try await house.perform("Stay")
        #expect(traces.screen.map(house.navigator.isShowing) == true)
        #expect(reports.results.isEmpty)
    }

    @Test func `another root with a running clock is a way out like any other`() async throws {
        let traces = try house.open(telling: reports)
        try await house.perform("Start")
        await until { house.time.sleeperCount == 1 }
        try house.replaceRoot()
        #expect(reports.results == [.cancelled])
        #expect(traces.areReleased)
        #expect(house.time.sleeperCount == 0)
    }

    @Test func `another root while a goal is being stored releases everything at once`()
        async throws
    {
        let traces = try house.open(telling: reports)
        house.matches.calls.gate.close()
        traces.presenter?.didAddGoal(to: .a)
        await house.matches.calls.gate.untilWaiting()
        try house.replaceRoot()
        #expect(reports.results == [.cancelled])
        #expect(traces.areReleased)
        house.matches.calls.gate.open()
        await house.navigator.activity.waitUntilIdle()
        #expect(house.matches.stored?.score.text == "1-0")
    }

    @Test func `another root while the match ends reports no match`() async throws {
        let traces = try house.open(telling: reports)
        house.matches.calls.gate.close()
        traces.presenter?.didConfirmEnd()
        await house.matches.calls.gate.untilWaiting()
        try house.replaceRoot()
        house.matches.calls.gate.open()
        await house.navigator.activity.waitUntilIdle()
        #expect(reports.results == [.cancelled])
        #expect(traces.areReleased)
    }

    @Test func `a start that is rolled back leaves no ticker`() async throws {
        var clock = MatchClock()
        clock.start(at: house.time.now())
        let match = sampleMatch(clock: clock, at: house.time.now())
        let factory = GatherFactory(house.dependencies)
        #expect(throws: NavigationError.noModal) {
            try house.navigator.transaction { () throws(NavigationError) in
                try house.navigator.start(
                    factory.makeGather(match, on: house.navigator, navigation: reports),
                    under: house.home)
                try house.navigator.dismiss()
            }
        }
        await house.navigator.activity.waitUntilIdle()
        #expect(house.time.sleeperCount == 0)
        #expect(reports.results.isEmpty)
    }
}
