import Testing
import ToolSupport

@Suite struct `Number text` {
    @Test(arguments: [
        (0, "0"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567"), (-123_456, "-123,456"),
    ])
    func `of an integer has groups of three digits`(number: Int, text: String) {
        #expect(Number.grouped(number) == text)
    }

    @Test(arguments: [
        (0.0, "0.0"), (0.96, "1.0"), (1234.56, "1234.6"), (-1.26, "-1.3"), (.nan, "-"),
    ])
    func `of a fraction is rounded`(number: Double, text: String) {
        #expect(Number.text(number, digits: 1) == text)
    }
}

@Suite struct `Statistics of samples` {
    @Test func `have as median the middle value or the mean of the two middle values`() {
        #expect(Samples([9, 1, 2]).median == 2)
        #expect(Samples([4, 1, 2, 9]).median == 3)
        #expect(Samples().median.isNaN)
    }

    @Test func `have as p99 a value that 99 percent do not exceed`() {
        #expect(Samples((1...200).map(Double.init)).p99 == 198)
        #expect(Samples([7]).p99 == 7)
    }
}

@Suite struct `Text table` {
    @Test func `is Markdown with padded cells`() {
        var table = TextTable(headings: ["module", "layer", "lines"], numberColumns: 2..<3)
        table.add(["Domain", "Core", "1,234"])
        table.add(["Login"])
        #expect(
            table.text == """
                | module | layer | lines |
                | ------ | ----- | ----: |
                | Domain | Core  | 1,234 |
                | Login  |       |       |
                """)
    }
}
