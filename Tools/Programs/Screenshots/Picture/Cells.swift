import TerminalUI

/// The cells of a frame as SVG elements. Each run of text begins at the place of its first cell and
/// is as long as its cells are, whatever the font's own widths are.
struct Cells {
    static let width = 9
    static let height = 20
    /// From the top of a cell to the line that its letters stand on.
    private static let baseline = 15

    let frame: Frame
    let left: Int
    let top: Int

    var elements: [String] {
        (0..<frame.size.rows).flatMap { row -> [String] in
            let runs = CellRun.runs(in: Array(frame.row(row)))
            return runs.flatMap { ground($0, row) + content($0, row) }
        } + cursor
    }

    private func x(_ column: Int) -> Int { left + column * Self.width }
    private func y(_ row: Int) -> Int { top + row * Self.height }

    /// What lies behind the text, and the line below it.
    private func ground(_ run: CellRun, _ row: Int) -> [String] {
        let width = run.columns * Self.width
        var elements: [String] = []
        if run.isReversed {
            elements.append(
                rectangle(x(run.column), y(row), width, Self.height, run.colour))
        }
        if run.isUnderlined {
            elements.append(
                rectangle(x(run.column), y(row) + Self.baseline + 2, width, 1, run.textColour))
        }
        return elements
    }

    private func content(_ run: CellRun, _ row: Int) -> [String] {
        switch run.content {
        case .blank: return []
        case .text(let text): return [self.text(text, run, row)]
        case .wide(let character):
            let centre = x(run.column) + Self.width
            // A bold picture is an ugly one.
            let isPicture = character.unicodeScalars.first?.properties.isEmojiPresentation ?? false
            let classes = isPicture ? run.textColour : run.classes
            return [
                """
                <text class="\(classes) w" x="\(centre)" y="\(y(row) + Self.baseline)">\
                \(String(character).escaped)</text>
                """
            ]
        case .shape(let shape):
            return [
                shape.element(
                    x: x(run.column), y: y(row), columns: run.columns, colour: run.textColour)
            ]
        }
    }

    private func text(_ text: String, _ run: CellRun, _ row: Int) -> String {
        // One letter has no length to be kept.
        let length =
            run.columns > 1
            ? " textLength=\"\(run.columns * Self.width)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
        return """
            <text class="\(run.classes)" x="\(x(run.column))" y="\(y(row) + Self.baseline)"\
            \(length)>\(text.escaped)</text>
            """
    }

    private var cursor: [String] {
        guard let place = frame.cursor else { return [] }
        return [rectangle(x(place.column), y(place.row) + 2, 2, Self.height - 4, "ink")]
    }

    private func rectangle(
        _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ colour: String
    ) -> String {
        "<rect class=\"\(colour) block\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }
}
