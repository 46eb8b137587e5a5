import Foundation
import TestSupport
import Testing

@Suite struct `Tools feature` {
    private static let tool = Program.root + "/Tools/feature"

    @Test(arguments: [
        [], ["Nothing"], ["Nothing", "build"], ["../Core/Domain", "build"], ["", "build"],
        ["PlayerList"], ["PlayerList", "fly"], ["PlayerList", "build", "now"], ["--fast"],
        ["PlayerList", "test", "--filter"], ["PlayerList", "test", "x"],
        ["PlayerList", "cover", "x"],
        ["PlayerList;true", "build"], ["$(true)", "build"], ["\u{1B}[2J", "build"],
        ["PlayerList", "\u{1B}[2J"], ["PlayerList", "test", "\u{1B}[2J"], ["-\u{7}"], ["*", "run"],
    ])
    func `refuses what it does not understand with a sentence`(arguments: [String]) async throws {
        let outcome = try await Program.run(Self.tool, arguments)
        #expect(outcome.code == 64)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("Tools/feature: "))
        #expect(!outcome.errors.contains("\u{1B}"))
    }

    @Test func `names the features that there are`() async throws {
        let outcome = try await Program.run(Self.tool, ["Nothing", "build"])
        for feature in Program.features { #expect(outcome.errors.contains(feature)) }
    }

    @Test func `says how it is used`() async throws {
        let outcome = try await Program.run(Self.tool, ["--help"])
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("usage: Tools/feature NAME build"))
    }

    @Test(arguments: ["PlayerList", "Gather"])
    func `asks the manifest for one feature and what it needs`(feature: String) async throws {
        let targets = try await Self.targets(for: feature)
        let own = [feature, "\(feature)Tests", "\(feature)Demo"]
        #expect(targets.isSuperset(of: own))
        #expect(targets.isSuperset(of: ["Domain", "Navigation", "TerminalUI", "TestSupport"]))
        for other in Program.features where other != feature {
            #expect(targets.isDisjoint(with: [other, "\(other)Tests", "\(other)Demo"]))
        }
        #expect(targets.isDisjoint(with: ["Composition", "football-gather", "Persistence"]))
    }

    @Test func `a feature that can stand in for another brings its module along, and no more`()
        async throws
    {
        let targets = try await Self.targets(for: "CompactGather")
        #expect(targets.isSuperset(of: ["CompactGather", "CompactGatherDemo", "Gather"]))
        #expect(targets.isDisjoint(with: ["GatherTests", "GatherDemo", "PlayerList"]))
    }

    @Test func `the manifest refuses a feature that it does not declare`() async throws {
        let outcome = try await Self.manifest(in: ["FOOTBALL_GATHER_FEATURE": "Nothing"])
        #expect(outcome.code != 0)
        #expect(outcome.errors.contains("names no module of Package.swift: Nothing"))
    }

    @Test func `the manifest knows one program and what it needs, and nothing else`() async throws {
        let all = try await Self.targets(in: [:])
        let app = try await Self.targets(in: ["FOOTBALL_GATHER_PROGRAM": "football-gather"])
        #expect(app.isSuperset(of: Program.features))
        #expect(app.isSuperset(of: ["football-gather", "Composition", "Persistence", "CSQLite"]))
        #expect(app.isDisjoint(with: ["TestSupport", "Bench", "DemoSupport", "Scaffold"]))
        #expect(!app.contains { $0.hasSuffix("Tests") || $0.hasSuffix("Demo") })
        #expect(app.isStrictSubset(of: all))
        #expect(
            try await Self.targets(in: ["FOOTBALL_GATHER_PROGRAM": "CheckArchitecture"])
                == [
                    "CheckArchitecture", "PackageFacts", "Platform", "Processes", "TextSanitizing",
                ])
    }

    @Test(arguments: ["Nothing", "Domain", ""])
    func `the manifest refuses a program that it does not declare`(name: String) async throws {
        let outcome = try await Self.manifest(in: ["FOOTBALL_GATHER_PROGRAM": name])
        #expect(outcome.code != 0)
        #expect(outcome.errors.contains("names no program of Package.swift: \(name)"))
    }

    @Test func `a feature goes before a program`() async throws {
        let surroundings = [
            "FOOTBALL_GATHER_FEATURE": "Gather", "FOOTBALL_GATHER_PROGRAM": "Bench",
        ]
        let targets = try await Self.targets(in: surroundings)
        #expect(try await Self.targets(for: "Gather") == targets)
    }

    private static let isWanted =
        TestBudget.environment.isLong
        || ProcessInfo.processInfo.environment["FOOTBALL_GATHER_FIRST_FEATURE"] == "1"

    @Test(.enabled(if: isWanted, "it builds for minutes"))
    func `builds, tests and shows a feature while another does not compile`() async throws {
        let copy = FileManager.default.temporaryDirectory
            .appending(path: "house-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: copy) }
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        for name in ["Package.swift", "Modules", "App", "Tests", "Tools"] {
            try FileManager.default.copyItem(
                at: URL(filePath: Program.root).appending(path: name),
                to: copy.appending(path: name))
        }
        let presenter = copy.appending(path: "Modules/Features/Gather/GatherPresenter.swift")
        try Data("#error(\"broken on purpose\")\n".utf8).write(to: presenter)
        try FileManager.default.removeItem(at: copy.appending(path: "Modules/Features/PlayerAdd"))

        func feature(_ arguments: String...) async throws -> Outcome {
            try await Program.run(
                copy.appending(path: "Tools/feature").path, arguments,
                environment: ["FOOTBALL_GATHER_LONG": ""], directory: copy.path)
        }
        let build = try await feature("PlayerList", "build")
        #expect(build.code == 0, "\(build.errors)")
        let test = try await feature("PlayerList", "test")
        #expect(test.code == 0, "\(test.output) \(test.errors)")
        #expect(test.output.hasSuffix(" passed, 0 failed\n"))
        let run = try await feature("PlayerList", "run", "--state", "failing", "--plain")
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.output.contains("Unable to load players"))
        let broken = try await feature("Gather", "build")
        #expect(broken.code == 1)
        #expect(broken.errors.contains("broken on purpose"))
    }

    private static func targets(for feature: String) async throws -> Set<String> {
        try await targets(in: ["FOOTBALL_GATHER_FEATURE": feature])
    }

    private static func targets(in surroundings: [String: String]) async throws -> Set<String> {
        let outcome = try await manifest(in: surroundings)
        #expect(outcome.code == 0, "\(outcome.errors)")
        let manifest =
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
        let targets = manifest?["targets"] as? [[String: Any]] ?? []
        return Set(targets.compactMap { $0["name"] as? String })
    }

    private static func manifest(in surroundings: [String: String]) async throws -> Outcome {
        let scratch = FileManager.default.temporaryDirectory
            .appending(path: "manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        return try await Program.run(
            "/usr/bin/env",
            ["swift", "package", "--scratch-path", scratch.path, "dump-package"],
            environment: surroundings)
    }
}
