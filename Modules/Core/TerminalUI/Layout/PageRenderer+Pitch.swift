/// Football pitches.
extension PageRenderer {
    /// The smallest size in which the names on a pitch are readable.
    static let smallestPitch = Size(columns: 40, rows: 8)

    /// Returns the height of a pitch whose shape resembles a real one.
    static func pitchHeight(width: Int) -> Int { max(smallestPitch.rows, width / 2) }

    /// Returns whether the names on a pitch of a width are readable.
    static func isReadable(pitchWidth width: Int) -> Bool { width + 1 >= smallestPitch.columns }

    /// Draws a pitch that fills an area; nothing if the area is too small for names.
    mutating func draw(_ pitch: Pitch, in area: Area) {
        // A pitch becomes a little higher instead of leaving rows below it.
        let ideal = Self.pitchHeight(width: area.width)
        let height = area.height <= ideal * 5 / 4 ? area.height : ideal
        guard Self.isReadable(pitchWidth: area.width), height >= Self.smallestPitch.rows
        else { return }
        let field = Area(column: area.column, row: area.row, width: area.width, height: height)
        // The halfway line is in the middle, or just before it.
        let left = (area.width - 3) / 2
        drawLines(of: field, half: left)
        let rows = height - 2
        let list = page.lists.first { $0.onMove != nil }
        for (side, isMirrored) in [(pitch.left, false), (pitch.right, true)] {
            let column = field.column + (isMirrored ? left + 2 : 1)
            let half = isMirrored ? area.width - 3 - left : left
            var isDropTarget = false
            if let list, let section = side.section {
                let target = HitRegion.Target.half(list: list.label, section: section)
                isDropTarget = interaction.pressed?.dropTarget == target
                addHitRegion(
                    target, in: Area(column: column, row: field.row, width: half, height: height))
            }
            drawLabel(
                of: side, column: column, row: field.row, width: half, isMirrored: isMirrored,
                style: isDropTarget ? Self.dropStyle : Style(side.role, .bold))
            // One blank column separates the names from the lines.
            let layout = PitchLayout(
                side.players, size: Size(columns: half - 2, rows: rows), isMirrored: isMirrored)
            for name in layout.names {
                let place = Area(
                    column: column + 1 + name.column, row: field.row + 1 + name.row,
                    width: name.width, height: 1)
                canvas.fill(place.inset(columns: -1), style: .plain)
                canvas.write(
                    name.text, column: place.column, row: place.row, width: place.width,
                    style: Style(side.role, .bold))
                guard let list, let player = name.player else { continue }
                let target = HitRegion.Target.name(list: list.label, player)
                if interaction.pressed?.dropTarget == target {
                    canvas.restyle(place, Self.dropStyle)
                }
                addHitRegion(target, in: place)
            }
        }
    }

    private mutating func drawLabel(
        of side: Pitch.Side, column: Int, row: Int, width: Int, isMirrored: Bool, style: Style
    ) {
        let text = " \(side.label) "
        let place = Area(column: column, row: row, width: width, height: 1).inset(columns: 1)
        if isMirrored {
            canvas.writeTrailing(text, in: place, row: row, style: style)
        } else {
            canvas.write(text, column: place.column, row: row, width: place.width, style: style)
        }
    }

    // MARK: - Lines

    private mutating func drawLines(of field: Area, half: Int) {
        let rows = field.height - 2
        drawBox(field, corners: "┌┐└┘")
        let middle = field.column + half + 1
        for row in 0..<rows { mark("│", column: middle, row: field.row + 1 + row) }
        mark("┬", column: middle, row: field.row)
        mark("┴", column: middle, row: field.row + field.height - 1)
        drawGoalBoxes(in: field, depth: half * 31 / 100, margin: rows / 5)
        guard rows >= 14 else { return }
        drawGoalBoxes(in: field, depth: half / 10, margin: rows * 3 / 8)
        drawCircle(column: middle, rows: field.row + 1..<field.row + 1 + rows)
    }

    private mutating func drawGoalBoxes(in field: Area, depth: Int, margin: Int) {
        let row = field.row + 1 + margin
        let height = field.height - 2 - 2 * margin
        let right = field.column + field.width - depth - 2
        drawBox(
            Area(column: field.column, row: row, width: depth + 2, height: height), corners: "├┐├┘")
        drawBox(Area(column: right, row: row, width: depth + 2, height: height), corners: "┌┤└┤")
    }

    /// Draws a rectangle.
    ///
    /// - Parameter corners: The corners at the top left, top right, bottom left and bottom right.
    private mutating func drawBox(_ box: Area, corners: String) {
        let right = box.column + box.width - 1
        let bottom = box.row + box.height - 1
        for column in box.column...right {
            mark("─", column: column, row: box.row)
            mark("─", column: column, row: bottom)
        }
        for row in box.row...bottom {
            mark("│", column: box.column, row: row)
            mark("│", column: right, row: row)
        }
        let places = [
            (box.column, box.row), (right, box.row), (box.column, bottom), (right, bottom),
        ]
        for (corner, place) in zip(corners, places) {
            mark(corner, column: place.0, row: place.1)
        }
    }

    /// Draws the centre circle on the halfway line. A cell is about twice as high as wide.
    private mutating func drawCircle(column: Int, rows: Range<Int>) {
        let radius = rows.count / 8
        let middle = (rows.lowerBound + rows.upperBound - 1, column)
        var inner = 0
        for above in (0...radius).reversed() {
            let part = Double(above) / (Double(radius) + 0.5)
            let outer = Int(Double(2 * radius) * (1 - part * part).squareRoot() + 0.5)
            if outer == inner {
                markFour("││││", aside: outer, above, of: middle)
            } else {
                for aside in inner..<outer { markFour("────", aside: aside, above, of: middle) }
                if above < radius { markFour("╯╰╮╭", aside: inner, above, of: middle) }
                markFour("╭╮╰╯", aside: outer, above, of: middle)
            }
            inner = outer
        }
        markFour("┼┼┼┼", aside: 0, radius, of: middle)
    }

    /// Draws four characters at the same distance from the middle: at the top left, top right,
    /// bottom left and bottom right.
    ///
    /// - Parameter middle: The sum of the two middle rows, which are the same in an odd number of
    ///   rows, and the middle column.
    private mutating func markFour(
        _ characters: String, aside: Int, _ above: Int, of middle: (rows: Int, column: Int)
    ) {
        let top = middle.rows / 2 - above
        let bottom = (middle.rows + 1) / 2 + above
        let places = [(-aside, top), (aside, top), (-aside, bottom), (aside, bottom)]
        for (character, place) in zip(characters, places) {
            mark(character, column: middle.column + place.0, row: place.1)
        }
    }

    private mutating func mark(_ character: Character, column: Int, row: Int) {
        canvas.write(String(character), column: column, row: row, width: 1, style: Style(.line))
    }
}
