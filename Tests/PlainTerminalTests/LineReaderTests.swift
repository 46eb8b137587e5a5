import Testing

@testable import PlainTerminal

@Suite struct `The line reader` {
    @Test func `reads the file that its descriptor had at first`() async {
        let pipe = Pipe()
        let reader = LineReader(pipe.reading)
        pipe.closeReading()
        pipe.send("a\n")
        #expect(await reader.next() == .piece(.line("a")))
    }
}
