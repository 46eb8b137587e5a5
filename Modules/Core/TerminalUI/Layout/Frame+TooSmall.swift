extension Frame {
    /// Returns the message in a window that is too small for any page.
    static func tooSmall(_ size: Size) -> Frame {
        var canvas = Canvas(size: size)
        let area = Area(column: 0, row: 0, width: size.columns, height: size.rows)
        let lines = CellText.wrap(TerminalStrings.tooSmall, size.columns)
        let top = max(0, (size.rows - lines.count) / 2)
        for (offset, line) in lines.enumerated() {
            canvas.writeCentred(line, in: area, row: top + offset)
        }
        return canvas.frame
    }
}
