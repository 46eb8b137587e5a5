import Foundation
import TestSupport
import Testing

@testable import Scaffold

@Suite struct `Tools new-feature and remove-feature` {
    @Test(.enabled(if: TestBudget.environment.isLong, "it builds for minutes"))
    func `make a feature that works, and take it away`() async throws {
        let house = try ScratchPackage(ScratchPackage.whole)
        let before = try house.contents()

        #expect(try await house.run("Tools/new-feature", "standings").code == 64)
        #expect(try await house.run("Tools/new-feature", "Gather").code == 64)
        #expect(try house.contents() == before)

        let made = try await house.run("Tools/new-feature", "Standings")
        #expect(made.code == 0, "\(made.output)")
        let format = try await house.run(
            "/usr/bin/env", "swift", "format", "lint", "--strict", "-r", "Package.swift", "App",
            "Modules/Features/Standings", "Tests/StandingsTests")
        #expect(format.code == 0, "\(format.output)")

        let rules = try await house.run("Tools/check-architecture")
        #expect(rules.code == 0, "\(rules.output)")
        let picture = try await house.run("Tools/metrics", "--check")
        #expect(picture.code == 0, "\(picture.output)")

        let test = try await house.run("Tools/feature", "Standings", "test")
        #expect(test.code == 0, "\(test.output)")
        #expect(test.output.contains("8 passed, 0 failed\n"))
        let shown = try await house.run(
            "Tools/feature", "Standings", "run", "--state", "failing", "--plain")
        #expect(shown.code == 0)
        #expect(shown.output.contains("Unable to load players"))

        let build = try await house.run(
            "/usr/bin/env", "swift", "build", "--product", "football-gather",
            "--explicit-target-dependency-import-check", "error")
        #expect(build.code == 0, "\(build.output)")
        let graph = try await house.run(".build/debug/football-gather", "--dump-graph")
        #expect(graph.output.contains("any_StandingsBuilding"))
        #expect(try house.package.text(of: "README.md").contains(graph.output))

        let removed = try await house.run("Tools/remove-feature", "Standings")
        #expect(removed.code == 0, "\(removed.output)")
        #expect(try house.contents() == before)
    }
}
