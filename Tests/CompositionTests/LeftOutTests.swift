import Composition
import DependencyContainer
import Domain
import Navigation
import Platform
import TestSupport
import Testing

/// Each feature is left out in turn: what leads to it says so, and the rest goes on.
@MainActor @Suite struct `A feature that is left out` {
    nonisolated private static let names = [
        "Login", "PlayerList", "PlayerAdd", "PlayerDetail", "PlayerEdit", "ConfirmPlayers",
        "Gather",
    ]

    private func house(
        without names: String..., players: [String] = ["Ana", "Bo"], current: Match? = nil
    ) throws -> AppHarness {
        AppHarness(
            names: players, matchInProgress: current,
            features: try FeatureSelection(excluding: names, replacing: []))
    }

    private var inProgress: Match {
        get throws {
            let entries = [(1, "Ana", Team.a), (2, "Bo", .b)].map { id, name, team in
                LineUpEntry(player: PlayerID(id), name: name, position: nil, team: team)
            }
            return Match(
                id: UUID(), startedAt: ManualClock().now(),
                lineUp: try #require(LineUp(entries)), score: Score())
        }
    }

    private func why(_ name: String) -> String {
        "\(name) is left out of this run: start again without “--without \(name)”."
    }

    @Test(arguments: names)
    func `leaves a container that is complete and does not know it`(name: String) throws {
        let container = try house(without: name).container
        #expect(container.verify() == [])
        #expect(!container.graph.nodes.contains { $0.name == "any \(name)Building" })
        #expect(container.graph.nodes.count >= 6)
    }

    @Test func `every selection of features starts`() async throws {
        for bits in 0..<(1 << Self.names.count) {
            let names = Self.names.indices.filter { bits & (1 << $0) != 0 }.map { Self.names[$0] }
            let selection = try FeatureSelection(excluding: names, replacing: [])
            let house = AppHarness(names: ["Ana"], features: selection)
            try await house.launch()
            #expect(house.driver.title == (names.contains("Login") ? "Football Gather" : "Login"))
        }
    }

    @Test func `Login: nobody comes in, and it says so`() async throws {
        let house = try house(without: "Login")
        try await house.launch()
        #expect(house.driver.texts.contains(why("Login")))
        #expect(house.driver.actions.isEmpty)
    }

    @Test func `Login: whoever is signed in stays, until the session ends`() async throws {
        let before = AppHarness(names: ["Ana", "Bo"])
        try await before.launchAndRegister()
        before.navigator.close()
        let house = AppHarness(
            after: before, features: try FeatureSelection(excluding: ["Login"], replacing: []))
        try await house.launch()
        #expect(house.driver.title == "Players")
        #expect(house.driver.unavailableReason(of: "Sign out") == why("Login"))
        try await house.startGather(teamA: ["Ana"], teamB: ["Bo"])
        #expect(house.driver.title == "Gather in progress")

        house.matches.calls.failAlways(with: .sessionExpired)
        try house.driver.tap("Team A +")
        await house.driver.settle()
        #expect(house.driver.texts.contains("Your session has ended. \(why("Login"))"))
        #expect(house.coordinators == ["AppFlow", "UnavailableFeatureCoordinator"])
    }

    @Test func `PlayerList: nobody signs in, whoever is signed in neither`() async throws {
        let before = AppHarness(names: ["Ana", "Bo"])
        try await before.launchAndRegister()
        before.navigator.close()
        let house = AppHarness(
            after: before, features: try FeatureSelection(excluding: ["PlayerList"], replacing: []))
        try await house.launch()
        #expect(house.driver.title == "Login")
        #expect(house.driver.texts == [why("PlayerList")])
        #expect(house.driver.unavailableReason(of: "Login") == why("PlayerList"))
        #expect(house.driver.unavailableReason(of: "Register") == why("PlayerList"))
        // The next run, with everything, is as if nothing had been.
        let next = AppHarness(after: house)
        try await next.launch()
        #expect(next.driver.title == "Players")
    }

    @Test func `PlayerAdd: the squad stays as it is`() async throws {
        let house = try house(without: "PlayerAdd")
        try await house.launchAndRegister()
        #expect(house.driver.unavailableReason(of: "Add player") == why("PlayerAdd"))
        try await play(in: house)
    }

    @Test func `PlayerDetail: no row is opened`() async throws {
        let house = try house(without: "PlayerDetail")
        try await house.launchAndRegister()
        #expect(try house.driver.unavailableReason(ofRow: "Ana") == why("PlayerDetail"))
        try await play(in: house)
    }

    @Test func `PlayerEdit: a player is only looked at`() async throws {
        let house = try house(without: "PlayerEdit")
        try await house.launchAndRegister()
        try house.driver.open("Ana")
        #expect(try house.driver.unavailableReason(ofRow: "Age") == why("PlayerEdit"))
        house.driver.back()
        try await play(in: house)
    }

    @Test func `ConfirmPlayers: a gather is resumed, and none is begun`() async throws {
        let house = try house(without: "ConfirmPlayers", current: try inProgress)
        try await house.launchAndRegister()
        try house.driver.tap("Resume")
        await house.driver.settle()
        #expect(house.driver.title == "Gather in progress")
        try house.driver.tap("End gather")
        try house.driver.tap("Yes")
        await house.driver.settle()
        #expect(house.matches.past.count == 1)
        #expect(house.driver.unavailableReason(of: "Select") == why("ConfirmPlayers"))
    }

    @Test func `Gather: teams are made, and no gather begins or goes on`() async throws {
        let house = try house(without: "Gather", current: try inProgress)
        try await house.launchAndRegister()
        #expect(house.driver.unavailableReason(of: "Resume") == why("Gather"))
        #expect(house.driver.alertMessage == why("Gather"))
        try house.driver.tap("Later")
        try await house.confirm(["Ana", "Bo"])
        try house.driver.row("Ana", does: "Team A")
        try house.driver.row("Bo", does: "Team B")
        #expect(house.driver.unavailableReason(of: "Start gather") == why("Gather"))
        #expect(house.matches.stored != nil)
        #expect(house.matches.past.isEmpty)
    }

    @Test(arguments: [
        ("players/add", "PlayerAdd"), ("players/2", "PlayerDetail"),
        ("players/2/edit/age", "PlayerEdit"), ("players/teams/1,2", "ConfirmPlayers"),
        ("gather/current", "Gather"),
    ])
    func `is not reached by a link, which says why`(link: String, name: String) async throws {
        let house = try house(without: name, current: try inProgress)
        var errors: [DeepLinkError] = []
        try await house.launch(opening: try AppDeepLinks.link(from: link)) { errors.append($0) }
        try house.fillLogin()
        try house.driver.tap("Register")
        await house.driver.settle()
        #expect(errors == [.notFound(why(name))])
        #expect(house.navigator.canGoBack == false)
    }

    @Test func `is left out where the user was`() async throws {
        let before = AppHarness(names: ["Ana", "Bo"])
        try await before.launchAndRegister()
        try before.driver.open("Bo")
        try before.driver.open("Age")
        await before.driver.settle()
        before.navigator.close()
        let house = AppHarness(
            after: before, features: try FeatureSelection(excluding: ["PlayerEdit"], replacing: []))
        try await house.launch()
        #expect(house.driver.title == "Bo")
    }

    @Test func `has to be one, and be left out or replaced`() {
        #expect(throws: FeatureSelectionError.unknownFeature("Nope", known: Self.names)) {
            try FeatureSelection(excluding: ["Nope"], replacing: [])
        }
        #expect(throws: FeatureSelectionError.unknownFeature("", known: Self.names)) {
            try FeatureSelection(excluding: [], replacing: [("", "Gather")])
        }
        #expect(
            throws: FeatureSelectionError.unknownModule("Gather", of: "Login", known: ["Login"])
        ) {
            try FeatureSelection(excluding: [], replacing: [("Login", "Gather")])
        }
        #expect(throws: FeatureSelectionError.excludedTwice("Login")) {
            try FeatureSelection(excluding: ["Login", "Login"], replacing: [])
        }
        #expect(throws: FeatureSelectionError.excludedAndReplaced("Login")) {
            try FeatureSelection(excluding: ["Login"], replacing: [("Login", "Login")])
        }
        #expect(throws: FeatureSelectionError.replacedTwice("Login")) {
            try FeatureSelection(
                excluding: [], replacing: [("Login", "Login"), ("Login", "Login")])
        }
    }

    private func play(in house: AppHarness) async throws {
        try await house.startGather(teamA: ["Ana"], teamB: ["Bo"])
        try house.driver.tap("Team A +")
        try house.driver.tap("End gather")
        try house.driver.tap("Yes")
        await house.driver.settle()
        #expect(house.driver.title == "Players")
        #expect(house.matches.past.map(\.score.text) == ["1-0"])
    }
}
