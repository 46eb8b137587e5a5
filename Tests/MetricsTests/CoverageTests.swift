import Measuring
import PackageFacts
import Testing

@testable import Metrics

@Suite struct `Line coverage` {
    private static let report = ".build/coverage/debug/codecov/FootballGather.json"
    private let folder: ScratchFolder
    private let sources: [SourceFile]

    init() throws {
        folder = try ScratchFolder(["Package.swift": "", "Modules/Core/Domain/A.swift": ""])
        sources = try SourceTree(root: folder.path).sources()
    }

    @Test func `is added up for each module, and for nothing else`() throws {
        try write(
            ("\(folder.path)/Modules/Core/Domain/A.swift", 10, 9),
            ("\(folder.path)/Modules/Core/Domain/B.swift", 10, 10),
            ("\(folder.path)/App/the-app/Main.swift", 4, 0), ("/elsewhere/C.swift", 7, 7))
        #expect(
            Coverage(root: folder.path, sources: sources)
                == .measured([
                    "Domain": LineCoverage(lines: 20, covered: 19),
                    "the_app": LineCoverage(lines: 4, covered: 0),
                ]))
        #expect(LineCoverage(lines: 20, covered: 19).percent == 95)
        #expect(LineCoverage(lines: 10_000, covered: 9_999).percent == 99.9)
        #expect(LineCoverage().percent == nil)
    }

    @Test func `is not known before it was measured`() throws {
        #expect(try remark().contains("not measured yet"))
    }

    @Test(arguments: ["Package.swift", "Modules/Core/Domain/A.swift"])
    func `is not known when sources are newer`(path: String) throws {
        try write()
        try folder.makeOlder(Self.report, by: 60)
        let others = ["Package.swift", "Modules/Core/Domain/A.swift"].filter { $0 != path }
        for other in others { try folder.makeOlder(other, by: 120) }
        #expect(try remark().contains("have changed"))
    }

    @Test func `is not known when the report is none`() throws {
        try folder.write("{}", to: Self.report)
        #expect(try remark().contains("cannot be read"))
    }

    @Test func `that is not known is said, and is no number`() {
        var facts = Facts(SampleHouse.manifest(), SampleHouse.sources)
        facts.add(.unknown("Nobody knows."))
        #expect(facts.remarks.contains("Nobody knows."))
        #expect(!facts.moduleTable.text.contains("coverage"))
        facts.add(.measured(["Domain": LineCoverage(lines: 20, covered: 19)]))
        #expect(!facts.remarks.contains("Nobody knows."))
        #expect(facts.moduleTable.text.contains("95.0 %"))
    }

    private func remark() throws -> String {
        let coverage = Coverage(root: folder.path, sources: sources)
        guard case .unknown(let remark) = coverage else {
            Issue.record("It is known: \(coverage)")
            return ""
        }
        return remark
    }

    private func write(_ files: (name: String, count: Int, covered: Int)...) throws {
        let texts = files.map {
            """
            {"filename": "\($0.name)", "segments": [],
             "summary": {"lines": {"count": \($0.count), "covered": \($0.covered), "percent": 1}}}
            """
        }
        try folder.write(
            "{\"data\": [{\"files\": [\(texts.joined(separator: ","))]}], \"version\": \"2\"}",
            to: Self.report)
    }
}
