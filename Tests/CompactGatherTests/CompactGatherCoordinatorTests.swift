import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import CompactGather

@MainActor @Suite struct `Compact gather coordinator` {
    private let house: CompactGatherHouse

    init() throws {
        house = try CompactGatherHouse()
    }

    @Test func `an end reports the match once and releases everything`() async throws {
        let traces = try house.open()
        try await house.perform("End gather")
        try await house.answer("Yes")
        #expect(house.home.results == house.matches.past.map { .finished($0) })
        #expect(house.home.results.count == 1)
        #expect(traces.areGone)
        #expect(house.navigator.liveCoordinators.count == 1)
        #expect(house.navigator.visibleScreen is CompactGatherHouse.Home.HomeScreen)
    }

    // Fault 3: the timer kept its presenter alive after Back, until it reached zero.
    @Test func `Back with a running clock asks, then ends the ticker and releases everything`()
        async throws
    {
        let traces = try house.open()
        try await house.perform("Start")
        await until { house.time.sleeperCount == 1 }
        #expect(house.navigator.back() == .asking)
        #expect(house.home.results.isEmpty)
        try await house.answer("Leave")
        #expect(house.home.results == [.cancelled])
        #expect(traces.areGone)
        #expect(house.time.sleeperCount == 0)
        #expect(house.matches.stored?.clock.isRunning == true)
    }

    @Test func `Stay stays`() async throws {
        let traces = try house.open()
        #expect(house.navigator.back() == .asking)
        try await house.answer("Stay")
        #expect(traces.screen.map(house.navigator.isShowing) == true)
        #expect(house.home.results.isEmpty)
    }

    @Test func `another root with a running clock is a way out like any other`() async throws {
        let traces = try house.open()
        try await house.perform("Start")
        await until { house.time.sleeperCount == 1 }
        try house.navigator.start(CompactGatherHouse.Home(house.navigator), under: nil, as: .root)
        #expect(house.home.results == [.cancelled])
        #expect(traces.areGone)
        #expect(house.time.sleeperCount == 0)
    }

    @Test func `another root while a goal is being stored releases everything at once`()
        async throws
    {
        let traces = try house.open()
        house.matches.calls.gate.close()
        traces.presenter?.didAddGoal(to: .a)
        await house.matches.calls.gate.untilWaiting()
        try house.navigator.start(CompactGatherHouse.Home(house.navigator), under: nil, as: .root)
        #expect(house.home.results == [.cancelled])
        #expect(traces.areGone)
        house.matches.calls.gate.open()
        await house.navigator.activity.settled()
        #expect(house.matches.stored?.score.text == "1-0")
    }

    @Test func `another root while the match ends reports no match`() async throws {
        let traces = try house.open()
        house.matches.calls.gate.close()
        traces.presenter?.didConfirmEnd()
        await house.matches.calls.gate.untilWaiting()
        try house.navigator.start(CompactGatherHouse.Home(house.navigator), under: nil, as: .root)
        house.matches.calls.gate.open()
        await house.navigator.activity.settled()
        #expect(house.home.results == [.cancelled])
        #expect(traces.areGone)
    }

    @Test func `a start that is rolled back leaves no ticker`() async throws {
        struct Refused: Error {}
        var clock = MatchClock()
        clock.start(at: house.time.now())
        let match = makeMatch(clock: clock, at: house.time.now())
        let factory = CompactGatherFactory(
            CompactGatherDependencies(matches: house.matches, time: house.time))
        #expect(throws: NavigationError.noModal) {
            try house.navigator.transaction { () throws(NavigationError) in
                try house.navigator.start(
                    factory.makeGather(match, on: house.navigator, navigation: house.home),
                    under: house.home)
                try house.navigator.dismiss()
            }
        }
        await house.navigator.activity.settled()
        #expect(house.time.sleeperCount == 0)
        #expect(house.home.results.isEmpty)
    }
}
