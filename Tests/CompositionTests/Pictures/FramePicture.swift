import TerminalUI

/// An SVG picture of a frame in a terminal window.
///
/// Each run of equal cells is one element at the position of its first cell and as wide as its
/// cells, so that the picture does not depend on the reader's font.
struct FramePicture {
    private static let cellWidth = 9
    private static let cellHeight = 20
    /// The distance from the top of a cell to the baseline of its text.
    private static let baseline = 15
    private static let titleBarHeight = 34
    private static let margin = 14

    private let frame: Frame
    private let title: String

    /// - Parameter title: The alternative text.
    init(_ frame: Frame, title: String) {
        self.frame = frame
        self.title = title
    }

    var svg: String {
        let width = frame.size.columns * Self.cellWidth + 2 * Self.margin
        let height = frame.size.rows * Self.cellHeight + Self.titleBarHeight + Self.margin
        let buttons = ["#ff5f57", "#febc2e", "#28c840"].enumerated().map { index, colour in
            "<circle cx=\"\(18 + index * 18)\" cy=\"17\" r=\"5.5\" fill=\"\(colour)\"/>"
        }
        let rows = (0..<frame.size.rows).flatMap { row in
            CellRun.runs(in: Array(frame.row(row))).flatMap { elements(of: $0, y: y(row)) }
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img">
            <title>\(title.escaped)</title>
            <style>
            \(StyleSheet.text)
            </style>
            <rect class="window" x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="9"/>
            \(buttons.joined())
            <text class="name" x="\(width / 2)" y="21">football-gather</text>
            \((rows + cursor).joined(separator: "\n"))
            </svg>

            """
    }

    private func x(_ column: Int) -> Int { Self.margin + column * Self.cellWidth }
    private func y(_ row: Int) -> Int { Self.titleBarHeight + row * Self.cellHeight }

    private var cursor: [String] {
        frame.cursor.map {
            [rectangle(x($0.column), y($0.row) + 2, 2, Self.cellHeight - 4, "ink")]
        } ?? []
    }

    private func elements(of run: CellRun, y: Int) -> [String] {
        let x = x(run.column)
        let width = run.columns * Self.cellWidth
        var elements: [String] = []
        if run.isReversed { elements.append(rectangle(x, y, width, Self.cellHeight, run.colour)) }
        if run.isUnderlined {
            elements.append(rectangle(x, y + Self.baseline + 2, width, 1, run.textColour))
        }
        switch run.content {
        case .blank: break
        case .text(let text):
            let length =
                run.columns > 1 ? " textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
            elements.append(
                """
                <text class="\(run.classes)" x="\(x)" y="\(y + Self.baseline)"\(length)>\
                \(text.escaped)</text>
                """)
        case .wide(let character):
            // Bold emoji look wrong.
            let isEmoji = character.unicodeScalars.first?.properties.isEmojiPresentation ?? false
            elements.append(
                """
                <text class="\(isEmoji ? run.textColour : run.classes) w" \
                x="\(x + Self.cellWidth)" y="\(y + Self.baseline)">\
                \(String(character).escaped)</text>
                """)
        case .shape(let character):
            elements.append(shape(character, x, y, width, run.textColour))
        }
        return elements
    }

    /// Draws a block or a line as a shape, which meets its neighbours without a gap.
    private func shape(
        _ character: Character, _ x: Int, _ y: Int, _ width: Int, _ colour: String
    ) -> String {
        let half = Self.cellHeight / 2
        // Lines are sharp in the middle of a pixel.
        let centre = "\(x + Self.cellWidth / 2).5"
        let middle = "\(y + half).5"
        func line(_ path: String) -> String { "<path class=\"\(colour) line\" d=\"\(path)\"/>" }
        func corner(toX: Int, toY: Int) -> String {
            line("M\(toX) \(middle)Q\(centre) \(middle) \(centre) \(toY)")
        }
        return switch character {
        case "▀": rectangle(x, y, width, half, colour)
        case "▄": rectangle(x, y + half, width, half, colour)
        case "─": line("M\(x) \(middle)h\(width)")
        case "│": line("M\(centre) \(y)v\(Self.cellHeight)")
        case "╭": corner(toX: x + Self.cellWidth, toY: y + Self.cellHeight)
        case "╮": corner(toX: x, toY: y + Self.cellHeight)
        case "╰": corner(toX: x + Self.cellWidth, toY: y)
        case "╯": corner(toX: x, toY: y)
        default: rectangle(x, y, width, Self.cellHeight, colour)
        }
    }

    private func rectangle(
        _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ colour: String
    ) -> String {
        "<rect class=\"\(colour) block\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }
}

extension String {
    /// The text with the special characters of XML escaped.
    fileprivate var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
