import TerminalUI
import Testing

@testable import CursesTerminal

struct InkTests {
    private func ink(_ count: Int, isDirect: Bool = false, noColor: String? = nil) -> Ink {
        Ink(count: count, isDirect: isDirect, noColor: noColor)
    }

    @Test func `the depth follows the number of colours`() {
        #expect(ink(256).depth == .full)
        #expect(ink(88).depth == .sixteen)
        #expect(ink(8).depth == .sixteen)
        #expect(ink(2).depth == .none)
        #expect(ink(-1).depth == .none)
    }

    @Test func `where a number is a mixture, only the first eight are used`() {
        #expect(ink(1 << 24, isDirect: true).colours == 8)
        #expect(ink(8, isDirect: true).colours == 8)
    }

    @Test func `NO_COLOR counts unless it is empty`() {
        #expect(ink(256, noColor: "1").depth == .none)
        #expect(ink(256, noColor: "").depth == .full)
    }

    @Test(arguments: [0, 8, 16, 256])
    func `no role has a colour that the terminal lacks`(count: Int) {
        for role in Role.allCases {
            let colour = ink(count).colour(of: role)
            #expect(colour.map { Int($0) < count } ?? true)
            #expect((ink(count).pair(of: role) == 0) == (colour == nil))
        }
    }

    @Test func `faint text stands in for grey`() {
        let disabled = Style(.disabled)
        #expect(ink(8).attributes(of: disabled) == Ink.Attribute.dim)
        #expect(ink(0).attributes(of: disabled) == Ink.Attribute.dim)
        #expect(ink(16).attributes(of: disabled) == 0)
        #expect(ink(256).attributes(of: Style(.dim)) == 0)
    }

    @Test func `emphasis adds to what marks the role`() {
        #expect(
            ink(0).attributes(of: Style(.secondSide, .reverse))
                == Ink.Attribute.reverse | Ink.Attribute.underline)
        #expect(ink(256).attributes(of: Style(.title)) == Ink.Attribute.bold)
    }
}
