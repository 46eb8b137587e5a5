import TerminalUI

/// A frame in a terminal's window, as SVG.
struct WindowPicture {
    private static let bar = 34
    private static let margin = 14

    let frame: Frame
    let caption: String

    var svg: String {
        let width = frame.size.columns * Cells.width + 2 * Self.margin
        let height = frame.size.rows * Cells.height + Self.bar + Self.margin
        let cells = Cells(frame: frame, left: Self.margin, top: Self.bar)
        let lights = ["#ff5f57", "#febc2e", "#28c840"].enumerated().map { place, colour in
            "<circle cx=\"\(18 + place * 18)\" cy=\"17\" r=\"5.5\" fill=\"\(colour)\"/>"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img">
            <title>\(caption.escaped)</title>
            <style>
            \(StyleSheet.text)
            </style>
            <rect class="window" x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="9"/>
            \(lights.joined())
            <text class="name" x="\(width / 2)" y="21">football-gather</text>
            \(cells.elements.joined(separator: "\n"))
            </svg>

            """
    }
}

extension String {
    /// As it may stand in XML.
    var escaped: String {
        var text = ""
        for character in self {
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            default: text.append(character)
            }
        }
        return text
    }
}
