import Composition
import Domain
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `Where the user was` {
    /// Somebody who has signed in and looks at the age of Bo.
    private func atAgeOfBo() async throws -> AppHarness {
        let house = AppHarness(names: ["Ana", "Bo"])
        try await house.launchAndRegister()
        try house.driver.open("Bo")
        try house.driver.open("Age")
        await house.driver.settle()
        try #require(house.driver.title == "Age")
        return house
    }

    /// The program starts again, after it was killed or has ended.
    private func restart(_ house: AppHarness) async throws -> AppHarness {
        house.navigator.close()
        let next = AppHarness(after: house)
        try await next.launch()
        return next
    }

    @Test func `is where the next start begins`() async throws {
        let house = try await restart(try await atAgeOfBo())
        #expect(house.driver.title == "Age")
        house.navigator.back()
        #expect(house.driver.title == "Bo")
        house.navigator.back()
        #expect(house.driver.title == "Players")
        #expect(!house.navigator.canGoBack)
    }

    @Test func `is kept after every step`() async throws {
        let house = try await atAgeOfBo()
        let text = try #require(house.navigationState.text)
        #expect(text.contains("player-edit 1 age"))
        house.navigator.back()
        await house.driver.settle()
        #expect(house.navigationState.text?.contains("player-edit") == false)
        #expect(house.navigationState.text?.contains("player-detail 1 2") == true)
    }

    @Test func `does not stand in the way of an edit`() async throws {
        let house = try await restart(try await atAgeOfBo())
        try house.driver.type("33", into: "Age")
        try house.driver.tap("Done")
        await house.driver.settle()
        #expect(house.driver.title == "Bo")
        #expect(house.players.all[1].age == Age(33))
        house.navigator.back()
        await house.driver.settle()
        #expect(house.driver.title == "Players")
    }

    @Test func `is left out as far as it is gone`() async throws {
        let house = try await atAgeOfBo()
        try await house.players.delete(PlayerID(2))
        #expect(try await restart(house).driver.title == "Players")
    }

    @Test func `comes after a match in progress, which is offered`() async throws {
        let before = AppHarness(names: ["Ana", "Bo"])
        try await before.launchAndRegister()
        try await before.startGather(teamA: ["Ana"], teamB: ["Bo"])
        let house = try await restart(before)
        #expect(house.driver.title == "Players")
        #expect(house.driver.alertTitle != nil)
        try house.driver.tap("Resume")
        await house.driver.settle()
        house.driver.back()
        try house.driver.tap("Leave")
        await house.driver.settle()
        try house.driver.open("Bo")
        await house.driver.settle()
        let again = try await restart(house)
        #expect(again.driver.title == "Players")
        #expect(again.driver.alertTitle != nil)
    }

    @Test func `a damaged text, whichever byte, is a start like the first`() async throws {
        let before = try await atAgeOfBo()
        let text = try #require(before.navigationState.text)
        before.navigator.close()
        for index in text.utf8.indices {
            var bytes = Array(text.utf8)
            let offset = text.utf8.distance(from: text.utf8.startIndex, to: index)
            bytes[offset] = bytes[offset] == 0x41 ? 0x42 : 0x41
            let house = AppHarness(after: before)
            try await house.navigationState.save(String(decoding: bytes, as: UTF8.self))
            try await house.launch()
            #expect(house.driver.title == "Players")
            house.navigator.close()
        }
    }

    @Test func `that cannot be read or kept is no trouble`() async throws {
        let before = try await atAgeOfBo()
        before.navigator.close()
        let house = AppHarness(after: before)
        house.navigationState.calls.fail(.savedState, with: .unavailable)
        house.navigationState.calls.fail(.save, with: .full)
        try await house.launch()
        #expect(house.driver.title == "Players")
        try house.driver.open("Ana")
        await house.driver.settle()
        #expect(house.driver.title == "Ana")
    }

    @Test func `is neither used nor forgotten by a script`() async throws {
        let before = try await atAgeOfBo()
        before.navigator.close()
        let script = AppHarness(after: before)
        try await script.launch(restoresNavigation: false)
        #expect(script.driver.title == "Players")
        try script.driver.open("Ana")
        await script.driver.settle()
        script.navigator.close()
        let house = AppHarness(after: before)
        try await house.launch()
        #expect(house.driver.title == "Age")
    }

    @Test func `is where a link has led, without another step`() async throws {
        let before = try await atAgeOfBo()
        before.navigator.close()
        for (link, title) in [("players/add", "Add Player"), ("players", "Players")] {
            let house = AppHarness(after: before)
            try await house.launch(opening: AppDeepLinks.link(from: link))
            let next = try await restart(house)
            #expect(next.driver.title == title)
            next.navigator.close()
        }
    }

    @Test func `is kept anew where less of it is left`() async throws {
        let before = try await atAgeOfBo()
        try await before.players.delete(PlayerID(2))
        let house = try await restart(before)
        #expect(house.navigationState.text?.contains("player-detail") == false)
    }

    @Test func `is written only when it has changed`() async throws {
        let before = try await atAgeOfBo()
        let count = before.navigationState.calls.count(.save)
        let house = try await restart(before)
        #expect(house.navigationState.calls.count(.save) == count)
        house.navigator.back()
        await house.driver.settle()
        #expect(house.navigationState.calls.count(.save) == count + 1)
    }

    @Test func `does not cover what was opened before it could be read`() async throws {
        let before = try await atAgeOfBo()
        before.navigator.close()
        try await before.credentials.saveToken(nil)
        let house = AppHarness(after: before)
        try await house.launch()
        house.navigationState.calls.gate.close()
        try house.fillLogin()
        try house.driver.tap("Login")
        await house.navigationState.calls.gate.untilWaiting()
        try #require(house.driver.title == "Players")
        try house.driver.tap("Add player")
        try house.driver.type("Cem", into: "Name")
        house.navigationState.calls.gate.open()
        await house.driver.settle()
        #expect(house.driver.title == "Add Player")
        #expect(try house.driver.fieldText("Name") == "Cem")
        #expect(house.navigationState.text?.contains("player-add") == true)
    }

    @Test func `is there again after the session has ended by itself`() async throws {
        let house = try await atAgeOfBo()
        house.players.calls.fail(.update, with: .sessionExpired)
        try house.driver.type("33", into: "Age")
        try house.driver.tap("Done")
        await house.driver.settle()
        try #require(house.driver.title != "Age")
        try await house.signIn()
        #expect(house.driver.title == "Age")
    }
}
