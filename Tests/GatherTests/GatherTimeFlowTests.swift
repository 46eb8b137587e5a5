import Domain
import Navigation
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather coordinator and the form for the time` {
    private let house: MatchScreenHarness
    private let reports = GatherReports()

    init() throws {
        house = try MatchScreenHarness()
    }

    @Test func `Set time is a second screen, and Done goes back with the new time`() async throws {
        let traces = try house.open(telling: reports)
        try await house.perform("Set time")
        #expect(house.driver.title == "Set time")
        try house.driver.type("5", into: "Minutes")
        try await house.perform("Done")
        #expect(traces.screen === house.navigator.visibleScreen)
        #expect(house.matches.stored?.clock.duration == .seconds(300))
        #expect(traces.presenter?.state.clock.time == "05:00")
    }

    @Test func `two presses of Set time show one form, and Back leaves it without a change`()
        async throws
    {
        let traces = try house.open(telling: reports)
        traces.presenter?.didRequestTime()
        traces.presenter?.didRequestTime()
        await house.navigator.activity.waitUntilIdle()
        #expect(house.navigator.visibleScreen is GatherTimeScreen)
        #expect(house.navigator.back() == .left)
        #expect(traces.screen === house.navigator.visibleScreen)
        #expect(house.matches.calls.made.isEmpty)
        #expect(reports.results.isEmpty)
    }

    @Test func `a time that comes after the match was left changes nothing`() async throws {
        let coordinator = GatherCoordinator(
            try #require(house.matches.stored),
            house.dependencies, navigator: house.navigator, navigation: reports)
        try house.navigator.start(coordinator, under: house.home)
        try house.navigator.popToRoot()
        coordinator.didSetTime(minutes: 1, seconds: 0)
        await house.navigator.activity.waitUntilIdle()
        #expect(house.isHome)
        #expect(house.matches.calls.made.isEmpty)
    }

    @Test func `leaving from the form reports once and releases everything`() async throws {
        let traces = try house.open(telling: reports)
        try await house.perform("Set time")
        try house.navigator.popToRoot()
        #expect(reports.results == [.cancelled])
        #expect(traces.areReleased)
    }
}
