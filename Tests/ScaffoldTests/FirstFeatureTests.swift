import Foundation
import Processes
import TestSupport
import Testing
import ToolSupport

@testable import Scaffold

/// The article about a first feature, relative to the package's folder.
private let article = "App/Composition/Composition.docc/YourFirstFeature.md"

/// Follows the article in a copy of the package, listing by listing.
@Suite struct `The article about a first feature` {
    private static let isEnabled =
        TestBudget.environment.isLong
        || ProcessInfo.processInfo.environment["FOOTBALL_GATHER_FIRST_FEATURE"] == "1"
    private static let test = "swift test --disable-xctest --quiet"

    @Test(
        .enabled(if: isEnabled, "builds for minutes"),
        .disabled(if: ScratchPackage.features.contains("Standings"), "the feature exists"))
    func `leads to the printed results, and its end restores the package`() async throws {
        let package = try ScratchPackage(ScratchPackage.complete)
        let before = try package.contents()
        let text = try package.folder.text(of: article)
        let walkthrough = try Walkthrough("first-feature", in: text)
        #expect(walkthrough.steps.count > 10)
        try await follow(walkthrough, in: package) {
            try await check(package)
            try await testApp(with: package, before: before)
        }
        #expect(try package.contents() == before)
        try await follow(Walkthrough("stored-records", in: text), in: package) {
            try await useRecords(in: package, before: before)
        }
        #expect(try package.contents() == before)
        try await useSwiftPM(in: package)
        #expect(try package.contents() == before)
    }

    /// Runs the commands of the steps, applies the patches, and compares the outputs.
    private func follow(
        _ walkthrough: Walkthrough, in package: ScratchPackage,
        beforeRemoval: () async throws -> Void = {}
    ) async throws {
        var output = ""
        for (step, next) in zip(walkthrough.steps, walkthrough.steps.dropFirst() + [.commands([])])
        {
            switch step {
            case .patch(let patch):
                try await expectSuccess(of: "git apply -", input: patch, in: package)
            case .output(let text):
                #expect(output.contains(text), "\(output)")
            case .commands(let lines):
                for line in lines {
                    if line.hasPrefix("Tools/remove-feature") { try await beforeRemoval() }
                    let result = try await follow(line, in: package)
                    output = result.output
                    #expect((result.code == 0) != next.isFailure, "\(line)\n\(output)")
                }
            }
        }
    }

    /// Runs the checks of `Tools/test` that concern a feature.
    private func check(_ package: ScratchPackage) async throws {
        for line in [
            "Tools/check-architecture", "Tools/texts --check", "Tools/metrics --check",
            "swift format lint --strict -r Package.swift App Modules/Features Tests/StandingsTests",
        ] {
            try await expectSuccess(of: line, in: package)
        }
        try await checkGraph(in: package)
    }

    private func checkGraph(in package: ScratchPackage) async throws {
        let graph = try await package.shell(".build/debug/football-gather --dump-graph")
        #expect(graph.output.contains("any_StandingsBuilding"))
        #expect(try package.folder.text(of: FeatureTemplate.graph).contains(graph.output))
    }

    /// Tests the app with the feature, which must change nothing that is written by hand except one
    /// line each in the manifest and in the catalogue. Removes the recorded frames at the end.
    private func testApp(with package: ScratchPackage, before: [String: String]) async throws {
        // This run has all random inputs already, so the run in the copy has one case of each test.
        let seed = UInt64.random(in: 0...(UInt64.max >> 1))
        for line in [
            "FOOTBALL_GATHER_RECORD=1 \(Self.test) --filter 'Frames of the screens|Pictures of the README'",
            "FOOTBALL_GATHER_SEED=\(seed) \(Self.test)",
        ] {
            try await expectSuccess(of: "FOOTBALL_GATHER_FEATURE=Composition \(line)", in: package)
        }
        let after = try package.contents()
        let changed = after.keys.filter { after[$0] != before[$0] && !$0.contains("Standings") }
        let frames = changed.filter { $0.hasPrefix("Tests/CompositionTests/Frames/") }
        #expect(!frames.isEmpty)
        #expect(Set(changed).subtracting(frames) == Set(ScratchPackage.lists))
        for path in ScratchPackage.lists where path.hasSuffix(".swift") {
            let lines = [before, after].compactMap { $0[path]?.split(separator: "\n").count }
            #expect(lines[1] == lines[0] + 1, "\(path)")
        }
        for path in frames { try package.write(try #require(before[path]), to: path) }
    }

    /// Uses the records of the feature in the app, which knows the kind by its declaration only.
    private func useRecords(
        in package: ScratchPackage, before: [String: String]
    ) async throws {
        let after = try package.contents()
        let changed = after.keys.filter { after[$0] != before[$0] && !$0.contains("Standings") }
        #expect(Set(changed) == Set(ScratchPackage.lists))
        try await expectSuccess(of: "Tools/check-architecture", in: package)
        try await expectSuccess(of: "swift build --product football-gather", in: package)
        func use(
            _ options: String, _ input: String = "", code: Int32 = 0, prints expected: String
        ) async throws {
            let line = ".build/debug/football-gather \(options)"
            let result = try await package.shell(line, input: input + "\n")
            #expect(
                result.code == code && result.output.contains(expected), "\(line)\n\(result.output)"
            )
        }
        let register = "Username = ana\nPassword = correct horse\nRegister"
        let (data, other) = ("--data-dir .build/records", "--data-dir .build/other")
        let page = "--strict \(data) --open players/standings"
        try await use(
            "--strict \(data)", "\(register)\nAdd player\nName = Ana\nDone", prints: "Ana")
        try await use(page, "Entry = Ball\nAdd\nwait", prints: "Ball")
        try await use("\(data) --export .build/standingsEntry.csv", prints: "Records: 1.")
        try await expectSuccess(
            of: "sed -i.copy 's/Ball,/Ball,Ana/' .build/standingsEntry.csv", in: package)
        try await use("\(data) --import .build/standingsEntry.csv", "y", prints: "1 changed")
        try await use("--strict \(data)", "Ana", prints: "Entry, Ball")
        let change = "UPDATE record_standings_entry SET text = 7"
        try await expectSuccess(
            of: "sqlite3 .build/records/football-gather.sqlite '\(change)'", in: package)
        try await use("\(data) --check", code: 65, prints: "has a value that is not valid")
        try await use(page, "row ?\nEntry = Ball\nSave\nwait", prints: "Ball")
        try await use("\(data) --check", prints: "No damage found.")
        try await use("\(data) --backup .build/records.sqlite", prints: "copied")
        try await use("\(data) --export .build/records.json", prints: "Other records: 1.")
        try await use("--strict \(data) --without Standings", "Ana", prints: "Ana")
        try await use(page, "Ball: Delete\nDelete\nwait", prints: "No entries yet")
        try await use("\(data) --restore .build/records.sqlite", "y", prints: "restored")
        let signIn = "Username = ana\nPassword = correct horse\nLogin"
        try await use("--strict \(data)", "\(signIn)\nAna", prints: "Entry, Ball")
        try await use("--strict \(other)", register, prints: "Players")
        try await use("\(other) --import .build/records.json", "y", prints: "complete")
        try await use("--strict \(other)", "Ana", prints: "Entry, Ball")
    }

    /// Adds and removes the feature as a tab, with data and without, with the commands of SwiftPM.
    private func useSwiftPM(in package: ScratchPackage) async throws {
        let swift = "swift package --allow-writing-to-package-directory"
        for line in [
            "\(swift) new-feature Standings --as-tab --with-data",
            "\(swift) new-feature Ratings --as-tab",
            "FOOTBALL_GATHER_FEATURE=Composition \(Self.test) --filter '(Standings|Ratings) in the app'",
            "swift package check-architecture", "swift package metrics --check",
            "Tools/texts --check",
            "swift format lint --strict -r App Modules/Features Tests/StandingsTests",
            "swift build --product football-gather",
        ] {
            try await expectSuccess(of: line, in: package)
        }
        try await checkGraph(in: package)
        // In this order, because the graph numbers the tabs.
        for name in ["Ratings", "Standings"] {
            try await expectSuccess(of: "\(swift) remove-feature \(name)", in: package)
        }
        let refused = try await package.shell("\(swift) new-feature Gather")
        #expect(refused.code != 0)
        #expect(refused.output.contains("Package.swift already declares the target Gather."))
    }

    private func expectSuccess(
        of line: String, input: String = "", in package: ScratchPackage
    ) async throws {
        let result = try await package.shell(line, input: input)
        #expect(result.code == 0, "\(line)\n\(result.output)")
    }

    /// Runs a command of the article. The program of `Tools/run` is built without optimization,
    /// which takes less time.
    private func follow(_ line: String, in package: ScratchPackage) async throws -> CommandResult {
        guard let options = line.wholeMatch(of: #/Tools\/run(.*)/#)?.output.1 else {
            return try await package.shell(line)
        }
        try await expectSuccess(of: "swift build --product football-gather", in: package)
        return try await package.shell(
            ".build/debug/football-gather\(options)",
            input: "Username = ana\nPassword = correct horse\nRegister\n")
    }
}

extension Walkthrough.Step {
    /// True if the output has a failed test, so that the commands before it fail.
    fileprivate var isFailure: Bool {
        if case .output(let text) = self { text.contains(", 1 failed") } else { false }
    }
}

@Suite struct `A walkthrough` {
    @Test func `contains the listings of its section in order`() throws {
        let walkthrough = try Walkthrough(
            "way",
            in: "```sh\nno\n```\n<!-- way -->\nSay:\n```sh\na\nb\n```\n```text\nc\n```\n"
                + "```diff\n+d\n```\n<!-- /way -->\n```sh\nno\n```\n")
        #expect(walkthrough.steps == [.commands(["a", "b"]), .output("c"), .patch("+d\n")])
    }

    @Test(arguments: [
        ("", Walkthrough.Failure.missingSection("way")), ("<!-- way -->", .missingSection("way")),
        ("<!-- way -->\n```swift\na\n```\n<!-- /way -->", .unknownLanguage("swift")),
        ("<!-- way -->\n```sh\na\n<!-- /way -->", .unclosedListing),
    ])
    func `reports a listing that cannot be followed`(text: String, failure: Walkthrough.Failure) {
        #expect(throws: failure) { try Walkthrough("way", in: text) }
    }
}
