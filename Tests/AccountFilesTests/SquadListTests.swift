import Domain
import FoundationEssentials
import Platform
import TestSupport
import Testing

@testable import AccountFiles

@Suite struct `Squad lists of other programs` {
    /// Tests/AccountFilesTests/Lists
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Lists").path

    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
        .filter { $0.first?.isNumber == true && !$0.hasSuffix(".expected") }.sorted()

    @Test func `there are forty of them, each described by the article`() throws {
        #expect(Self.names.count >= 40)
        let article = try String(contentsOfFile: "\(Self.folder)/README.md", encoding: .utf8)
        for name in Self.names { #expect(article.contains("`\(name)`"), "\(name)") }
    }

    @Test(arguments: names)
    func `each is understood as expected`(_ name: String) async throws {
        let squad = try await proposedSquad("\(Self.folder)/\(name)")
        let text = Self.description(of: squad)
        let path = "\(Self.folder)/\(name).expected"
        if environmentVariable("FOOTBALL_GATHER_RECORD") != nil {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text == expected)
    }

    /// All parts of a proposal as text.
    private static func description(of squad: SquadImport) -> String {
        var lines = [String(describing: squad.list.format)]
        lines += squad.list.issues.map { "unreadable: \($0.position), \($0.reason)" }
        lines += squad.introduction.map { "line \($0.line), before the headings: \($0.values)" }
        lines += squad.columns.map { "\($0.heading ?? "column") = \($0.meaning)" }
        lines += squad.positions.map { "\($0.text) = \($0.meaning.map { "\($0)" } ?? "?")" }
        lines += squad.skills.map { "\($0.text) = \($0.meaning.map { "\($0)" } ?? "?")" }
        lines += squad.entries.map { entry in
            let remarks = entry.remarks.map { " \($0)" }.joined()
            let player = entry.player?.line ?? entry.values.joined(separator: ", ")
            return "line \(entry.line), \(entry.standing): \(player)\(remarks)"
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
