import TerminalUI

/// The style sheet of the pictures: the truecolor theme of the app on a dark terminal, or on a
/// light one for a reader who prefers that.
enum StyleSheet {
    static let dark = Theme(depth: .direct, background: .dark)
    private static let light = Theme(depth: .direct, background: .light)

    /// Returns the class of the colour of a role.
    static func colourClass(of role: Role) -> String {
        dark.colour(of: role) == nil ? "ink" : "c\(role.rawValue)"
    }

    static let text = """
        text{font:15px ui-monospace,"SF Mono",Menlo,"Cascadia Mono",Consolas,"DejaVu Sans Mono",\
        "Noto Sans Mono CJK KR",monospace;white-space:pre}
        .window{fill:#0d1117;stroke:#3d444d}.paper{fill:#0d1117}.ink{fill:#e6edf3}
        .name{fill:#7d8590;font-size:13px;text-anchor:middle}
        .b{font-weight:bold}.w{font-size:16px;text-anchor:middle}.block{shape-rendering:crispEdges}
        .line{fill:none}\(colours(of: dark))
        @media(prefers-color-scheme:light){
        .window{fill:#fff;stroke:#d1d9e0}.paper{fill:#fff}.ink{fill:#1f2328}\(colours(of: light))
        }
        """

    private static func colours(of theme: Theme) -> String {
        Role.allCases.compactMap { role in
            guard case .rgb(let colour) = theme.colour(of: role) else { return nil }
            let digits = String(colour, radix: 16)
            let text = "#" + String(repeating: "0", count: 6 - digits.count) + digits
            let name = colourClass(of: role)
            return "\n.\(name){fill:\(text)}.line.\(name){fill:none;stroke:\(text)}"
        }.joined()
    }
}
