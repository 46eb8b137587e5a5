import Measuring
import Testing

@Suite struct `Numbers` {
    @Test(arguments: [
        (0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567"), (-123_456, "-123,456"),
    ])
    func `have their digits in groups`(number: Int, text: String) {
        #expect(Number.grouped(number) == text)
    }

    @Test(arguments: [(0.0, "0.0"), (0.96, "1.0"), (1234.56, "1234.6"), (-0.04, "0.0")])
    func `are rounded`(number: Double, text: String) {
        #expect(Number.text(number, digits: 1) == text)
    }

    @Test func `that are not known are a dash`() {
        #expect(Number.text(.nan, digits: 2) == "-")
    }
}

@Suite struct `Many samples` {
    @Test func `have a median, in the middle of both values where there are two`() {
        #expect(Samples([9, 1, 2]).median == 2)
        #expect(Samples([4, 1, 2, 9]).median == 3)
        #expect(Samples().median.isNaN)
    }

    @Test func `have a value that hardly any exceeds`() {
        #expect(Samples((1...200).map(Double.init)).p99 == 198)
        #expect(Samples([7]).p99 == 7)
    }
}

@Suite struct `A revision` {
    @Test func `is a commit, and says when something was changed`() throws {
        let clean = try #require(Revision(commit: "1a2b3c4\n", status: ""))
        #expect(clean.description == "1a2b3c4")
        let changed = try #require(Revision(commit: "1a2b3c4\n", status: " M App/a.swift\n"))
        #expect(changed.description == "1a2b3c4 with changes")
        #expect(Revision(commit: "", status: "") == nil)
    }
}
