import Domain
import Foundation
import Processes
import Testing

@testable import TeamRequests

/// Runs the comparison without the public solvers: it tries all teams of small requests.
@Suite struct `The comparison with other solvers` {
    private static let program = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Tools/Programs/TeamSolvers/compare.py").standardized.path

    /// Requests of two and of three teams, some of which have rules in conflict.
    private static func lines() throws -> [String] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        var random = RandomRequests(seed: 1)
        let requests =
            try (0..<60).map { _ in try SolvedRequest(random.twoTeams(of: 2...7)) }
            + (0..<20).map { _ in try SolvedRequest(random.threeTeams(of: 6...6)) }
        return try requests.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    }

    private func compare(_ lines: [String]) async throws -> CommandResult {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "requests.jsonl")
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        return try await Command(
            "/usr/bin/python3", ["-B", Self.program, "--exhaustive", file.path], environment: [:],
            directory: "/"
        ).run()
    }

    @Test func `finds no differences`() async throws {
        let lines = try Self.lines()
        #expect(lines.contains { $0.contains(#""conflict""#) })
        #expect(lines.contains { $0.contains(#""teams""#) })
        let result = try await compare(lines)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.errors.isEmpty)
    }

    @Test(arguments: [
        // Teams that are less fair than 1 and 3, 2 and 4.
        (#"[[1,2],[3,4]]"#, "400.0", "The solver has"),
        (#"[[1,3],[2,4]]"#, "1.0", "The reported difference is 1.0"),
        (#"[[1,3],[2]]"#, "0.0", "Not every player has one team."),
        (#"[[1],[2,3,4]]"#, "0.0", "The teams have [1, 3] players."),
        (#"[[1,4],[2,3]]"#, "0.0", "The teams violate"),
    ])
    func `finds a planted error in teams`(
        teams: String, difference: String, message: String
    ) async throws {
        let result = try await compare([
            line(result: #""difference":\#(difference),"teams":\#(teams)"#)
        ])
        #expect(result.code == 1)
        #expect(result.errors.contains(":1: \(message)"), "\(result.errors)")
    }

    @Test func `finds a planted error in a conflict`() async throws {
        let rule = #"{"kind":"together","players":[1,3]}"#
        let result = try await compare([line(result: #""conflict":[\#(rule)]"#)])
        #expect(result.code == 1)
        #expect(result.errors.contains("The rules do not contradict each other"))
        #expect(result.errors.contains("do not contradict each other."))
    }

    @Test(arguments: ["", "{}", "no JSON"])
    func `does not accept a file without requests`(line: String) async throws {
        #expect(try await compare([line]).code == 65)
    }

    /// Returns a request whose fairest teams are 1 and 3, and 2 and 4.
    private func line(result: String) -> String {
        let players = [300, 300, 100, 100].enumerated().map {
            #"{"id":\#($0.offset + 1),"strength":\#($0.element)}"#
        }
        return #"{"measure":"sum","milliseconds":0,"players":[\#(players.joined(separator: ","))],"#
            + #""rules":[{"kind":"apart","players":[1,4]}],"teamCount":2,\#(result)}"#
    }
}
