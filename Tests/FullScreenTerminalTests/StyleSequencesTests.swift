import TerminalUI
import Testing

@testable import FullScreenTerminal

@MainActor @Suite struct `Style sequences` {
    /// Returns the text for a style, with ESC as `^`, without the reset at its beginning.
    private func text(_ style: Style, _ type: String, _ depth: Theme.Depth) throws -> String {
        let capabilities = try Capabilities(type: type, descriptor: 1)
        var sequences = StyleSequences(capabilities, theme: Theme(depth: depth, background: .dark))
        let bytes = sequences.bytes(for: style)
        #expect(bytes.starts(with: capabilities.reset))
        return String(decoding: bytes.dropFirst(capabilities.reset.count), as: UTF8.self)
            .replacing("\u{1B}", with: "^")
    }

    @Test func `a role has the colour of the theme`() throws {
        #expect(try text(Style(.firstSide), "xterm-256color", .direct) == "^[38;2;108;182;255m")
        #expect(try text(Style(.firstSide), "xterm-256color", .indexed) == "^[38;5;75m")
        #expect(try text(Style(.firstSide), "xterm", .eight) == "^[36m")
        #expect(try text(Style(.plain), "xterm", .eight) == "")
    }

    @Test func `one of the eight colours is not bold, because bold text has another shade`() throws
    {
        #expect(try text(Style(.accent, [.bold, .reverse]), "xterm", .eight) == "^[7m^[32m")
        #expect(try text(Style(.title, .bold), "xterm", .eight) == "^[1m")
        #expect(try text(Style(.accent, .bold), "xterm-256color", .indexed) == "^[1m^[38;5;79m")
    }

    @Test func `faint text replaces grey`() throws {
        #expect(try text(Style(.disabled), "xterm", .eight) == "^[2m")
        #expect(try text(Style(.dim), "xterm-256color", .indexed) == "^[38;5;247m")
    }

    @Test func `the emphasis of a style is added to that of its role`() throws {
        #expect(try text(Style(.secondSide, .reverse), "xterm-mono", .none) == "^[4m^[7m")
        #expect(try text(Style(.timeUp), "xterm-256color", .indexed) == "^[1m^[38;5;210m")
    }

    @Test func `a terminal that cannot underline coloured text gets only the colour`() throws {
        #expect(try text(Style(.secondSide, .underline), "linux", .eight) == "^[33m")
        #expect(try text(Style(.plain, .underline), "linux", .eight) == "^[4m")
    }
}
