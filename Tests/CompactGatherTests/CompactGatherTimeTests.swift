import Domain
import Navigation
import TestSupport
import Testing

@testable import CompactGather

@MainActor @Suite struct `Compact gather presenter and another time` {
    private let table = Table()

    /// A table whose clock is set to so many minutes and seconds.
    private static func table(_ minutes: Int, _ seconds: Int) -> Table {
        var clock = MatchClock()
        _ = clock.set(minutes: minutes, seconds: seconds)
        return Table(clock: clock)
    }

    @Test func `a minute more and a minute less are stored as they come`() async {
        table.presenter.didChangeTime(by: 1)
        await table.base.settle()
        #expect(table.state.clock.time == "11:00")
        #expect(table.base.stored?.clock.duration == .seconds(660))
        table.presenter.didChangeTime(by: -1)
        table.presenter.didChangeTime(by: -1)
        await table.base.settle()
        #expect(table.state.clock.time == "09:00")
        #expect(table.base.stored?.clock.duration == .seconds(540))
        #expect(table.matches.calls.count(.save) == 3)
    }

    @Test func `presses that come before the first is stored count on`() async {
        table.matches.calls.gate.close()
        for _ in 1...3 { table.presenter.didChangeTime(by: 1) }
        #expect(table.state.clock.time == "10:00")
        #expect(table.state.time(longerBy: 1).map(\.minutes) == 14)
        table.matches.calls.gate.open()
        await table.base.settle()
        #expect(table.state.clock.time == "13:00")
    }

    @Test(
        arguments: [
            (1, 0, nil, 2), (1, 1, 0, 2), (0, 45, nil, 1), (10, 0, 9, 11), (59, 0, 58, nil),
            (59, 59, 58, nil),
        ] as [(Int, Int, Int?, Int?)])
    func `the time stays within 00 01 and 59 59`(
        minutes: Int, seconds: Int, shorter: Int?, longer: Int?
    ) {
        let state = Self.table(minutes, seconds).state
        #expect(state.time(longerBy: -1).map(\.minutes) == shorter)
        #expect(state.time(longerBy: 1).map(\.minutes) == longer)
        #expect(state.time(longerBy: 1).map(\.seconds) == longer.map { _ in seconds })
    }

    // Fault 7: a timer set to 00:00 could be started and went negative.
    @Test func `a minute is not made nothing`() async {
        let table = Self.table(1, 0)
        table.presenter.didChangeTime(by: -1)
        await table.base.settle()
        #expect(table.state.clock.time == "01:00")
        #expect(table.matches.calls.made.isEmpty)
    }

    @Test func `the time is set only where the clock shows it, started or about to be`() async {
        table.matches.calls.gate.close()
        table.presenter.didToggleClock()
        #expect(table.state.time(longerBy: 1) == nil)
        table.presenter.didChangeTime(by: 1)
        table.matches.calls.gate.open()
        await table.base.settle()
        #expect(table.base.stored?.clock.duration == .seconds(600))

        await table.advance(by: .seconds(5), showing: "09:55")
        table.presenter.didToggleClock()
        await table.base.settle()
        #expect(table.state.clock.phase == .paused)
        #expect(table.state.time(longerBy: 1) == nil)
        table.presenter.didCancelClock()
        await table.base.settle()
        #expect(table.state.time(longerBy: 1).map(\.minutes) == 11)
    }

    @Test func `a time that cannot be stored is not shown and says so`() async {
        table.matches.calls.fail(.save, with: .full)
        table.presenter.didChangeTime(by: 1)
        table.presenter.didChangeTime(by: 1)
        await table.base.settle()
        #expect(table.state.clock.time == "10:00")
        #expect(table.state.time(longerBy: 1).map(\.minutes) == 11)
        #expect(table.state.notice == .failure(.clock, advice: StorageError.full.message))
    }
}
