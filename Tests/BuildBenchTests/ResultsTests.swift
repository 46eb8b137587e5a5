import Foundation
import Measuring
import Testing

@testable import BuildBench

@Suite struct `Results of builds` {
    private let conditions = Conditions(
        commit: "1a2b3c4", feature: "Login", runs: 3, cleanRuns: 2)

    @Test func `are the median, with the least and the most`() {
        var result = MeasuredResult(.tests, .single, features: 7)
        result.add(Cost(time: 9, computing: 1))
        #expect(result.text == "9.00")
        for time in [1.0, 2] { result.add(Cost(time: time, computing: 1)) }
        #expect(result.time == 2)
        #expect(result.text == "2.00 (1.00–9.00)")
    }

    @Test func `go on with what a file holds`() throws {
        let file = temporaryFile()
        defer { try? FileManager.default.removeItem(atPath: file) }
        var results = try Results(keptIn: file, of: conditions)
        try results.add([result(.clean, .modular, 1)])
        #expect(try !Results(keptIn: file, of: conditions).holds(.clean, features: 7))
        try results.add([result(.clean, .single, 2), result(.clean, .modular, 3)])
        let kept = try Results(keptIn: file, of: conditions)
        #expect(kept.holds(.clean, features: 7))
        #expect(kept.all == results.all)
        #expect(kept.result(.clean, .modular, features: 7)?.time == 3)
        #expect(kept.result(.clean, .modular, features: 7)?.load == [1, 2, 3])
    }

    @Test func `say in a file when and of what they are`() throws {
        let file = temporaryFile()
        defer { try? FileManager.default.removeItem(atPath: file) }
        var results = try Results(keptIn: file, of: conditions)
        try results.add([result(.clean, .modular, 1)])
        let data = try #require(FileManager.default.contents(atPath: file))
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect((json["conditions"] as? [String: Any])?["commit"] as? String == "1a2b3c4")
        #expect((json["date"] as? String)?.hasSuffix("Z") == true)
    }

    @Test func `do not go on under other conditions`() throws {
        let file = temporaryFile()
        defer { try? FileManager.default.removeItem(atPath: file) }
        var results = try Results(keptIn: file, of: conditions)
        try results.add([result(.clean, .modular, 1)])
        let others = Conditions(commit: "5d6e7f8", feature: "Login", runs: 1, cleanRuns: 2)
        let refusal = #expect(throws: BenchError.self) { try Results(keptIn: file, of: others) }
        #expect(
            refusal?.description.contains("commit 5d6e7f8 and not 1a2b3c4, --runs 1 and not 3")
                == true)
    }

    @Test func `do not go on with sources that no commit has`() throws {
        let file = temporaryFile()
        defer { try? FileManager.default.removeItem(atPath: file) }
        var results = try Results(keptIn: file, of: conditions)
        try results.add([result(.clean, .modular, 1)])
        let changed = Conditions(
            commit: "1a2b3c4", isChanged: true, feature: "Login", runs: 3, cleanRuns: 2)
        let refusal = #expect(throws: BenchError.self) { try Results(keptIn: file, of: changed) }
        #expect(refusal?.description.contains("changes that no commit has") == true)
    }

    private func temporaryFile() -> String {
        FileManager.default.temporaryDirectory.path + "/results-\(UUID().uuidString)"
    }

    private func result(_ measure: Measure, _ shape: Shape, _ time: Double) -> MeasuredResult {
        var result = MeasuredResult(measure, shape, features: 7)
        result.add(Cost(time: time, computing: time))
        result.load = [1, 2, 3]
        return result
    }
}
