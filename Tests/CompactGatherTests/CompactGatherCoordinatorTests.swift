import Domain
import Gather
import Navigation
import TestSupport
import Testing

@testable import CompactGather

@MainActor @Suite struct `Compact gather coordinator` {
    private let house: MatchScreenHarness
    private let reports = CompactGatherReports()

    init() throws {
        house = try MatchScreenHarness()
    }

    @Test func `an end reports the match once and releases everything`() async throws {
        let traces = try house.open(telling: reports)
        try await house.perform("End gather")
        try await house.perform("Yes")
        #expect(reports.results == house.matches.past.map { .finished($0) })
        #expect(reports.results.count == 1)
        #expect(traces.areReleased && house.isHome)
        #expect(house.refusals.isEmpty)
    }

    @Test func `Back asks, and with Leave nothing remains but a clock that runs`() async throws {
        let traces = try house.open(telling: reports)
        try await house.perform("Start")
        await until { house.time.sleeperCount == 1 }
        #expect(house.navigator.back() == .asking)
        try await house.perform("Stay")
        #expect(traces.screen.map(house.navigator.isShowing) == true)
        #expect(house.navigator.back() == .asking)
        #expect(reports.results.isEmpty)
        try await house.perform("Leave")
        #expect(reports.results == [.cancelled])
        #expect(traces.areReleased)
        #expect(house.time.sleeperCount == 0)
        #expect(house.matches.stored?.clock.isRunning == true)
    }

    @Test(arguments: [InMemoryMatches.Call.save, .end])
    func `another root while something is stored reports no match and releases everything`(
        call: InMemoryMatches.Call
    ) async throws {
        let traces = try house.open(telling: reports)
        house.matches.calls.gate.close()
        if call == .save {
            traces.presenter?.didToggleClock()
        } else {
            traces.presenter?.didConfirmEnd()
        }
        await house.matches.calls.gate.untilWaiting()
        try house.replaceRoot()
        #expect(traces.areReleased)
        house.matches.calls.gate.open()
        await house.navigator.activity.waitUntilIdle()
        #expect(house.matches.calls.made == [call])
        #expect(reports.results == [.cancelled])
        #expect(house.time.sleeperCount == 0)
    }

    @Test func `a start that is rolled back leaves no ticker`() async throws {
        var clock = MatchClock()
        clock.start(at: house.time.now())
        let match = sampleMatch(clock: clock, at: house.time.now())
        #expect(throws: NavigationError.noModal) {
            try house.navigator.transaction { () throws(NavigationError) in
                try house.navigator.start(
                    house.factory.makeGather(match, on: house.navigator, navigation: reports),
                    under: house.home)
                try house.navigator.dismiss()
            }
        }
        await house.navigator.activity.waitUntilIdle()
        #expect(house.time.sleeperCount == 0)
        #expect(reports.results.isEmpty)
    }
}
