import TerminalUI
import Testing

@testable import FullScreenTerminal

@Suite struct `The environment of a terminal` {
    private func depth(
        _ colours: Int, hasDirectColour: Bool = false, _ variables: [String: String] = [:]
    ) -> Theme.Depth {
        TerminalEnvironment { variables[$0] }
            .depth(colours: colours, hasDirectColour: hasDirectColour)
    }

    @Test func `the depth follows the number of colours`() {
        #expect(depth(256) == .indexed)
        #expect(depth(88) == .eight)
        #expect(depth(8) == .eight)
        #expect(depth(2) == .none)
        #expect(depth(-1) == .none)
    }

    @Test func `truecolor is announced by the database or by COLORTERM`() {
        #expect(depth(1 << 24, hasDirectColour: true) == .direct)
        #expect(depth(256, ["COLORTERM": "truecolor"]) == .direct)
        #expect(depth(8, ["COLORTERM": "24bit", "TERM": "xterm"]) == .direct)
        #expect(depth(256, ["COLORTERM": "yes"]) == .indexed)
    }

    @Test func `COLORTERM of the terminal outside of screen is ignored`() {
        #expect(depth(256, ["COLORTERM": "truecolor", "TERM": "screen-256color"]) == .indexed)
    }

    @Test func `a non-empty NO_COLOR disables colours`() {
        #expect(depth(256, ["NO_COLOR": "1", "COLORTERM": "truecolor"]) == .none)
        #expect(depth(256, ["NO_COLOR": ""]) == .indexed)
    }

    @Test func `a terminal without colours has none in spite of COLORTERM`() {
        #expect(depth(-1, ["COLORTERM": "truecolor"]) == .none)
    }

    @Test(arguments: [
        ("15;0", Theme.Background.dark), ("0;15", .light), ("0;default;7", .light), ("7;8", .dark),
        ("15;default", nil), ("0", nil), ("0;16", nil), (nil, nil),
    ])
    func `COLORFGBG tells the background`(value: String?, background: Theme.Background?) {
        #expect(TerminalEnvironment { _ in value }.background == background)
    }
}
