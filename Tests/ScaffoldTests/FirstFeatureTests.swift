import Foundation
import TestSupport
import Testing

@testable import Scaffold

/// README.md leads somebody to their first feature; here somebody follows, word by word.
@Suite struct `Your first feature` {
    private static let isWanted =
        TestBudget.environment.isLong
        || ProcessInfo.processInfo.environment["FOOTBALL_GATHER_FIRST_FEATURE"] == "1"

    @Test(.enabled(if: isWanted, "it builds for minutes"))
    func `is made, tested, shown and taken away as it is written`() async throws {
        let house = try ScratchPackage(ScratchPackage.whole)
        let before = try house.contents()
        let page = try Walkthrough("first-feature", in: house.package.text(of: "README.md"))
        #expect(page.steps.count > 10)
        var last = ScratchPackage.Ending(code: 0, output: "")
        for (step, next) in zip(page.steps, page.steps.dropFirst() + [.commands([])]) {
            switch step {
            case .patch(let patch):
                let ending = try await house.shell("git apply -", input: patch)
                #expect(ending.code == 0, "\(ending.output)")
            case .output(let text):
                #expect(last.output.contains(text), "\(last.output)")
            case .commands(let lines):
                // A test that is written first fails first.
                let isToFail =
                    if case .output(let text) = next { text.contains(", 1 failed") } else { false }
                for line in lines {
                    if line.hasPrefix("Tools/remove-feature") { try await keepsTheRules(house) }
                    last = try await follow(line, in: house)
                    #expect((last.code == 0) != isToFail, "\(line)\n\(last.output)")
                }
            }
        }
        #expect(try house.contents() == before)
        try await isACommandOfSwiftPM(in: house)
        #expect(try house.contents() == before)
    }

    /// What `Tools/test` asks of a feature besides.
    private func keepsTheRules(_ house: ScratchPackage) async throws {
        for line in ["Tools/check-architecture", "Tools/metrics --check"] {
            let ending = try await house.shell(line)
            #expect(ending.code == 0, "\(line)\n\(ending.output)")
        }
    }

    /// The same, by the commands that SwiftPM knows.
    private func isACommandOfSwiftPM(in house: ScratchPackage) async throws {
        let package = "swift package --allow-writing-to-package-directory"
        for line in [
            "\(package) new-feature Standings", "swift package check-architecture",
            "swift package metrics --check", "\(package) remove-feature Standings",
        ] {
            let ending = try await house.shell(line)
            #expect(ending.code == 0, "\(line)\n\(ending.output)")
        }
        let refused = try await house.shell("\(package) new-feature Gather")
        #expect(refused.code != 0)
        #expect(refused.output.contains("The package has a Gather already."))
    }

    /// `Tools/run` builds for the speed of the program, which takes longer; the program is the same.
    private func follow(
        _ line: String, in house: ScratchPackage
    ) async throws -> ScratchPackage.Ending {
        guard let options = line.wholeMatch(of: #/Tools\/run(.*)/#)?.output.1 else {
            return try await house.shell(line)
        }
        let build = try await house.shell(
            "swift build --product football-gather --explicit-target-dependency-import-check error")
        #expect(build.code == 0, "\(build.output)")
        return try await house.shell(
            ".build/debug/football-gather\(options)",
            input: "Username = ana\nPassword = correct horse\nRegister\n")
    }
}

@Suite struct `A page to follow` {
    @Test func `has its listings in their order`() throws {
        let page = try Walkthrough(
            "way",
            in: "```sh\nno\n```\n<!-- way -->\nSay:\n```sh\na\nb\n```\n```text\nc\n```\n"
                + "```diff\n+d\n```\n<!-- /way -->\n```sh\nno\n```\n")
        #expect(page.steps == [.commands(["a", "b"]), .output("c"), .patch("+d\n")])
    }

    @Test(arguments: [
        ("", Walkthrough.Problem.noSection("way")), ("<!-- way -->", .noSection("way")),
        ("<!-- way -->\n```swift\na\n```\n<!-- /way -->", .unknown("swift")),
        ("<!-- way -->\n```\na\n```\n<!-- /way -->", .unknown("")),
        ("<!-- way -->\n```sh\na\n<!-- /way -->", .noEnd),
    ])
    func `says what to do with each of them`(text: String, problem: Walkthrough.Problem) {
        #expect(throws: problem) { try Walkthrough("way", in: text) }
    }
}
