import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather coordinator and the form for the time` {
    private let house: GatherHouse

    init() throws {
        house = try GatherHouse()
    }

    @Test func `Set time is a second screen, and Done goes back with the new time`() async throws {
        let traces = try house.open()
        try await house.perform("Set time")
        #expect(try house.page().title == "Set time")
        guard case .textField(let minutes) = try house.page().elements[0] else {
            Issue.record("The first element is no field.")
            return
        }
        minutes.onEdit("5")
        try await house.perform("Done")
        #expect(traces.screen === house.navigator.visibleScreen)
        #expect(house.matches.stored?.clock.duration == .seconds(300))
        #expect(traces.presenter?.state.clock.time == "05:00")
    }

    @Test func `two presses of Set time show one form, and Back leaves it without a change`()
        async throws
    {
        let traces = try house.open()
        traces.presenter?.didRequestTime()
        traces.presenter?.didRequestTime()
        await house.navigator.activity.settled()
        #expect(house.navigator.visibleScreen is GatherTimeScreen)
        #expect(house.navigator.back() == .left)
        #expect(traces.screen === house.navigator.visibleScreen)
        #expect(house.matches.calls.made.isEmpty)
        #expect(house.home.results.isEmpty)
    }

    @Test func `a time that comes after the match was left changes nothing`() async throws {
        let coordinator = GatherCoordinator(
            try #require(house.matches.stored),
            GatherDependencies(matches: house.matches, time: house.time),
            navigator: house.navigator, navigation: house.home)
        try house.navigator.start(coordinator, under: house.home)
        try house.navigator.popToRoot()
        coordinator.didSetTime(minutes: 1, seconds: 0)
        await house.navigator.activity.settled()
        #expect(house.navigator.visibleScreen is GatherHouse.Home.HomeScreen)
        #expect(house.matches.calls.made.isEmpty)
    }

    @Test func `leaving from the form reports once and releases everything`() async throws {
        let traces = try house.open()
        try await house.perform("Set time")
        try house.navigator.popToRoot()
        #expect(house.home.results == [.cancelled])
        #expect(traces.areGone)
    }
}
