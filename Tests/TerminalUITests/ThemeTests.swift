import Glibc
import TerminalUI
import Testing

@Suite struct `Colours of roles` {
    /// Black, and the backgrounds of common dark themes, up to the lightest.
    private static let dark: [UInt32] = [0x000000, 0x1E1E1E, 0x002B36, 0x282C34, 0x2E3440]
    /// White, and the backgrounds of common light themes, up to the darkest.
    private static let light: [UInt32] = [0xFFFFFF, 0xFDF6E3, 0xEFF1F5]

    @Test(
        arguments: [
            (Theme.Background.dark, dark, Theme.Contrast.normal), (.light, light, .normal),
            (.dark, dark, .high), (.light, light, .high),
        ],
        [Theme.Depth.indexed, .direct])
    func `text has a contrast of 4.5 or 7 to 1, and a line of 3 or 4.5 to 1`(
        background: (kind: Theme.Background, colours: [UInt32], contrast: Theme.Contrast),
        depth: Theme.Depth
    ) {
        let theme = Theme(
            depth: depth, background: background.kind, contrast: background.contrast)
        let (text, line) = background.contrast == .high ? (7, 4.5) : (4.5, 3)
        for role in Role.allCases {
            guard let colour = theme.colour(of: role) else { continue }
            for paper in background.colours {
                let contrast = contrast(rgb(colour), paper)
                #expect(
                    contrast >= (role == .line ? line : text),
                    "\(role) on \(String(paper, radix: 16))")
            }
        }
    }

    @Test(arguments: [Theme.Background.dark, .light])
    func `a terminal without colours uses none`(background: Theme.Background) {
        let theme = Theme(depth: .none, background: background)
        #expect(Role.allCases.allSatisfy { theme.colour(of: $0) == nil })
    }

    @Test(arguments: [Theme.Background.dark, .light])
    func `a terminal with eight colours uses few of them`(background: Theme.Background) {
        let theme = Theme(depth: .eight, background: background)
        let colours = Set(Role.allCases.compactMap { theme.colour(of: $0) })
        #expect(colours.isSubset(of: Set((1..<7).map { .index($0) })))
        #expect(colours.count <= 4)
    }

    @Test(
        arguments: [Theme.Background.dark, .light],
        [
            (Theme.Depth.eight, Theme.Contrast.normal), (.indexed, .normal), (.direct, .normal),
            (.indexed, .high), (.direct, .high),
        ])
    func `a side, danger and the focus share no colour`(
        background: Theme.Background, look: (depth: Theme.Depth, contrast: Theme.Contrast)
    ) {
        let theme = Theme(depth: look.depth, background: background, contrast: look.contrast)
        let colours = [Role.accent, .firstSide, .secondSide, .danger].map { theme.colour(of: $0) }
        #expect(Set(colours).count == 4)
        for role in Role.allCases where ![.danger, .timeUp].contains(role) {
            #expect(theme.colour(of: role) != theme.colour(of: .danger), "\(role)")
        }
    }

    @Test func `a high contrast uses no colours whose shades are unknown`() {
        let theme = Theme(depth: .eight, background: .dark, contrast: .high)
        #expect(Role.allCases.allSatisfy { theme.colour(of: $0) == nil })
        #expect(theme.emphasis(of: .danger) == .bold)
    }

    @Test func `emphasis distinguishes the sides without colours`() {
        let theme = Theme(depth: .none, background: .dark)
        #expect(theme.emphasis(of: .firstSide) != theme.emphasis(of: .secondSide))
    }

    // MARK: Contrast as defined by WCAG 2

    private func contrast(_ first: UInt32, _ second: UInt32) -> Double {
        let (high, low) = (
            max(luminance(first), luminance(second)), min(luminance(first), luminance(second))
        )
        return (high + 0.05) / (low + 0.05)
    }

    private func luminance(_ rgb: UInt32) -> Double {
        let levels = [rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF].map { byte in
            let level = Double(byte) / 255
            return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * levels[0] + 0.7152 * levels[1] + 0.0722 * levels[2]
    }

    /// Returns the colour of an index from 16: a cube of 6 × 6 × 6 colours, and greys.
    private func rgb(_ colour: Theme.Colour) -> UInt32 {
        switch colour {
        case .rgb(let rgb): return rgb
        case .index(let index) where index >= 232: return UInt32(8 + (index - 232) * 10) * 0x010101
        case .index(let index):
            let cube = UInt32(index) - 16
            let levels: [UInt32] = [cube / 36, cube / 6 % 6, cube % 6]
            return levels.reduce(0) { rgb, level in
                rgb * 0x100 + (level == 0 ? 0 : 55 + level * 40)
            }
        }
    }
}
