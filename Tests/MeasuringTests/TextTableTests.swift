import Measuring
import Testing

@Suite struct `A table` {
    private let table: TextTable = {
        var table = TextTable(heads: ["what", "where", "number"], words: 2)
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
}
