import DependencyContainer
import Domain
import GatherDetail
import Navigation
import PlayerDetail
import PlayerList
import Records
import TerminalUI
import TestSupport
import Testing

@testable import Composition

/// Adds a feature with one catalogue entry and nothing else.
@MainActor @Suite struct `A feature that contributes to pages of others` {
    private let catalogue = AppFeature.all + [.notes]

    private func app(without excluded: String...) throws -> AppHarness {
        AppHarness(
            names: ["Ana", "Bo"],
            features: try FeatureSelection(excluding: excluded, replacing: [], of: catalogue),
            catalogue: catalogue)
    }

    @Test func `adds an action to the list`() async throws {
        let app = try app()
        try await app.launchAndRegister()
        #expect(app.driver.actions.contains("Notes"))
        try app.driver.tap("Notes")
        #expect(app.driver.title == "Notes")
        #expect(
            app.coordinators
                == ["AppFlow", "FakeCoordinator", "PlayerListCoordinator", "SessionFlow"])
        app.driver.back()
        #expect(app.driver.title == "Players")
    }

    @Test func `performs its actions by their keys`() async throws {
        let app = try app()
        try await app.launchAndRegister()
        app.workspace.handle(.key(.character("m")))
        #expect(app.driver.title == "Notes of Ana")
        app.driver.back()
        app.workspace.handle(.key(.character("n")))
        #expect(app.driver.title == "Notes")
    }

    @Test func `adds an action to each row`() async throws {
        let app = try app()
        try await app.launchAndRegister()
        try app.driver.row("Ana", does: "Notes")
        #expect(app.driver.title == "Notes of Ana")
        app.driver.back()
        #expect(throws: ScreenDriverError.self) { try app.driver.row("Bo", does: "Notes") }
    }

    @Test func `adds a section to the player`() async throws {
        let app = try app()
        try await app.launchAndRegister()
        try app.driver.open("Ana")
        await app.driver.settle()
        #expect(try app.driver.rows(in: "NOTES") == ["Squad"])
        #expect(try app.driver.details(of: "Squad") == ["2 players"])
    }

    @Test func `adds an action to the player`() async throws {
        let app = try app()
        try await app.launchAndRegister()
        try app.driver.open("Bo")
        try app.driver.tap("Add note")
        #expect(app.driver.title == "Notes of Bo")
        app.driver.back()
        #expect(app.driver.title == "Bo")
    }

    /// The app on the page of a finished gather with this number of goals.
    private func appWithGather() async throws -> (app: AppHarness, goals: String) {
        let app = try app()
        let match = Match.played(
            by: SampleData.squad.prefix(4), at: ManualClock().now(), id: testDevice)
        app.matches.put(match)
        let link = try AppDestinations(of: catalogue).map
            .link(from: "gathers/\(GatherDetailRoute(match.id).path)")
        try await app.launch(opening: link)
        try await app.register()
        await app.driver.settle()
        return (app, "\(match.score.a + match.score.b)")
    }

    @Test func `adds a section and an action to a gather`() async throws {
        let (app, goals) = try await appWithGather()
        #expect(try app.driver.rows(in: "NOTES") == ["Goals"])
        #expect(try app.driver.details(of: "Goals") == [goals])
        let title = app.driver.title
        app.workspace.handle(.key(.character("e")))
        #expect(app.driver.title == "Notes")
        app.driver.back()
        #expect(app.driver.title == title)
    }

    @Test func `adds no action to a gather that is deleted`() async throws {
        let (app, _) = try await appWithGather()
        try app.driver.tap("Delete")
        try app.driver.tap("Delete")
        await app.driver.settle()
        #expect(!app.driver.actions.contains("Add note"))
        try app.driver.tap("Undo")
        await app.driver.settle()
        #expect(app.driver.actions.contains("Add note"))
    }

    @Test func `adds a section and an action to the result of a gather`() async throws {
        let app = try app()
        try await app.launchAndRegister()
        try await app.confirm(["Ana", "Bo"])
        try app.driver.row("Ana", does: "Team A")
        try app.driver.row("Bo", does: "Team B")
        try app.driver.tap("Start gather")
        await app.driver.settle()
        try app.driver.tap("Team A +")
        await app.driver.settle()
        try await app.showResult()
        #expect(try app.driver.details(of: "Goals") == ["1"])
        try app.driver.tap("Add note")
        #expect(app.driver.title == "Notes")
        app.driver.back()
        #expect(app.driver.title == "Result")
    }

    @Test func `cannot use a key of the pages of a gather`() async throws {
        let (app, _) = try await appWithGather()
        var actions = try #require(app.workspace.page).allActions
        app.workspace.page?.forEachRow { actions += $0.row.actions }
        let keys = Set(actions.compactMap(\.key)).subtracting("er".map { .character($0) })
        #expect(keys.isSubset(of: ContributedKey.Page.gather.usedKeys))
    }

    @Test func `shows the records that it stores`() async throws {
        let app = try app()
        try await app.launchAndRegister()
        let ana = try #require(app.players.all.first)
        let text = try #require(ShortText("Plays in goal"))
        try await app.records.records(of: Note.self)
            .save(Note(id: RecordID(), player: ana.id, text: text))
        try app.driver.open("Ana")
        await app.driver.settle()
        #expect(try app.driver.details(of: "Note") == ["Plays in goal"])
    }

    @Test func `provides strengths for fair teams`() async throws {
        let app = try app()
        try await app.launchAndRegister()
        try await app.confirm(["Ana", "Bo"])
        try app.driver.tap("Fair teams")
        await app.driver.settle()
        try app.driver.tap("Fairness")
        #expect(app.driver.texts.first?.contains("Difference 3.5.") == true)
    }

    @Test func `adds a row to the settings`() async throws {
        let app = try app()
        try await app.launchAndRegister()
        try app.driver.tap("Settings")
        #expect(try app.driver.details(of: "Notes") == ["About players"])
        try app.driver.open("Notes")
        #expect(app.driver.title == "Notes")
        app.driver.back()
        #expect(app.driver.title == "Settings")
    }

    @Test func `is opened by its link above the parent`() async throws {
        let app = try app()
        let link = try AppDestinations(of: catalogue).map.link(from: "players/notes")
        try await app.launch(opening: link)
        try await app.register()
        #expect(app.driver.title == "Notes")
        app.driver.back()
        #expect(app.driver.title == "Players")
    }

    @Test func `contributes nothing to a run without it`() async throws {
        let app = try app(without: "Notes")
        let link = try AppDestinations(of: catalogue).map.link(from: "players/notes")
        var errors: [DeepLinkError] = []
        try await app.launch(opening: link) { errors.append($0) }
        try await app.register()
        #expect(
            errors.map(\.message) == [
                "Notes was disabled with --without Notes: restart the app without this option."
            ])
        #expect(!app.driver.actions.contains("Notes"))
        try app.driver.open("Ana")
        await app.driver.settle()
        #expect(throws: ScreenDriverError.self) { try app.driver.rows(in: "NOTES") }
    }

    @Test func `leaves the container complete in each run without another feature`() throws {
        for feature in catalogue {
            #expect(try app(without: feature.name).container.verify() == [], "\(feature.name)")
        }
    }

    @Test func `has its actions and links in the order of the catalogue`() throws {
        let map = AppDestinations(of: catalogue).map
        #expect(map.verify() == [])
        let error = #expect(throws: DeepLinkError.self) { try map.link(from: "players/none") }
        #expect(error?.message.contains("notes") == true)
    }
}
