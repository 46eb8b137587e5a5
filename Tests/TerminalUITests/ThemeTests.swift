import TerminalUI
import Testing

@Suite struct `Colours of roles` {
    private let theme = Theme(
        firstSide: .init(full: 32, sixteen: 6), secondSide: .init(full: 166, sixteen: 5))

    @Test(arguments: Role.allCases.filter { $0 != .plain })
    func `a role has a colour unless the terminal has none`(role: Role) {
        #expect(theme.colour(of: role, depth: .full) != nil)
        #expect(theme.colour(of: role, depth: .none) == nil)
    }

    @Test(arguments: Role.allCases.filter { $0 != .plain })
    func `the app can choose the colour of every role`(role: Role) {
        let colour = Theme.Colour(full: 99, sixteen: 3)
        let theme = Theme(
            accent: colour, firstSide: colour, secondSide: colour, warning: colour, dim: colour,
            disabled: colour)
        #expect(theme.colour(of: role, depth: .full) == 99)
        #expect(theme.colour(of: role, depth: .sixteen) == 3)
    }

    @Test func `the sides have different colours`() {
        #expect(theme.colour(of: .firstSide, depth: .full) == 32)
        #expect(theme.colour(of: .secondSide, depth: .full) == 166)
    }

    @Test func `emphasis distinguishes the sides without colours`() {
        #expect(
            theme.emphasis(of: .firstSide, depth: .none)
                != theme.emphasis(of: .secondSide, depth: .none))
        #expect(theme.emphasis(of: .dim, depth: .full) == [])
    }
}
