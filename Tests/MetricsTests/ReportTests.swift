import Foundation
import Testing

@testable import Metrics

@Suite struct `The report` {
    private let facts = Facts(SampleHouse.manifest(), SampleHouse.sources)
    private let builds = BuildTimes(
        machine: Machine(system: "Linux", cores: 2, swift: "6.3"),
        load: BuildTimes.Load(before: [0.5, 0, 0], after: []),
        measurements: [BuildTimes.Measurement("the app", [3, 1, 2])])

    @Test func `as JSON has all that is known, and null for what is not`() throws {
        let json = try object(Report(facts: facts, builds: nil))
        #expect(
            Set(json.keys) == [
                "roles", "modules", "shipped", "all", "tests", "coverageRemark", "builds",
                "originalApp",
            ])
        #expect(json["builds"] is NSNull)
        #expect(json["tests"] as? Int == 3)
        #expect((json["originalApp"] as? [String: Any])?["lines"] as? Int == 4694)
        let modules = try #require(json["modules"] as? [[String: Any]])
        #expect(modules.compactMap { $0["name"] as? String } == facts.modules.map(\.name))
        let login = try #require(modules.first { $0["name"] as? String == "Login" })
        #expect((login["couplings"] as? [String: Any])?["instability"] as? Double == 0.75)
        #expect((login["size"] as? [String: Any])?["lines"] as? Int == 4)
    }

    @Test func `as JSON has the build times that were measured`() throws {
        let json = try object(Report(facts: facts, builds: builds))
        let times = try #require(json["builds"] as? [String: Any])
        let first = try #require((times["measurements"] as? [[String: Any]])?.first)
        #expect(first["median"] as? Double == 2)
        #expect(first["seconds"] as? [Double] == [3, 1, 2])
    }

    @Test func `sets the original app's lines beside ours`() {
        let lines = facts.roleTable.text.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("presenters") && $0.hasSuffix(" 1,229") })
        #expect(lines.contains { $0.hasPrefix("everything else") && $0.hasSuffix(" 1,707") })
        #expect(lines.contains { $0.hasPrefix("the app in all") && $0.hasSuffix(" 4,694") })
    }

    @Test func `says that builds were not measured, or on what and under which load`() {
        #expect(Report(facts: facts, builds: nil).text.contains("were not measured"))
        let text = Report(facts: facts, builds: builds).text
        #expect(text.contains("the app       2.0 s  3.0 1.0 2.0"))
        #expect(text.contains("Linux, 2 cores, Swift 6.3."))
        #expect(text.contains("was 0.50 before and unknown after"))
    }

    private func object(_ report: Report) throws -> [String: Any] {
        let json = try JSONSerialization.jsonObject(with: Data(report.json.utf8))
        return try #require(json as? [String: Any])
    }
}

@Suite struct `A table` {
    private let table: Table = {
        var table = Table(["what", "where", "number"], words: 2)
        table.add(["a", "here", "1,234"])
        table.add(["longer", "", "5"])
        table.add(["short"])
        return table
    }()

    @Test func `lets words begin and numbers end below each other`() {
        #expect(
            table.text == """
                what    where  number
                a       here    1,234
                longer              5
                short
                """)
    }

    @Test func `has as many cells in each line of Markdown`() {
        #expect(
            table.markdown == """
                | what | where | number |
                | --- | --- | ---: |
                | a | here | 1,234 |
                | longer |  | 5 |
                | short |  |  |
                """)
    }

    @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567")])
    func `groups the digits of numbers`(number: Int, text: String) {
        #expect(Number.text(number) == text)
    }

    @Test(arguments: [(0.0, "0.0"), (0.96, "1.0"), (1234.56, "1,234.6"), (-0.04, "0.0")])
    func `rounds numbers`(number: Double, text: String) {
        #expect(Number.text(number, digits: 1) == text)
    }
}
