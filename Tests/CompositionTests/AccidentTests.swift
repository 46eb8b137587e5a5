import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

/// Keys that nobody meant to press.
@MainActor @Suite struct `An accident at the keyboard` {
    private let house = AppHarness(names: ["Ana", "Bo", "Cem"])

    @Test func `an Enter too many changes no score`() async throws {
        try await house.launchAndRegister()
        try await house.startGather(teamA: ["Ana"], teamB: ["Bo"])
        try house.driver.tap("Team A +")
        await house.driver.settle()
        house.workspace.handle(.key(.enter))
        await house.driver.settle()
        #expect(house.driver.scores == ["Team A": 1, "Team B": 0])
    }

    @Test func `a match that is being read for does not cover what was opened meanwhile`()
        async throws
    {
        try await house.launchAndRegister()
        try await house.startGather(teamA: ["Ana"], teamB: ["Bo"])
        house.driver.back()
        try house.driver.tap("Leave")
        await house.driver.settle()

        house.matches.calls.gate.close()
        try house.driver.tap("Resume gather")
        await house.matches.calls.gate.untilWaiting()
        try house.driver.open("Cem")
        house.matches.calls.gate.open()
        await house.driver.settle()
        #expect(house.driver.title == "Cem")
        house.driver.back()
        try house.driver.tap("Resume gather")
        await house.driver.settle()
        #expect(house.driver.title == "Gather in progress")
    }
}
