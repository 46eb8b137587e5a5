import Composition
import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

/// Random events through the composed app: 1,000 in each run, from a seed that a failure names.
@MainActor @Suite struct `A monkey at the keyboard` {
    private static let eventsPerRun = 1_000

    /// What has to be gone when a run is over: then a million events take no more than a thousand.
    private struct Traces {
        weak var navigator: Navigator?
        weak var workspace: Workspace?
    }

    @Test func `breaks nothing and leaves nothing behind`() async throws {
        var visits: [String: Int] = [:]
        for seed in TestBudget.environment.seeds(20, long: 1_000) {
            let traces = try await play(seed: seed, visits: &visits)
            #expect(traces.navigator == nil && traces.workspace == nil, "seed \(seed)")
        }
        // A monkey that never gets somewhere finds nothing there.
        guard TestBudget.environment.replay == nil else { return }
        for title in ["Login", "Players", "Add Player", "Age", "Skill", "Confirm players"] {
            #expect(visits[title, default: 0] > 0, "\(title)")
        }
        #expect(visits["Gather in progress", default: 0] > 100)
    }

    @Test func `breaks nothing where features are left out or replaced`() async throws {
        var visits: [String: Int] = [:]
        for seed in TestBudget.environment.seeds(10, long: 200) {
            let features = try Self.selection(seed: seed)
            let traces = try await play(seed: seed, visits: &visits, features: features)
            #expect(traces.navigator == nil && traces.workspace == nil, "seed \(seed)")
        }
        guard TestBudget.environment.replay == nil else { return }
        #expect(visits["Players", default: 0] > 0)
    }

    /// The squad is always there, or there would be little to do.
    private static func selection(seed: UInt64) throws -> FeatureSelection {
        var random = SeededGenerator(seed: seed)
        let names = ["PlayerAdd", "PlayerDetail", "PlayerEdit", "ConfirmPlayers"]
            .filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
        return try Bool.random(using: &random)
            ? FeatureSelection(excluding: names, replacing: [("Gather", "CompactGather")])
            : FeatureSelection(excluding: names + ["Gather"], replacing: [])
    }

    private func play(
        seed: UInt64, visits: inout [String: Int], features: FeatureSelection = .default
    ) async throws -> Traces {
        let house = AppHarness(
            names: ["Ana", "Bo", "손흥민", "李明", "Łukasz", "👨‍👩‍👧 Guest"], features: features)
        try await house.launchAndRegister()
        var monkey = Monkey(house: house, seed: seed)
        for _ in 0..<Self.eventsPerRun {
            await monkey.act()
            visits[house.driver.title, default: 0] += 1
            try #require(!house.workspace.isFinished, "seed \(seed)")
            try check(house, seed: seed)
        }
        await house.driver.settle()
        try check(house, seed: seed)
        checkScore(house, seed: seed)
        return Traces(navigator: house.navigator, workspace: house.workspace)
    }

    /// Something is shown, and exactly those coordinators live that have something in the tree.
    private func check(_ house: AppHarness, seed: UInt64) throws {
        try #require(house.workspace.page != nil, "seed \(seed)")
        let owners = house.navigator.tree.allNodes.compactMap { house.navigator.owner(of: $0.id) }
        let shown = Set(owners.map { ObjectIdentifier($0) })
        for coordinator in house.navigator.liveCoordinators
        where !shown.contains(ObjectIdentifier(coordinator)) {
            let name = String(describing: type(of: coordinator))
            var flows = ["AppFlow", "SessionFlow"]
            if owners.contains(where: Self.isOfMatch) { flows.append("MatchFlow") }
            try #require(flows.contains(name), "seed \(seed): \(name) leaked")
        }
    }

    private static func isOfMatch(_ coordinator: any Coordinator) -> Bool {
        ["ConfirmPlayersCoordinator", "GatherCoordinator"].contains(String(describing: type(of: coordinator)))
    }

    /// What the screen says of a match in progress is what is stored.
    private func checkScore(_ house: AppHarness, seed: UInt64) {
        guard house.driver.title == "Gather in progress", let stored = house.matches.stored else {
            return
        }
        let scores = ["Team A": stored.score.a, "Team B": stored.score.b]
        if house.driver.countdown == nil {
            let rows = (try? house.driver.rows().dropFirst()) ?? []
            #expect(
                rows == ["Team A \(stored.score.a)", "Team B \(stored.score.b)"], "seed \(seed)")
        } else {
            #expect(house.driver.scores == scores, "seed \(seed)")
        }
    }
}
