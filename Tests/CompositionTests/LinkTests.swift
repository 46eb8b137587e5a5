import Composition
import Domain
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `A link into the app` {
    /// A house where somebody has signed in before, for the next run of the program.
    private func house(current: Match? = nil) async throws -> AppHarness {
        let before = AppHarness(names: ["Ana", "Bo", "손흥민"], matchInProgress: current)
        try await before.launchAndRegister()
        before.navigator.close()
        return AppHarness(after: before)
    }

    private func open(_ text: String, in house: AppHarness) async throws -> [DeepLinkError] {
        var errors: [DeepLinkError] = []
        try await house.launch(opening: AppDeepLinks.link(from: text)) { errors.append($0) }
        return errors
    }

    /// The titles from here back to the root.
    private func wayBack(_ house: AppHarness) -> [String] {
        var titles = [house.driver.title]
        while house.navigator.canGoBack, house.navigator.back() == .left {
            titles.append(house.driver.title)
        }
        return titles
    }

    @Test func `has no two meanings`() {
        #expect(AppDeepLinks.verify() == [])
    }

    @Test func `shows its place with everything on the way`() async throws {
        let house = try await house()
        #expect(try await open("players/2/edit/age", in: house) == [])
        #expect(wayBack(house) == ["Age", "Bo", "Players"])
    }

    @Test(arguments: [
        ("players", ["Players"]), ("players/add", ["Add Player", "Players"]),
        ("players/3", ["손흥민", "Players"]), ("players/3/edit/team", nil),
        ("players/teams/1,3", ["Confirm players", "Players"]),
    ])
    func `leads to each place`(text: String, titles: [String]?) async throws {
        let house = try await house()
        #expect(try await open(text, in: house) == [])
        #expect(wayBack(house) == titles ?? ["Favourite team", "손흥민", "Players"])
    }

    /// They stand in people's notes, and in files that were saved.
    @Test(arguments: [
        ("name", "Name"), ("age", "Age"), ("position", "Preferred position"), ("skill", "Skill"),
        ("team", "Favourite team"),
    ])
    func `calls each field the same for ever`(field: String, title: String) async throws {
        let house = try await house()
        #expect(try await open("players/2/edit/\(field)", in: house) == [])
        #expect(house.driver.title == title)
        #expect(house.navigationState.text?.contains("  - player-edit 1 \(field)\n") == true)
    }

    @Test func `to the gather goes on with the one in progress`() async throws {
        let before = AppHarness(names: ["Ana", "Bo"])
        try await before.launchAndRegister()
        try await before.startGather(teamA: ["Ana"], teamB: ["Bo"])
        try before.driver.tap("Team A +")
        await before.driver.settle()
        before.navigator.close()
        let house = AppHarness(after: before)
        #expect(try await open("gather/current", in: house) == [])
        #expect(house.driver.title == "Gather in progress")
        #expect(house.driver.scores == ["Team A": 1, "Team B": 0])
    }

    @Test func `waits until somebody has signed in`() async throws {
        let house = AppHarness(names: ["Ana", "Bo"])
        #expect(try await open("players/2/edit/age", in: house) == [])
        #expect(house.driver.title != "Age")
        try house.fillLogin()
        try house.driver.tap("Register")
        await house.driver.settle()
        #expect(wayBack(house) == ["Age", "Bo", "Players"])
    }

    @Test func `is followed once, and not by the next who signs in`() async throws {
        let house = try await house()
        #expect(try await open("players/add", in: house) == [])
        _ = house.navigator.back()
        try house.driver.tap("Sign out")
        try house.driver.tap("Sign out")
        await house.driver.settle()
        try await house.signIn()
        #expect(house.driver.title == "Players")
    }

    @Test func `waits for the next session when this one has ended meanwhile`() async throws {
        let house = try await house()
        house.players.calls.fail(.squad, with: .sessionExpired)
        house.players.calls.fail(.squad, with: .sessionExpired)
        #expect(try await open("players/2/edit/age", in: house) == [])
        try #require(house.driver.title != "Players")
        try await house.signIn()
        #expect(wayBack(house) == ["Age", "Bo", "Players"])
    }

    @Test func `is given up by whoever signs out before it is followed`() async throws {
        let house = AppHarness(names: ["Ana", "Bo"])
        var errors: [DeepLinkError] = []
        try await house.launch(opening: AppDeepLinks.link(from: "players/9")) { errors.append($0) }
        try house.fillLogin()
        house.players.calls.gate.close()
        try house.driver.tap("Register")
        await house.players.calls.gate.untilWaiting(2)
        try house.driver.tap("Sign out")
        try house.driver.tap("Sign out")
        house.players.calls.gate.open()
        await house.driver.settle()
        try #require(house.driver.title != "Players")
        try await house.signIn()
        #expect(house.driver.title == "Players")
        #expect(errors == [])
    }

    @Test func `is dropped with the program that nobody signed in to`() async throws {
        let house = AppHarness(names: ["Ana"])
        #expect(try await open("players/1", in: house) == [])
        house.navigator.close()
        #expect(house.navigator.tree.layers.isEmpty)
    }

    @Test(arguments: [
        ("players/9", "There is no player with the number 9: choose one from Players."),
        ("players/9/edit/age", "There is no player with the number 9: choose one from Players."),
        ("players/teams/1,9", "There is no player with the number 9: choose one from Players."),
        ("gather/current", "No gather is in progress: start one from Players."),
    ])
    func `to what is not there changes nothing and says why`(
        text: String, sentence: String
    ) async throws {
        let house = try await house()
        #expect(try await open(text, in: house).map(\.description) == [sentence])
        #expect(wayBack(house) == ["Players"])
    }

    @Test func `into a storage that fails says what to do`() async throws {
        let house = try await house()
        house.players.calls.fail(.squad, with: .busy)
        house.players.calls.fail(.squad, with: .busy)
        #expect(
            try await open("players/1", in: house) == [.notFound(StorageError.busy.message)])
    }

    @Test(arguments: [
        "", "/players", "player", "players/", "players/042", "players/1/edit",
        "players/1/edit/shoe",
        "players/1/shoe", "gather", "gather/next", "players/teams/1", "players/teams/1,1",
        "players/teams/1,x", "https://players", "players/%zz", "players/../players", "login/1",
        "gather/current/gather/current", "players/teams/1,2/gather/current",
        "players/teams/1,2/teams/1,2",
    ])
    func `that is wrong is refused with a sentence before anything is shown`(text: String) {
        let error = #expect(throws: DeepLinkError.self) { try AppDeepLinks.link(from: text) }
        let sentence = error?.description ?? ""
        #expect(sentence.hasSuffix("."), "\(sentence)")
        #expect(sentence.count > 20)
    }
}
