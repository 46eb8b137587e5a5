import DependencyContainer
import Domain
import Navigation
import TestSupport
import Testing

@testable import Composition

@MainActor @Suite struct `A run without a feature` {
    nonisolated private static let names = AppFeature.all.map(\.name)

    private func app(without name: String, matchInProgress: Match? = nil) throws -> AppHarness {
        AppHarness(
            names: ["Ana", "Bo"], matchInProgress: matchInProgress,
            features: try FeatureSelection(excluding: [name], replacing: []))
    }

    /// Returns a run without the feature in which a user has signed in before.
    private func signedInApp(without name: String) async throws -> AppHarness {
        let before = AppHarness(names: ["Ana", "Bo"])
        try await before.launchAndRegister()
        before.navigator.close()
        return AppHarness(
            after: before, features: try FeatureSelection(excluding: [name], replacing: []))
    }

    private func reason(_ name: String) -> String {
        "\(name) was disabled with --without \(name): restart the app without this option."
    }

    @Test(arguments: names)
    func `has a complete container without the feature`(name: String) throws {
        let container = try app(without: name).container
        #expect(container.verify() == [])
        #expect(!container.graph.nodes.contains { $0.name == "any \(name)Building" })
    }

    @Test func `starts without each two features, and without all`() async throws {
        let pairs = Self.names.flatMap { one in Self.names.map { Set([one, $0]) } }
        for names in Set(pairs + [Set(Self.names)]) {
            let app = AppHarness(
                names: ["Ana"],
                features: try FeatureSelection(excluding: Array(names), replacing: []))
            try await app.launch()
            #expect(app.driver.title == (names.contains("Login") ? "Football Gather" : "Login"))
        }
    }

    @Test func `without Login shows the reason to a signed-out user`() async throws {
        let app = try app(without: "Login")
        try await app.launch()
        #expect(app.driver.texts.contains(reason("Login")))
        #expect(app.driver.actions.isEmpty)
    }

    @Test func `without Login works for a signed-in user until the session expires`()
        async throws
    {
        let app = try await signedInApp(without: "Login")
        try await app.launch()
        #expect(app.driver.title == "Players")
        #expect(app.driver.unavailableReason(of: "Sign out") == reason("Login"))
        try await app.startGather()
        #expect(app.driver.title == "Gather in progress")

        await app.expireSession()
        #expect(app.driver.texts.contains("Your session has ended. \(reason("Login"))"))
        #expect(app.coordinators == ["AppFlow", "ScreenCoordinator"])
    }

    @Test func `without PlayerList stays on the login and keeps the session`() async throws {
        let app = try await signedInApp(without: "PlayerList")
        try await app.launch()
        #expect(app.driver.title == "Login")
        #expect(app.driver.texts == [reason("PlayerList")])
        #expect(app.driver.unavailableReason(of: "Login") == reason("PlayerList"))
        #expect(app.driver.unavailableReason(of: "Register") == reason("PlayerList"))
        let next = AppHarness(after: app)
        try await next.launch()
        #expect(next.driver.title == "Players")
    }

    @Test func `without PlayerAdd disables Add player`() async throws {
        let app = try app(without: "PlayerAdd")
        try await app.launchAndRegister()
        #expect(app.driver.unavailableReason(of: "Add player") == reason("PlayerAdd"))
        try await playMatch(in: app)
    }

    @Test func `without PlayerDetail opens no row`() async throws {
        let app = try app(without: "PlayerDetail")
        try await app.launchAndRegister()
        #expect(try app.driver.unavailableReason(ofRow: "Ana") == reason("PlayerDetail"))
        try await playMatch(in: app)
    }

    @Test func `without PlayerEdit opens no field`() async throws {
        let app = try app(without: "PlayerEdit")
        try await app.launchAndRegister()
        try app.driver.open("Ana")
        #expect(try app.driver.unavailableReason(ofRow: "Age") == reason("PlayerEdit"))
        app.driver.back()
        try await playMatch(in: app)
    }

    @Test func `without ConfirmPlayers resumes a match and starts none`() async throws {
        let app = try app(
            without: "ConfirmPlayers", matchInProgress: sampleMatch(at: ManualClock().now()))
        try await app.launchAndRegister()
        try app.driver.tap("Resume")
        await app.driver.settle()
        #expect(app.driver.title == "Gather in progress")
        try await app.endGather()
        #expect(app.matches.finished.count == 1)
        #expect(app.driver.unavailableReason(of: "Select") == reason("ConfirmPlayers"))
    }

    @Test func `without Arrival adds no player to a match`() async throws {
        let app = try app(without: "Arrival")
        try await app.launchAndRegister()
        try await app.startGather()
        #expect(app.driver.unavailableReason(of: "Add player") == reason("Arrival"))
    }

    @Test func `without Gather starts and resumes no match`() async throws {
        let app = try app(without: "Gather", matchInProgress: sampleMatch(at: ManualClock().now()))
        try await app.launchAndRegister()
        #expect(app.driver.unavailableReason(of: "Resume") == reason("Gather"))
        #expect(app.driver.alertMessage == reason("Gather"))
        try app.driver.tap("Later")
        #expect(app.driver.unavailableReason(of: "Select") == reason("Gather"))
        #expect(app.matches.stored != nil)
        #expect(app.matches.finished.isEmpty)
    }

    /// A run without the first page of a session, or without the sign-in, opens no link.
    @Test(arguments: names.filter { !["Login", "PlayerList"].contains($0) })
    func `reports a deep link to the feature`(name: String) async throws {
        let feature = try #require(AppFeature.all.first { $0.name == name })
        for link in ExampleLinks.links(to: feature, in: AppFeature.all) {
            let app = try app(without: name, matchInProgress: sampleMatch(at: ManualClock().now()))
            var errors: [DeepLinkError] = []
            try await app.launch(opening: try AppDeepLinks.link(from: link)) { errors.append($0) }
            try await app.register()
            #expect(errors == [.notFound(reason(name))], "\(link)")
            #expect(app.navigator.canGoBack == false)
        }
    }

    @Test func `has none of its actions, rows and tabs`() async throws {
        for name in ["Account", "DataTransfer", "Display", "History", "ServerMove", "Settings"] {
            let app = try app(without: name)
            try await app.launchAndRegister()
            #expect(app.driver.tabs.contains("Gathers") == (name != "History"))
            #expect(app.driver.actions.contains("Settings") == (name != "Settings"))
            guard name != "Settings" else { continue }
            try app.driver.tap("Settings")
            let rows = try app.driver.rows()
            #expect(rows.contains("Sessions") == (name != "Account"))
            #expect(rows.contains("Export and import") == (name != "DataTransfer"))
            #expect(rows.contains("Display") == (name != "Display"))
            #expect(rows.contains("Server") == (name != "ServerMove"))
        }
    }

    @Test func `is tested with a link to each destination`() {
        let links = ExampleLinks.all(in: AppFeature.all)
        #expect(
            links.isSuperset(of: [
                "players", "players/add", "players/2", "players/2/edit/age", "players/teams/1,2",
                "gather/current",
            ]))
    }

    @Test func `restores the screens below the feature`() async throws {
        let before = AppHarness(names: ["Ana", "Bo"])
        try await before.launchAndRegister()
        try before.driver.open("Bo")
        try before.driver.open("Age")
        await before.driver.settle()
        before.navigator.close()
        let app = AppHarness(
            after: before,
            features: try FeatureSelection(excluding: ["PlayerEdit"], replacing: []))
        try await app.launch()
        #expect(app.driver.title == "Bo")
    }

    @Test func `is refused with an unknown or repeated name`() {
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

    private func playMatch(in app: AppHarness) async throws {
        try await app.startGather()
        try app.driver.tap("Team A +")
        try await app.endGather()
        #expect(app.driver.title == "Players")
        #expect(app.matches.finished.map(\.score.text) == ["1-0"])
    }
}
