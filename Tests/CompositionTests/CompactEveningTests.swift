import Composition
import DependencyContainer
import Domain
import Navigation
import TestSupport
import Testing

/// Another module fulfils the contract of Gather, and nobody else notices.
@MainActor @Suite struct `An evening with CompactGather` {
    private let features: FeatureSelection

    init() throws {
        features = try FeatureSelection(excluding: [], replacing: [("Gather", "CompactGather")])
    }

    @Test func `goes from the first sign-in to the stored result`() async throws {
        let house = AppHarness(features: features)
        let driver = house.driver
        try await house.launchAndRegister()
        for name in ["손흥민", "Łukasz Fabiański", "李明", "👨‍👩‍👧 Family Guest", "Bo"] {
            try driver.tap("Add player")
            try driver.type(name, into: "Name")
            try driver.tap("Done")
            await driver.settle()
        }
        try driver.open("Bo")
        try driver.open("Preferred position")
        try driver.choose("striker", in: "Preferred position")
        try driver.tap("Done")
        await driver.settle()
        driver.back()

        try await house.startGather(teamA: ["Bo", "李明"], teamB: ["손흥민"])
        #expect(driver.title == "Gather in progress")
        #expect(try driver.rows() == ["10:00", "Team A 0", "Team B 0"])
        #expect(try driver.details(of: "Team A 0") == ["Bo ST · 李明"])
        try driver.row("10:00", does: "− 1 min")
        for _ in 0..<3 { try driver.tap("Team A +") }
        try driver.tap("Team B +")
        try driver.tap("Start")
        await driver.settle()
        house.clock.advance(by: .seconds(61))
        await driver.settle()
        #expect(try driver.rows() == ["07:59", "Team A 3", "Team B 1"])

        try driver.tap("End gather")
        #expect(driver.alertTitle == "Are you sure you want to end the gather?")
        try driver.tap("Yes")
        await driver.settle()
        #expect(driver.title == "Players")
        #expect(try driver.isChecked("Bo") == nil)
        let result = try #require(house.matches.past.first)
        #expect(result.score.text == "3-1")
        #expect(result.winner == .teamA)
        #expect(result.lineUp.entries.map(\.name).sorted() == ["Bo", "李明", "손흥민"].sorted())
        #expect(house.coordinators == ["AppFlow", "PlayerListCoordinator", "SessionFlow"])
    }

    /// A match belongs to no module: the next run may show it with the other one.
    @Test(arguments: [true, false])
    func `goes on where another run has left it`(beginsCompact: Bool) async throws {
        let before = AppHarness(
            names: ["Ana", "Bo"], features: beginsCompact ? features : .default)
        try await before.launchAndRegister()
        try await before.startGather(teamA: ["Ana"], teamB: ["Bo"])
        try before.driver.tap("Team B +")
        try before.driver.tap("Start")
        await before.driver.settle()
        before.clock.advance(by: .seconds(30))
        await before.driver.settle()
        try before.driver.tap("Pause")
        await before.driver.settle()
        before.navigator.close()

        let house = AppHarness(after: before, features: beginsCompact ? .default : features)
        try await house.launch()
        try house.driver.tap("Resume")
        await house.driver.settle()
        if beginsCompact {
            #expect(house.driver.countdown == "09:30")
            #expect(house.driver.scores == ["Team A": 0, "Team B": 1])
        } else {
            #expect(try house.driver.rows() == ["09:30", "Team A 0", "Team B 1"])
        }
        try house.driver.tap("Resume")
        await house.driver.settle()
        try house.driver.tap("End gather")
        try house.driver.tap("Yes")
        await house.driver.settle()
        #expect(house.matches.past.map(\.score.text) == ["0-1"])
    }

    @Test(arguments: [true, false])
    func `loses no goal that is typed while it is left`(isCompact: Bool) async throws {
        let house = AppHarness(names: ["Ana", "Bo"], features: isCompact ? features : .default)
        try await house.launchAndRegister()
        try await house.startGather(teamA: ["Ana"], teamB: ["Bo"])
        house.matches.calls.gate.close()
        try house.driver.tap("Team A +")
        await house.matches.calls.gate.untilWaiting()
        house.driver.back()
        try house.driver.tap("Leave")
        try house.driver.tap("Team B +")
        house.matches.calls.gate.open()
        await house.driver.settle()
        #expect(house.driver.title == "Players")
        #expect(house.matches.stored?.score.text == "1-1")
    }

    @Test func `is asked before it is left, and offered again`() async throws {
        let house = AppHarness(names: ["Ana", "Bo"], features: features)
        try await house.launchAndRegister()
        try await house.startGather(teamA: ["Ana"], teamB: ["Bo"])
        house.driver.back()
        #expect(house.driver.alertTitle == "Leave the gather?")
        try house.driver.tap("Leave")
        await house.driver.settle()
        #expect(house.driver.title == "Players")
        try house.driver.tap("Resume gather")
        await house.driver.settle()
        #expect(try house.driver.rows() == ["10:00", "Team A 0", "Team B 0"])
    }

    @Test func `opens by the link of Gather`() async throws {
        let before = AppHarness(names: ["Ana", "Bo"])
        try await before.launchAndRegister()
        try await before.startGather(teamA: ["Ana"], teamB: ["Bo"])
        before.navigator.close()
        let house = AppHarness(after: before, features: features)
        try await house.launch(opening: AppDeepLinks.link(from: "gather/current"))
        #expect(try house.driver.rows() == ["10:00", "Team A 0", "Team B 0"])
        #expect(house.container.verify() == [])
    }
}
