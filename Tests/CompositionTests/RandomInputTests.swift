import Composition
import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

/// Sends 1,000 random inputs to the composed app in each run. A failure names the seed of its run.
@MainActor @Suite struct `Random input` {
    private static let inputsPerRun = 1_000

    /// Objects that have to be released after a run.
    private struct WeakReferences {
        weak var navigator: Navigator?
        weak var workspace: Workspace?
    }

    @Test func `breaks no invariant and leaks nothing`() async throws {
        let titles = ["Login", "Players", "Add Player", "Age", "Skill", "Confirm players"]
        var visits: [String: Int] = [:]
        func hasVisitedAll() -> Bool {
            titles.allSatisfy { visits[$0] != nil }
                && visits["Gather in progress", default: 0] > 100
        }
        for seed in TestBudget.environment.seeds(20, long: 1_000, until: hasVisitedAll) {
            let references = try await run(seed: seed, visits: &visits, features: .default)
            // A cancelled task ends in a later turn of the main actor.
            await until { references.navigator == nil && references.workspace == nil }
        }
        // A few runs do not visit every screen.
        #expect(hasVisitedAll() || !TestBudget.environment.isThorough, "\(visits)")
    }

    @Test func `breaks no invariant without features and with replaced modules`() async throws {
        var visits: [String: Int] = [:]
        for seed in TestBudget.environment.seeds(10, long: 200) {
            let references = try await run(
                seed: seed, visits: &visits, features: try selection(seed: seed))
            // A cancelled task ends in a later turn of the main actor.
            await until { references.navigator == nil && references.workspace == nil }
        }
        guard TestBudget.environment.isThorough else { return }
        #expect(visits["Players", default: 0] > 0)
    }

    /// Returns a selection with Login and PlayerList, the only way to the other screens.
    private func selection(seed: UInt64) throws -> FeatureSelection {
        var random = SeededGenerator(seed: seed)
        let excluded = ["PlayerAdd", "PlayerDetail", "PlayerEdit", "ConfirmPlayers"]
            .filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
        return try Bool.random(using: &random)
            ? FeatureSelection(excluding: excluded, replacing: [("Gather", "CompactGather")])
            : FeatureSelection(excluding: excluded + ["Gather"], replacing: [])
    }

    private func run(
        seed: UInt64, visits: inout [String: Int], features: FeatureSelection
    ) async throws -> WeakReferences {
        let app = AppHarness(names: RandomUser.names, features: features)
        try await app.launch()
        var user = RandomUser(app, seed: seed)
        for _ in 0..<Self.inputsPerRun {
            await user.performRandomAction()
            visits[app.driver.title, default: 0] += 1
            try #require(!app.workspace.isFinished, "seed \(seed)")
            try checkCoordinators(of: app, seed: seed)
        }
        await user.settle()
        try checkCoordinators(of: app, seed: seed)
        if app.driver.title == "Gather in progress", let stored = app.matches.stored {
            #expect(app.scores == [stored.score.a, stored.score.b], "seed \(seed)")
        }
        return WeakReferences(navigator: app.navigator, workspace: app.workspace)
    }

    /// Checks that a screen is shown, and that exactly the coordinators in the tree are alive.
    private func checkCoordinators(of app: AppHarness, seed: UInt64) throws {
        try #require(app.workspace.page != nil, "seed \(seed)")
        let owners = app.navigator.tree.allNodes.compactMap { app.navigator.owner(of: $0.id) }
        let shown = Set(owners.map { ObjectIdentifier($0) })
        for coordinator in app.navigator.liveCoordinators
        where !shown.contains(ObjectIdentifier(coordinator)) {
            let name = String(describing: type(of: coordinator))
            var flows = ["AppFlow", "SessionFlow"]
            if app.navigator.outline.contains("› MatchFlow ›") { flows.append("MatchFlow") }
            try #require(flows.contains(name), "seed \(seed): \(name) leaked")
        }
    }
}
