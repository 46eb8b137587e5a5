/// The graph of the modules as SVG.
struct ModulePicture {
    private let layout: Layout

    init(_ graph: ModuleGraph) throws(MetricsRefusal) {
        layout = try Layout(graph)
    }

    var svg: String {
        let (width, height) = (layout.width, layout.height + Self.legend)
        let elements = layout.bands.flatMap(band) + layout.wirings.flatMap(wiring) + blocks
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
            viewBox="0 0 \(width) \(height)" role="img">
            <title>The modules, and which needs which</title>
            <style>
            \(ModuleStyle.text)
            </style>
            <rect class="paper" x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="9"/>
            \(elements.joined(separator: "\n"))
            <text class="note" x="\(2 * Layout.margin)" y="\(layout.height + 12)">\
            An arrow leads to what is needed. At a frame it is one for each module in it.</text>
            <text class="note" x="\(2 * Layout.margin)" y="\(layout.height + 30)">\
            What follows from other arrows is left out.</text>
            </svg>

            """
    }

    /// The height of what is said below.
    private static let legend = 42
    private static let headHeight = 7

    private func band(_ band: Layout.Band) -> [String] {
        let x = Layout.margin
        return [
            """
            <rect class="band \(band.layer.rawValue)" x="\(x)" y="\(band.top)" \
            width="\(layout.width - 2 * x)" height="\(band.bottom - band.top)" rx="6"/>
            """,
            """
            <text class="layer \(band.layer.rawValue)" x="\(2 * x)" \
            y="\((band.top + band.bottom) / 2 + 4)">\(band.layer.title.escaped)</text>
            """,
        ]
    }

    /// One line for all arrows of a block, so that what they share is not drawn twice.
    private func wiring(_ wiring: Layout.Wiring) -> [String] {
        guard !wiring.ways.isEmpty else { return [] }
        let layer = wiring.layer.rawValue
        let heads = wiring.ways.filter(\.endsAtBlock).map { way in
            "M\(way.to.x - 4) \(way.to.y - Self.headHeight)h8l-4 \(Self.headHeight)z"
        }
        return [
            "<path class=\"line \(layer)\" d=\"\(wiring.ways.map(line).joined())\"/>",
            "<path class=\"head \(layer)\" d=\"\(heads.joined())\"/>",
        ]
    }

    private func line(_ way: Layout.Way) -> String {
        let end = way.endsAtBlock ? way.to.y - Self.headHeight : way.to.y
        let start = "M\(way.from.x) \(way.from.y)"
        let across = way.to.x - way.from.x
        guard across != 0 else { return start + "V\(end)" }
        let radius = min(7, abs(across) / 2)
        let step = across > 0 ? radius : -radius
        return start + "V\(way.turn - radius)q0 \(radius) \(step) \(radius)"
            + "H\(way.to.x - step)q\(step) 0 \(step) \(radius)V\(end)"
    }

    private var blocks: [String] {
        layout.blocks.indices.flatMap { number -> [String] in
            let (block, size, corner) = (
                layout.blocks[number], layout.sizes[number], layout.corners[number]
            )
            let layer = block.layer.rawValue
            let frame =
                """
                <rect class="frame \(layer)" x="\(corner.x)" y="\(corner.y)" \
                width="\(size.width)" height="\(size.height)" rx="8"/>
                """
            return (size.boxes.count > 1 ? [frame] : [])
                + size.boxes.flatMap { box($0, at: corner, layer) }
        }
    }

    private func box(
        _ box: BlockSize.Box, at corner: Layout.Point, _ layer: String
    ) -> [String] {
        let (x, y) = (corner.x + box.x, corner.y + box.y)
        return [
            """
            <rect class="box \(layer)" x="\(x)" y="\(y)" width="\(box.width)" \
            height="\(BlockSize.boxHeight)" rx="5"/>
            """,
            // As long as it is planned to be, whatever the font's own widths are.
            """
            <text class="name" x="\(x + box.width / 2)" y="\(y + 19)" \
            textLength="\(BlockSize.textWidth(box.name))" lengthAdjust="spacingAndGlyphs">\
            \(box.name.escaped)</text>
            """,
        ]
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
