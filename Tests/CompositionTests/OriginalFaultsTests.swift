import Domain
import Navigation
import TestSupport
import Testing

/// What went wrong in the program that this one was made after. None of it may come back.
@MainActor @Suite struct `Faults of the original` {
    private let names = ["Ana", "Bo", "Cem", "Dora"]

    @Test func `ending a gather leaves no coordinator of Confirm players behind`() async throws {
        let house = AppHarness(names: names)
        try await house.launchAndRegister()
        let before = house.coordinators
        for _ in 0..<3 {
            try await house.startGather(teamA: ["Ana"], teamB: ["Bo"])
            try house.driver.tap("End gather")
            try house.driver.tap("Yes")
            await house.driver.settle()
            #expect(house.driver.title == "Players")
            #expect(house.coordinators == before)
        }
        #expect(house.matches.past.count == 3)
    }

    @Test func `edits do not pile up in the player's detail`() async throws {
        let house = AppHarness(names: names)
        try await house.launchAndRegister()
        try house.driver.open("Bo")
        let before = house.coordinators
        for age in 20..<30 {
            try house.driver.open("Age")
            try house.driver.type("\(age)", into: "Age")
            try house.driver.tap("Done")
            await house.driver.settle()
            #expect(house.coordinators == before)
            #expect(try house.driver.details(of: "Age") == ["\(age)"])
        }
    }

    @Test func `leaving a gather stops its timer at once`() async throws {
        let house = AppHarness(names: names)
        try await house.launchAndRegister()
        try await house.startGather(teamA: ["Ana"], teamB: ["Bo"])
        try house.driver.tap("Start")
        await house.driver.settle()
        #expect(house.clock.sleeperCount == 1)
        house.driver.back()
        try house.driver.tap("Leave")
        await house.driver.settle()
        #expect(house.driver.title == "Players")
        #expect(house.clock.sleeperCount == 0)
    }

    @Test func `back from Players does not lead to the login`() async throws {
        let house = AppHarness(names: names)
        try await house.launchAndRegister()
        #expect(house.navigator.back() == .atRoot)
        #expect(house.driver.title == "Players")
    }

    @Test func `a gather that could not be stored is not started`() async throws {
        let house = AppHarness(names: names)
        try await house.launchAndRegister()
        try await house.confirm(["Ana", "Bo"])
        try house.driver.row("Ana", does: "Team A")
        try house.driver.row("Bo", does: "Team B")
        house.matches.calls.fail(.start, with: .full)
        try house.driver.tap("Start gather")
        await house.driver.settle()
        #expect(house.driver.title == "Confirm players")
        #expect(house.driver.alertTitle != nil)
        #expect(house.matches.stored == nil)
        house.driver.back()
        try house.driver.tap("Start gather")
        await house.driver.settle()
        #expect(house.driver.title == "Gather in progress")
        #expect(house.driver.alertTitle == nil)
    }

    @Test func `a selection belongs to players and not to row numbers`() async throws {
        let house = AppHarness(names: names)
        try await house.launchAndRegister()
        try house.driver.tap("Select")
        try house.driver.open("Bo")
        try house.driver.open("Cem")
        let before = try house.driver.rows()
        // Other rows above, and another order: no row stands where it stood.
        var dora = house.players.all[3]
        dora.preferredPosition = .goalkeeper
        house.players.put(dora)
        let name = try #require(PlayerName("Aaron"))
        house.players.put(
            Player(id: PlayerID(99), name: name, preferredPosition: .goalkeeper))
        house.players.remove(house.players.all[0].id)
        try house.reloadList()
        await house.driver.settle()
        try house.driver.tap("Sort: name")
        #expect(try house.driver.rows() == ["Aaron", "Dora", "Bo", "Cem"])
        #expect(before == names)
        #expect(try house.driver.isChecked("Bo") == true)
        #expect(try house.driver.isChecked("Cem") == true)
        #expect(try house.driver.isChecked("Aaron") == false)
        #expect(try house.driver.isChecked("Dora") == false)
        try house.driver.tap("Confirm players")
        #expect(try Set(house.driver.rows(in: "Bench")) == ["Bo", "Cem"])
    }

    @Test func `a timer of 00:00 cannot be set`() async throws {
        let house = AppHarness(names: names)
        try await house.launchAndRegister()
        try await house.startGather(teamA: ["Ana"], teamB: ["Bo"])
        try house.driver.tap("Set time")
        await house.driver.settle()
        try house.driver.type("0", into: "Minutes")
        try house.driver.type("0", into: "Seconds")
        #expect(try !house.driver.isEnabled("Done"))
        try house.driver.type("1", into: "Seconds")
        try house.driver.tap("Done")
        await house.driver.settle()
        try house.driver.tap("Start")
        await house.driver.settle()
        house.clock.advance(by: .seconds(5))
        await house.driver.settle()
        #expect(house.driver.countdown == "00:00")
    }
}
