import Composition
import TerminalUI

/// The colours of the picture: those of the app's palette, and a terminal's own, dark unless the
/// reader prefers light.
enum StyleSheet {
    /// What a cell's text or ground is filled with.
    static func fill(of role: Role) -> String {
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

    /// A number of the terminal's table of 256: a cube of 6 × 6 × 6 after the first 16, then greys.
    private static func hexadecimal(_ number: Int) -> String {
        let parts: [Int]
        if number >= 232 {
            parts = Array(repeating: 8 + (number - 232) * 10, count: 3)
        } else {
            let place = max(0, number - 16)
            parts = [place / 36, place / 6 % 6, place % 6].map { $0 == 0 ? 0 : 55 + $0 * 40 }
        }
        return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
