import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import CompactGather

@MainActor @Suite struct `Compact gather in a window` {
    private static let small = Size(columns: 40, rows: 12)

    private let house: MatchScreenHarness
    private let reports = CompactGatherReports()

    init() throws {
        house = try MatchScreenHarness()
        _ = try house.open(telling: reports)
    }

    private func press(_ keys: Key...) async {
        for key in keys {
            house.driver.workspace.handle(.key(key))
            await house.navigator.activity.waitUntilIdle()
            _ = house.driver.workspace.frame(size: Self.small)
        }
    }

    /// The lines that are not blank.
    private func lines(_ size: Size = small) -> [String] {
        house.driver.workspace.frame(size: size).text.split(separator: "\n").map(String.init)
    }

    @Test func `the smallest window shows score, time, teams and the next things to do`() {
        #expect(
            lines() == [
                " ‹ Esc Back Gather in pr…  e End gather",
                " 10:00               Ready",
                " Team A 0            Ana GK · 손흥민 ST",
                " Team B 0            Bo",
                " m + 1 min  M − 1 min  Space Start",
                " c Cancel  a Team A +  b Team B +     ?",
            ])
    }

    @Test func `on the row of a team, all goals are at hand`() async {
        await press(.down)
        #expect(
            lines().suffix(2) == [
                " Space Start  c Cancel  a Team A +",
                " b Team B +  A Team A −  B Team B −   ?",
            ])
    }

    @Test func `a larger window has no larger digits`() {
        let rule = String(repeating: "─", count: 80)
        #expect(
            lines(Size(columns: 80, rows: 24)) == [
                " ‹ Esc Back                    Gather in progress                  e End gather",
                rule,
                " 10:00                     Ready",
                " Team A 0                  Ana GK · 손흥민 ST",
                " Team B 0                  Bo",
                rule,
                " m + 1 min  M − 1 min  Space Start  c Cancel  a Team A +  b Team B +",
                " A Team A −  B Team B −                                                  ? Keys",
            ])
    }

    @Test func `an Enter too many starts the clock and changes no score`() async {
        await press(.enter)
        #expect(house.matches.stored?.clock.isRunning == true)
        #expect(house.matches.stored?.score == Score())
    }

    @Test func `keys change the score and the time from where they are`() async {
        for letter in "mmMaaAb" { await press(.character(letter)) }
        await press(.down, .enter, .down, .enter)
        #expect(house.matches.stored?.score.text == "2-2")
        #expect(house.matches.stored?.clock.duration == .seconds(660))
        await press(.space)
        #expect(house.matches.stored?.clock.isRunning == true)
        await press(.character("c"))
        #expect(house.matches.stored?.clock.state == .stopped)
    }
}
