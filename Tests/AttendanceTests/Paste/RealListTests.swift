import Domain
import FoundationEssentials
import Testing

@testable import Attendance

@Suite struct `Real lists` {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Lists")

    private static let names =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path()))?
        .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted() ?? []

    private static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    private static func squad(_ list: String) throws -> [Player] {
        // The first eight lists belong to the sample squad.
        if list < "09" { return SampleSquad.players(try sampleNames()) }
        return SampleSquad.players(
            try text("team.csv").split(separator: "\n").dropFirst().map(String.init),
            separator: ",")
    }

    private static func sampleNames() throws -> [String] {
        try text("sample.csv").split(separator: "\n").dropFirst().map { row in
            guard row.first == "\"" else { return String(row.prefix { $0 != "," }) }
            let quoted = row.dropFirst().replacing("\"\"", with: "\u{1}").prefix { $0 != "\"" }
            return String(quoted).replacing("\u{1}", with: "\"")
        }
    }

    @Test func `there are forty`() {
        #expect(Self.names.count == 40)
    }

    @Test(arguments: names) func `is read as a person reads it`(name: String) throws {
        let report = try ListReport(Self.text(name + ".txt"), Self.squad(name))
        let expected = try Self.text(name + ".expected").split(separator: "\n").map(String.init)
        #expect([report.heading].compactMap(\.self) + report.lines == expected)
    }
}
