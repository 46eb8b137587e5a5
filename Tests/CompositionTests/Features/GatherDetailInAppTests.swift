import Composition
import Domain
import GatherDetail
import Navigation
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `GatherDetail in the app` {
    private let match = Match.played(
        by: SampleData.squad.prefix(4), at: ManualClock().now(), id: testDevice)
    private var link: String { "gathers/\(GatherDetailRoute(match.id).path)" }

    private func app(_ features: FeatureSelection = .default) -> AppHarness {
        let app = AppHarness(
            names: ["Ana", "Bo"],
            finished: SampleData.finishedMatches(
                of: SampleData.squad, count: 60, before: ManualClock().now()),
            features: features)
        app.matches.put(match)
        return app
    }

    private func openLink(_ link: String, in app: AppHarness) async throws {
        try await app.launch(opening: AppDeepLinks.link(from: link))
        try await app.register()
        await app.driver.settle()
    }

    @Test func `a row opens its gather, and the list shows a correction afterwards`() async throws {
        let app = app()
        try await app.launchAndRegister()
        try app.driver.selectTab("Gathers")
        await app.driver.settle()
        func focusedRow() throws -> [Substring] {
            let frame = app.workspace.frame(size: Size(columns: 80, rows: 24))
            return try #require(frame.focusedLines.first).split(separator: " ")
        }
        _ = try focusedRow()
        await app.press(.down)
        let before = try focusedRow()
        await app.press(.enter)
        try app.driver.tap("Team B +")
        await app.driver.settle()
        let scores = app.driver.scores
        let score = try "\(#require(scores["Team A"]))-\(#require(scores["Team B"]))"
        app.driver.back()
        await app.driver.settle()
        let after = try focusedRow()
        #expect(after.last == before.last, "the time of the row")
        #expect(after.contains(Substring(score)) && !before.contains(Substring(score)))
    }

    @Test func `a link opens the gather above the list`() async throws {
        let app = app()
        try await openLink(link, in: app)
        #expect(app.driver.scores == ["Team A": 3, "Team B": 2])
        #expect(app.driver.selectedTab == "Gathers")
        app.driver.back()
        await app.driver.settle()
        #expect(app.driver.title == "Gathers")
    }

    @Test func `a link to an unknown gather leads to the list with a message`() async throws {
        let app = app()
        let unknown = "gathers/00000000-0000-0000-0000-000000000000"
        var errors: [DeepLinkError] = []
        try await app.launch(opening: AppDeepLinks.link(from: unknown)) { errors.append($0) }
        try await app.register()
        #expect(errors == [.notFound("There is no such gather: choose one from Gathers.")])
    }

    @Test func `a link to a gather in progress leads to the list with a message`() async throws {
        let app = app()
        let current = sampleMatch(at: ManualClock().now())
        app.matches.put(current)
        let link = "gathers/\(GatherDetailRoute(current.id).path)"
        var errors: [DeepLinkError] = []
        try await app.launch(opening: AppDeepLinks.link(from: link)) { errors.append($0) }
        try await app.register()
        #expect(errors == [.notFound("This gather is in progress: resume it from Squad.")])
    }

    @Test(arguments: [
        (GatherDetailRoute(testDevice).path.lowercased(), "the identifier of a gather"),
        ("2026-13", "a month such as"),
    ])
    func `a damaged link is explained`(path: String, expected: String) throws {
        let error = #expect(throws: DeepLinkError.self) {
            try AppDeepLinks.link(from: "gathers/\(path)")
        }
        #expect(error?.message.contains(expected) == true)
    }

    @Test func `the gather is restored with the next start, if it is still stored`() async throws {
        let before = app()
        try await openLink(link, in: before)
        before.navigator.close()
        let app = AppHarness(after: before)
        try await app.launch()
        await app.driver.settle()
        #expect(app.driver.scores == ["Team A": 3, "Team B": 2])
        app.navigator.close()
        let missing = AppHarness(after: before)
        missing.matches.calls.fail(.match, with: .notFound)
        try await missing.launch()
        await missing.driver.settle()
        #expect(missing.driver.title == "Gathers")
    }

    @Test func `a deleted gather leaves the list, and a link still restores it`() async throws {
        let app = app()
        try await openLink(link, in: app)
        try app.driver.tap("Delete")
        try app.driver.tap("Delete")
        await app.driver.settle()
        #expect(!app.matches.finished.contains { $0.id == match.id })
        app.navigator.close()
        let next = AppHarness(after: app)
        try await next.launch(opening: AppDeepLinks.link(from: link))
        await next.driver.settle()
        try next.driver.tap("Undo")
        await next.driver.settle()
        #expect(next.matches.finished.contains { $0.id == match.id })
    }

    @Test func `a deleted gather is restored from the list of deleted ones`() async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        app.matches.put(match)
        try await app.launchAndRegister()
        try app.driver.selectTab("Gathers")
        await app.driver.settle()
        let row = try #require(try app.driver.rows().first)
        try app.driver.open(row)
        await app.driver.settle()
        try app.driver.tap("Delete")
        try app.driver.tap("Delete")
        await app.driver.settle()
        app.driver.back()
        await app.driver.settle()
        #expect(app.driver.texts.first == "No gathers yet")
        try app.driver.tap("Deleted")
        await app.driver.settle()
        try app.driver.open(row)
        await app.driver.settle()
        try app.driver.tap("Undo")
        await app.driver.settle()
        app.driver.back()
        await app.driver.settle()
        #expect(app.driver.texts.first == "No deleted gathers")
        app.driver.back()
        await app.driver.settle()
        #expect(try app.driver.rows() == [row])
    }

    @Test func `a gather is reopened from its page, and can be resumed from the squad`()
        async throws
    {
        let app = app()
        try await openLink(link, in: app)
        try app.driver.tap("Reopen")
        await app.driver.settle()
        #expect(app.driver.title == "Gather in progress")
        #expect(app.driver.scores == ["Team A": 3, "Team B": 2])
        #expect(app.matches.stored?.id == match.id)
        app.driver.back()
        try app.driver.tap("Leave")
        await app.driver.settle()
        #expect(app.driver.title == "Players")
        try app.driver.tap("Resume gather")
        await app.driver.settle()
        #expect(app.driver.scores == ["Team A": 3, "Team B": 2])
    }

    @Test func `a player of the squad is added to the gather`() async throws {
        let app = app()
        app.players.put(Player(id: PlayerID(50), name: try #require(PlayerName("Zoe"))))
        try await openLink(link, in: app)
        try app.driver.tap("Add player")
        await app.driver.settle()
        #expect(app.driver.title == "Add player")
        try app.driver.open("Zoe")
        await app.driver.settle()
        #expect(try app.driver.rows(in: "Team A").contains("Zoe (added)"))
        app.driver.back()
        await app.driver.settle()
        #expect(app.driver.title == "Gathers")
    }

    @Test func `without Arrival no player is added to a gather`() async throws {
        let app = app(try FeatureSelection(excluding: ["Arrival"], replacing: []))
        try await openLink(link, in: app)
        #expect(
            app.driver.unavailableReason(of: "Add player")?.contains("--without Arrival") == true)
    }

    @Test func `without Gather a gather is not reopened`() async throws {
        let app = app(try FeatureSelection(excluding: ["Gather"], replacing: []))
        try await openLink(link, in: app)
        #expect(
            app.driver.unavailableReason(of: "Reopen")?.contains("--without Gather") == true)
    }

    @Test func `rows say why they cannot be opened in a run without the feature`() async throws {
        let features = try FeatureSelection(excluding: ["GatherDetail"], replacing: [])
        let app = AppHarness(names: ["Ana", "Bo"], features: features)
        app.matches.put(match)
        try await app.launchAndRegister()
        try app.driver.selectTab("Gathers")
        await app.driver.settle()
        let row = try #require(try app.driver.rows().first)
        #expect(
            try app.driver.unavailableReason(ofRow: row)?.contains("--without GatherDetail")
                == true)
    }
}
