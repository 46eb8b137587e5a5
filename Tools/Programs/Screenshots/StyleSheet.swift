import Composition
import TerminalUI

/// The style sheet of the pictures: the palette of the app on the colours of a terminal, which is dark
/// unless the reader prefers a light one.
enum StyleSheet {
    /// Returns the class of the colour of a role.
    static func colourClass(of role: Role) -> String {
        Theme.footballGather.colour(of: role, depth: .full).map { "c\($0)" } ?? "ink"
    }

    static let text = """
        text{font:15px ui-monospace,"SF Mono",Menlo,"Cascadia Mono",Consolas,"DejaVu Sans Mono",\
        "Noto Sans Mono CJK KR",monospace;white-space:pre}
        .window{fill:#0d1117;stroke:#3d444d}.paper{fill:#0d1117}.ink{fill:#e6edf3}
        .name{fill:#7d8590;font-size:13px;text-anchor:middle}
        .b{font-weight:bold}.w{font-size:16px;text-anchor:middle}.block{shape-rendering:crispEdges}
        .line{fill:none}\(colours)
        @media(prefers-color-scheme:light){
        .window{fill:#fff;stroke:#d1d9e0}.paper{fill:#fff}.ink{fill:#1f2328}
        }
        """

    private static var colours: String {
        let numbers = Set(
            Role.allCases.compactMap { Theme.footballGather.colour(of: $0, depth: .full) })
        return numbers.sorted().map { number in
            let colour = hexadecimal(number)
            return "\n.c\(number){fill:\(colour)}.line.c\(number){fill:none;stroke:\(colour)}"
        }.joined()
    }

    /// Returns a colour of the terminal's 256: the first 16 are followed by a cube of 6 × 6 × 6
    /// colours and by greys.
    private static func hexadecimal(_ number: Int) -> String {
        let parts: [Int]
        if number >= 232 {
            parts = Array(repeating: 8 + (number - 232) * 10, count: 3)
        } else {
            let index = max(0, number - 16)
            parts = [index / 36, index / 6 % 6, index % 6].map { $0 == 0 ? 0 : 55 + $0 * 40 }
        }
        return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
