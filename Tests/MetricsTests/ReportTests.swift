import Foundation
import Measuring
import Testing

@testable import Metrics

@Suite struct `The report` {
    private let facts = Facts(SampleHouse.manifest(), SampleHouse.sources)
    private let builds = BuildTimes(
        machine: Platform(system: "Linux", cores: 2, swift: "6.3"),
        load: BuildTimes.Load(before: [0.5, 0, 0], after: []),
        measurements: [BuildTimes.Measurement("the app", [3, 1, 2])])

    @Test func `as JSON has all that is known, and null for what is not`() throws {
        let json = try object(Report(facts: facts, builds: nil, revision: nil))
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
        let json = try object(Report(facts: facts, builds: builds, revision: nil))
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
        #expect(Report(facts: facts, builds: nil, revision: nil).text.contains("were not measured"))
        let text = Report(facts: facts, builds: builds, revision: nil).text
        #expect(text.contains("the app       2.0 s  3.0 1.0 2.0"))
        #expect(text.contains("Linux, 2 cores, Swift 6.3."))
        #expect(text.contains("was 0.50 before and unknown after"))
    }

    @Test func `says in README.md from which commit it is, and that more was changed`() throws {
        let clean = try #require(Revision(commit: "1a2b3c4", status: ""))
        let changed = try #require(Revision(commit: "1a2b3c4", status: " M Package.swift"))
        let report = Report(facts: facts, builds: nil, revision: changed)
        #expect(report.markdown.hasSuffix("\n\nCounted at commit 1a2b3c4 with changes."))
        #expect(builds.markdown(of: clean).hasSuffix(" Built from commit 1a2b3c4."))
        #expect(!Report(facts: facts, builds: nil, revision: nil).markdown.contains("commit"))
    }

    private func object(_ report: Report) throws -> [String: Any] {
        let json = try JSONSerialization.jsonObject(with: Data(report.json.utf8))
        return try #require(json as? [String: Any])
    }
}
