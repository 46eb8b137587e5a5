import TerminalUI
import Testing

@testable import CursesTerminal

@Suite struct `Curses attributes` {
    private let theme = Theme(
        firstSide: .init(full: 32, sixteen: 6), secondSide: .init(full: 166, sixteen: 5))

    private func attributes(_ count: Int, isDirect: Bool = false, noColor: String? = nil)
        -> CursesAttributes
    {
        CursesAttributes(
            theme: theme, count: count, isDirect: isDirect, noColor: noColor)
    }

    @Test func `the depth follows the number of colours`() {
        #expect(attributes(256).depth == .full)
        #expect(attributes(88).depth == .sixteen)
        #expect(attributes(8).depth == .sixteen)
        #expect(attributes(2).depth == .none)
        #expect(attributes(-1).depth == .none)
    }

    @Test func `a direct-colour terminal uses only its first eight colours`() {
        #expect(attributes(1 << 24, isDirect: true).colours == 8)
        #expect(attributes(8, isDirect: true).colours == 8)
    }

    @Test func `a non-empty NO_COLOR disables colours`() {
        #expect(attributes(256, noColor: "1").depth == .none)
        #expect(attributes(256, noColor: "").depth == .full)
    }

    @Test(arguments: [0, 8, 16, 256])
    func `no role uses a colour that the terminal lacks`(count: Int) {
        for role in Role.allCases {
            let colour = attributes(count).colour(of: role)
            #expect(colour.map { Int($0) < count } ?? true)
            #expect((attributes(count).pair(of: role) == 0) == (colour == nil))
        }
    }

    @Test func `faint text replaces grey`() {
        let disabled = Style(.disabled)
        #expect(attributes(8).attributes(of: disabled) == CursesAttributes.Attribute.dim)
        #expect(attributes(0).attributes(of: disabled) == CursesAttributes.Attribute.dim)
        #expect(attributes(16).attributes(of: disabled) == 0)
        #expect(attributes(256).attributes(of: Style(.dim)) == 0)
    }

    @Test func `the emphasis of a style is added to that of its role`() {
        #expect(
            attributes(0).attributes(of: Style(.secondSide, .reverse))
                == CursesAttributes.Attribute.reverse | CursesAttributes.Attribute.underline)
        #expect(attributes(256).attributes(of: Style(.title)) == CursesAttributes.Attribute.bold)
    }
}
