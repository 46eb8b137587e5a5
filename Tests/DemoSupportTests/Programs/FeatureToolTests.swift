import Foundation
import Processes
import TestSupport
import Testing

@Suite struct `The command feature` {
    private static let tool = PackageCommands.root + "/Tools/feature"

    @Test(arguments: [
        [], ["Nothing"], ["Nothing", "build"], ["../Core/Domain", "build"], ["", "build"],
        ["PlayerList"], ["PlayerList", "fly"], ["PlayerList", "build", "now"], ["--fast"],
        ["PlayerList", "test", "--filter"], ["PlayerList", "test", "x"],
        ["PlayerList", "cover", "x"],
        ["PlayerList;true", "build"], ["$(true)", "build"], ["\u{1B}[2J", "build"],
        ["PlayerList", "\u{1B}[2J"], ["PlayerList", "test", "\u{1B}[2J"], ["-\u{7}"], ["*", "run"],
    ])
    func `reports invalid arguments in one line`(arguments: [String]) async throws {
        let result = try await PackageCommands.run(Self.tool, arguments)
        #expect(result.code == 64)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("Tools/feature: "))
        #expect(!result.errors.contains("\u{1B}"))
    }

    @Test func `lists the features when a name is unknown`() async throws {
        let result = try await PackageCommands.run(Self.tool, ["Nothing", "build"])
        for feature in PackageCommands.features { #expect(result.errors.contains(feature)) }
    }

    @Test func `prints help`() async throws {
        let result = try await PackageCommands.run(Self.tool, ["--help"])
        #expect(result.code == 0)
        #expect(result.output.hasPrefix("usage: Tools/feature NAME build"))
    }

    @Test(arguments: TestBudget.environment.sample(["PlayerList", "Gather"]))
    func `selects one feature and its dependencies in the manifest`(feature: String) async throws {
        let targets = try await Self.targets(for: feature)
        let own = [feature, "\(feature)Tests", "\(feature)Demo"]
        #expect(targets.isSuperset(of: own))
        #expect(targets.isSuperset(of: ["Domain", "Navigation", "TerminalUI", "TestSupport"]))
        for other in PackageCommands.features where other != feature {
            #expect(targets.isDisjoint(with: [other, "\(other)Tests", "\(other)Demo"]))
        }
        #expect(targets.isDisjoint(with: ["Composition", "football-gather", "Persistence"]))
    }

    @Test func `selects the contract of a feature that implements another's`()
        async throws
    {
        let targets = try await Self.targets(for: "CompactGather")
        #expect(targets.isSuperset(of: ["CompactGather", "CompactGatherDemo", "Gather"]))
        #expect(targets.isDisjoint(with: ["GatherTests", "GatherDemo", "PlayerList"]))
    }

    @Test func `is rejected by the manifest for an unknown feature`() async throws {
        let result = try await Self.manifest(in: ["FOOTBALL_GATHER_FEATURE": "Nothing"])
        #expect(result.code != 0)
        #expect(result.errors.contains("names no module of Package.swift: Nothing"))
    }

    @Test func `selects one program and its dependencies in the manifest`() async throws {
        let all = try await Self.targets(in: [:])
        let app = try await Self.targets(in: ["FOOTBALL_GATHER_PROGRAM": "football-gather"])
        #expect(app.isSuperset(of: PackageCommands.features))
        #expect(app.isSuperset(of: ["football-gather", "Composition", "Persistence", "CSQLite"]))
        #expect(app.isDisjoint(with: ["TestSupport", "Bench", "DemoSupport", "Scaffold"]))
        #expect(!app.contains { $0.hasSuffix("Tests") || $0.hasSuffix("Demo") })
        #expect(app.isStrictSubset(of: all))
        let tool = try await Self.targets(in: ["FOOTBALL_GATHER_PROGRAM": "CheckArchitecture"])
        #expect(tool.isSuperset(of: ["CheckArchitecture", "PackageFacts"]))
        #expect(tool.isDisjoint(with: ["Metrics", "Domain", "TestSupport"]))
    }

    @Test(arguments: TestBudget.environment.sample(["Nothing", "Domain", ""]))
    func `is rejected by the manifest for an unknown program`(name: String) async throws {
        let result = try await Self.manifest(in: ["FOOTBALL_GATHER_PROGRAM": name])
        #expect(result.code != 0)
        #expect(result.errors.contains("names no program of Package.swift: \(name)"))
    }

    @Test func `prefers a feature to a program`() async throws {
        let environment = [
            "FOOTBALL_GATHER_FEATURE": "Gather", "FOOTBALL_GATHER_PROGRAM": "Bench",
        ]
        let targets = try await Self.targets(in: environment)
        #expect(try await Self.targets(for: "Gather") == targets)
    }

    private static let isEnabled =
        TestBudget.environment.isLong
        || ProcessInfo.processInfo.environment["FOOTBALL_GATHER_FIRST_FEATURE"] == "1"

    @Test(.enabled(if: isEnabled, "builds for minutes"))
    func `builds, tests and runs a feature while another does not compile`() async throws {
        let directory = TemporaryDirectory()
        try directory.create()
        let copy = URL(filePath: directory.path)
        // A script that this process writes cannot be started while a process that another test
        // starts has inherited the open file, so another process copies it.
        let paths = ["Package.swift", "Modules", "App", "Tests", "Tools"].map {
            "\(PackageCommands.root)/\($0)"
        }
        let copying = try await PackageCommands.run("/bin/cp", ["-R"] + paths + [directory.path])
        try #require(copying.code == 0, "\(copying.errors)")
        let presenter = copy.appending(path: "Modules/Features/Gather/GatherPresenter.swift")
        try Data("#error(\"deliberate error\")\n".utf8).write(to: presenter)
        try FileManager.default.removeItem(at: copy.appending(path: "Modules/Features/PlayerAdd"))

        func feature(_ arguments: String...) async throws -> CommandResult {
            try await PackageCommands.run(
                copy.appending(path: "Tools/feature").path, arguments,
                environment: ["FOOTBALL_GATHER_TESTS": ""], directory: copy.path)
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
        #expect(broken.errors.contains("deliberate error"))
    }

    private static func targets(for feature: String) async throws -> Set<String> {
        try await targets(in: ["FOOTBALL_GATHER_FEATURE": feature])
    }

    private static func targets(in environment: [String: String]) async throws -> Set<String> {
        let result = try await manifest(in: environment)
        #expect(result.code == 0, "\(result.errors)")
        let manifest =
            try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let targets = manifest?["targets"] as? [[String: Any]] ?? []
        return Set(targets.compactMap { $0["name"] as? String })
    }

    private static func manifest(in environment: [String: String]) async throws -> CommandResult {
        let scratch = TemporaryDirectory()
        return try await PackageCommands.run(
            "/usr/bin/env",
            ["swift", "package", "--scratch-path", scratch.path, "dump-package"],
            environment: environment)
    }
}
