import DependencyContainer
import Domain
import Navigation
import SessionRecording
import TerminalUI
import TestSupport
import Testing

@testable import Composition

/// Adds a feature with a tab with one catalogue entry and nothing else.
@MainActor @Suite struct `Tabs of a session` {
    private let catalogue = AppFeature.all + [.archive, .notes]

    private func app(without excluded: String...) throws -> AppHarness {
        AppHarness(
            names: ["Ana", "Bo"],
            features: try FeatureSelection(excluding: excluded, replacing: [], of: catalogue),
            catalogue: catalogue)
    }

    /// Returns an app that shows the players in the first tab.
    private func launchedApp() async throws -> AppHarness {
        let app = try app()
        try await app.launchAndRegister()
        return app
    }

    /// Ends a run of the program, and launches the next one with a link.
    private func relaunch(
        _ before: AppHarness, opening link: String? = nil, without excluded: String...,
        onLinkError: @escaping @MainActor (DeepLinkError) -> Void = {
            Issue.record("unexpected: \($0)")
        }
    ) async throws -> AppHarness {
        before.navigator.close()
        let app = AppHarness(
            after: before,
            features: try FeatureSelection(excluding: excluded, replacing: [], of: catalogue),
            catalogue: catalogue)
        let map = AppDestinations(of: catalogue).map
        try await app.launch(
            opening: link.map { text throws(DeepLinkError) in try map.link(from: text) },
            onLinkError: onLinkError)
        return app
    }

    private func press(_ key: Character, in app: AppHarness) {
        app.workspace.handle(.key(.character(key)))
    }

    @Test func `the squad is the first tab, and features add the others`() async throws {
        let app = try await launchedApp()
        #expect(app.driver.tabs.first == "Squad")
        #expect(app.driver.tabs.last == "Archive")
        #expect(app.driver.selectedTab == "Squad")
        try app.driver.selectTab("Archive")
        #expect(app.driver.title == "Archive")
        #expect(!app.workspace.canGoBack)
    }

    @Test func `a run without the feature does not have its tab`() async throws {
        let app = try app(without: "Archive")
        try await app.launchAndRegister()
        #expect(!app.driver.tabs.contains("Archive"))
    }

    @Test func `each tab keeps its place`() async throws {
        let app = try await launchedApp()
        try app.driver.open("Ana")
        await app.driver.settle()
        try app.driver.selectTab("Archive")
        try app.driver.tap("Open 2026")
        press("1", in: app)
        #expect(app.driver.title == "Ana")
        try app.driver.selectTab("Archive")
        #expect(app.driver.title == "Year 2026")
        app.driver.back()
        #expect(app.driver.title == "Archive")
    }

    @Test func `a tab keeps text that is not saved`() async throws {
        let app = try await launchedApp()
        try app.driver.tap("Add player")
        try app.driver.type("Cem", into: "Name")
        try app.driver.selectTab("Archive")
        try app.driver.selectTab("Squad")
        #expect(try app.driver.fieldText("Name") == "Cem")
        try app.driver.tap("Done")
        await app.driver.settle()
        #expect(try app.driver.rows() == ["Ana", "Bo", "Cem"])
    }

    @Test func `an action of another feature opens its screen inside the tab`() async throws {
        let app = try await launchedApp()
        try app.driver.tap("Notes")
        press("2", in: app)
        press("1", in: app)
        #expect(app.driver.title == "Notes")
        #expect(app.driver.selectedTab == "Squad")
    }

    @Test func `a match is above the tabs and returns to the squad`() async throws {
        let app = try await launchedApp()
        let before = app.coordinators
        try await app.confirm(["Ana", "Bo"])
        #expect(app.driver.tabs == [])
        press("2", in: app)
        #expect(app.driver.title == "Confirm players")
        app.driver.back()
        try app.driver.tap("Cancel")
        try await app.startGather()
        #expect(app.driver.tabs == [])
        press("2", in: app)
        #expect(app.driver.title == "Gather in progress")
        try await app.endGather()
        #expect(app.driver.title == "Players")
        #expect(app.driver.selectedTab == "Squad")
        #expect(app.coordinators == before)
    }

    @Test(arguments: [
        ("archive", "Archive", "Archive"), ("archive/2026", "Archive", "Year 2026"),
        ("players/2", "Squad", "Bo"), ("players/2/edit/age", "Squad", "Age"),
        ("players/notes", "Squad", "Notes"),
    ])
    func `a link selects the tab and opens its screen there`(
        link: String, tab: String, title: String
    ) async throws {
        let app = try await relaunch(try await launchedApp(), opening: link)
        #expect(app.driver.selectedTab == tab)
        #expect(app.driver.title == title)
    }

    @Test(arguments: [("players/teams/1,2", "Confirm players"), ("gather/current", "Gather")])
    func `a link to a match opens it above the tabs`(link: String, title: String) async throws {
        let before = try await launchedApp()
        if link == "gather/current" { try await before.startGather() }
        let app = try await relaunch(before, opening: link)
        #expect(app.driver.title.hasPrefix(title))
        #expect(app.driver.tabs == [])
    }

    @Test func `a link to a tab of a feature that is left out reports the reason`() async throws {
        var errors: [DeepLinkError] = []
        let app = try await relaunch(
            try await launchedApp(), opening: "archive/2026", without: "Archive"
        ) { errors.append($0) }
        #expect(
            errors.map(\.message) == [
                "Archive was disabled with --without Archive: restart the app without this option."
            ])
        #expect(app.driver.title == "Players")
    }

    @Test func `a relaunch restores the screens of all tabs`() async throws {
        let before = try await launchedApp()
        try before.driver.open("Bo")
        await before.driver.settle()
        try before.driver.selectTab("Archive")
        try before.driver.tap("Open 2026")
        await before.driver.settle()
        let app = try await relaunch(before)
        #expect(app.driver.selectedTab == "Archive")
        #expect(app.driver.title == "Year 2026")
        press("1", in: app)
        #expect(app.driver.title == "Bo")
        let without = try await relaunch(app, without: "Archive")
        #expect(without.driver.title == "Players")
    }

    @Test func `a session that expires in a tab leads to the login`() async throws {
        let app = try await launchedApp()
        try app.driver.open("Bo")
        try app.driver.open("Age")
        try app.driver.type("33", into: "Age")
        try app.driver.selectTab("Archive")
        await app.expireSession()
        #expect(app.driver.title == "Login")
        #expect(app.coordinators == ["AppFlow", "ScreenCoordinator"])
    }

    @Test func `a recording of tabs is replayed with identical frames`() async throws {
        let text = RecordingText()
        let recorded = try await RecordedApp.recording(names: ["Ana"], catalogue: catalogue)
        let recorder = recorded.record(text)
        recorded.type("bob\tcorrect horse\r")
        await recorded.settle(recorder)
        let key = recorded.app.driver.tabs.count
        recorded.type("\(key)o1\n\(key)\u{1B}1")
        await recorded.settle(recorder)
        #expect(recorded.app.driver.title == "Ana")
        #expect(recorded.app.driver.selectedTab == "Squad")
        recorder.end()
        let replay = try await RecordedApp.replaying(names: ["Ana"], catalogue: catalogue)
        #expect(try await replay.replay(text).difference == nil)
        #expect(replay.app.driver.title == "Ana")
    }

    @Test func `the container and the links are valid in each run without a feature`() throws {
        #expect(AppDestinations(of: catalogue).map.verify() == [])
        #expect(AppDestinations(of: catalogue).restorationMap.verify() == [])
        for feature in catalogue {
            #expect(try app(without: feature.name).container.verify() == [], "\(feature.name)")
        }
    }
}
