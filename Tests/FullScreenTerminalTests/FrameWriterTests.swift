import Testing

@testable import FullScreenTerminal
@testable import TerminalUI

@MainActor @Suite struct `Frame writer` {
    private func writer(_ type: String = "xterm-256color") throws -> FrameWriter {
        let capabilities = try Capabilities(type: type, descriptor: 1)
        return FrameWriter(capabilities, theme: Theme(depth: .none, background: .dark))
    }

    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
    }

    private func frame(_ characters: String, cursor: Point? = nil) -> Frame {
        var frame = Frame(size: Size(columns: 4, rows: 2))
        for (index, character) in characters.enumerated() {
            frame.cells[index].character = character
        }
        frame.cursor = cursor
        return frame
    }

    @Test func `the first frame clears the screen and is displayed at once`() throws {
        var writer = try writer()
        let text = text(writer.bytes(for: frame("ab")))
        #expect(text.hasPrefix("^[?2026h"))
        #expect(text.contains("^[H^[2J"))
        #expect(text.contains("^[1;1H"))
        #expect(text.hasSuffix("^[?2026l"))
    }

    @Test func `only changed cells are written`() throws {
        var writer = try writer()
        _ = writer.bytes(for: frame("abcdefgh"))
        let text = text(writer.bytes(for: frame("abcdeXgh")))
        #expect(text.contains("^[2;2H"))
        #expect(text.filter(\.isLetter).contains("X"))
        #expect(!text.contains("g"))
    }

    @Test func `an equal frame writes nothing`() throws {
        var writer = try writer()
        _ = writer.bytes(for: frame("ab"))
        #expect(writer.bytes(for: frame("ab")).isEmpty)
        writer.invalidate()
        #expect(!writer.bytes(for: frame("ab")).isEmpty)
    }

    @Test func `the hidden cursor follows the focus`() throws {
        var writer = try writer()
        var frame = frame("abcdefgh")
        frame.cells[6].style.emphasis = .reverse
        let text = text(writer.bytes(for: frame))
        #expect(text.hasSuffix("^[2;3H^[?2026l"))
        #expect(!text.contains("^[?25h"))
    }

    @Test func `another theme writes all cells`() throws {
        var writer = try writer()
        _ = writer.bytes(for: frame("ab"))
        writer.theme = Theme(depth: .direct, background: .light)
        #expect(text(writer.bytes(for: frame("ab"))).contains("ab"))
    }

    @Test func `no line divides a large digit in the role that is underlined without colours`()
        throws
    {
        var writer = try writer()
        var frame = frame("█B.█")
        for index in 0...1 { frame.cells[index].style = Style(.secondSide) }
        frame.cells[3].style = Style(.secondSide, .reverse)
        let text = text(writer.bytes(for: frame))
        #expect(text.contains("^[7m "))
        #expect(text.ranges(of: "^[4m").count == 1)
        #expect(text.contains("^[4mB"))
    }

    @Test func `the cursor is hidden while a frame is written and shown at its end`() throws {
        var writer = try writer()
        let first = frame("ab", cursor: Point(column: 2, row: 1))
        #expect(text(writer.bytes(for: first)).contains("^[2;3H^[?12l^[?25h"))
        let second = text(writer.bytes(for: frame("ab")))
        #expect(second.contains("^[?25l"))
        #expect(!second.contains("^[?25h"))
    }

    @Test(arguments: ["xterm-kitty", "xterm-ghostty", "foot", "alacritty", "no-such-terminal"])
    func `a terminal that this machine may not know is drawn like xterm`(type: String) throws {
        var writer = try writer(type)
        let text = text(writer.bytes(for: frame("ab", cursor: Point(column: 2, row: 1))))
        #expect(text.contains("^[H^[2J"))
        #expect(text.contains("^[1;1H"))
        #expect(text.contains("^[?25h"))
    }

    @Test func `a terminal without ANSI sequences gets its own ones`() throws {
        var writer = try writer("vt52")
        let text = text(writer.bytes(for: frame("ab")))
        #expect(!text.contains("["))
        #expect(text.contains("^Y  "))
    }

    @Test(arguments: [("xterm-256color", true), ("vt100", true), ("vt52", false)])
    func `rows that have moved are written only if the terminal cannot move them`(
        type: String, canMove: Bool
    ) throws {
        var writer = try writer(type)
        func list(from first: Int) -> Frame {
            var canvas = Canvas(size: Size(columns: 8, rows: 10))
            for row in 0..<10 { canvas.write("Row \(first + row)", column: 0, row: row, width: 8) }
            return canvas.frame
        }
        _ = writer.bytes(for: list(from: 10))
        let down = text(writer.bytes(for: list(from: 11)))
        #expect(down.contains("^[1;10r^[10;1H\n^[r^[10;1H") == canMove)
        let up = text(writer.bytes(for: list(from: 10)))
        #expect(up.contains("^[1;10r^[1;1H^M^[r^[1;1H") == canMove)
    }
}
