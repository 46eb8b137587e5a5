import TerminalUI
import Testing

@testable import CursesTerminal

@MainActor @Suite struct `Style sequences` {
    private let theme = Theme(
        firstSide: .init(full: 32, sixteen: 6), secondSide: .init(full: 166, sixteen: 5))

    private func sequences(_ type: String, noColor: String? = nil) throws -> StyleSequences {
        try StyleSequences(
            Capabilities(type: type, descriptor: 1), theme: theme, noColor: noColor)
    }

    /// Returns the text for a style, with ESC as `^`, without the reset at its beginning.
    private func text(
        _ style: Style, _ type: String, noColor: String? = nil
    ) throws -> String {
        var sequences = try sequences(type, noColor: noColor)
        let reset = try Capabilities(type: type, descriptor: 1).reset
        let bytes = sequences.bytes(for: style)
        #expect(bytes.starts(with: reset))
        return String(decoding: bytes.dropFirst(reset.count), as: UTF8.self)
            .replacing("\u{1B}", with: "^")
    }

    @Test(arguments: [
        ("xterm-256color", Theme.Depth.full), ("xterm", .sixteen), ("linux", .sixteen),
        ("vt100", .none), ("xterm-mono", .none),
    ])
    func `the depth follows the number of colours`(type: String, depth: Theme.Depth) throws {
        #expect(try sequences(type).depth == depth)
    }

    @Test func `a non-empty NO_COLOR disables colours`() throws {
        #expect(try sequences("xterm-256color", noColor: "1").depth == .none)
        #expect(try sequences("xterm-256color", noColor: "").depth == .full)
    }

    @Test func `a role has the colour of the theme`() throws {
        #expect(try text(Style(.firstSide), "xterm-256color") == "^[38;5;32m")
        #expect(try text(Style(.firstSide), "xterm") == "^[36m")
        #expect(try text(Style(.plain), "xterm") == "")
    }

    @Test func `faint text replaces grey`() throws {
        #expect(try text(Style(.disabled), "xterm") == "^[2m")
        #expect(try text(Style(.dim), "xterm-256color") == "^[38;5;243m")
    }

    @Test func `the emphasis of a style is added to that of its role`() throws {
        #expect(try text(Style(.secondSide, .reverse), "xterm-mono") == "^[4m^[7m")
        #expect(try text(Style(.title), "xterm-256color") == "^[1m^[38;5;29m")
    }

    @Test func `a terminal that cannot underline coloured text gets only the colour`() throws {
        #expect(try text(Style(.firstSide, .underline), "linux") == "^[36m")
        #expect(try text(Style(.plain, .underline), "linux") == "^[4m")
    }
}
