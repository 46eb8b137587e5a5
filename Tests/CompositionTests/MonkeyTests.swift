import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

/// Random events through the composed app: 1,000 in each run, from a seed that a failure names.
@MainActor @Suite struct `A monkey at the keyboard` {
    private static let eventsPerRun = 1_000

    @Test func `breaks nothing`() async throws {
        var played = 0
        for seed in TestBudget.environment.seeds(20, long: 1_000) {
            let house = TestHouse(names: ["Ana", "Bo", "손흥민", "李明", "Łukasz", "👨‍👩‍👧 Guest"])
            try await house.signIn()
            var monkey = Monkey(house: house, seed: seed)
            for _ in 0..<Self.eventsPerRun {
                await monkey.act()
                if house.driver.title == "Gather in progress" { played += 1 }
                try #require(!house.workspace.isFinished, "seed \(seed)")
                try check(house, seed: seed)
            }
            await house.driver.settle()
            try check(house, seed: seed)
            checkScore(house, seed: seed)
        }
        // A monkey that never gets to a match would find nothing there.
        #expect(played > 100 || TestBudget.environment.replay != nil)
    }

    /// Something is shown, and exactly those coordinators live that have something in the tree.
    private func check(_ house: TestHouse, seed: UInt64) throws {
        try #require(house.workspace.page != nil, "seed \(seed)")
        let owners = house.navigator.tree.allNodes.compactMap { house.navigator.owner(of: $0.id) }
        let shown = Set(owners.map { ObjectIdentifier($0) })
        for coordinator in house.navigator.liveCoordinators
        where !shown.contains(ObjectIdentifier(coordinator)) {
            let name = String(describing: type(of: coordinator))
            try #require(["AppFlow", "SessionFlow"].contains(name), "seed \(seed): \(name) leaked")
        }
    }

    /// What the screen says of a match in progress is what is stored.
    private func checkScore(_ house: TestHouse, seed: UInt64) {
        guard house.driver.title == "Gather in progress", let stored = house.matches.stored else {
            return
        }
        let scores = ["Team A": stored.score.a, "Team B": stored.score.b]
        #expect(house.driver.scores == scores, "seed \(seed)")
    }
}
