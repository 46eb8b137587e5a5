extension Workspace {
    /// What is to be seen now, in a window of this size.
    public func frame(size: Size) -> Frame {
        recorder?.frame(size: size) ?? draw(size: size)
    }

    func draw(size: Size) -> Frame {
        guard let screen, let page else { return Frame(size: size) }
        settle(on: page)
        guard size.columns >= PageRenderer.smallest.columns, size.rows >= PageRenderer.smallest.rows
        else { return apology(size) }
        interaction.alert?.isSeen = true
        var renderer = PageRenderer(
            page: page, words: words, canGoBack: canGoBack,
            interaction: screen.surface.interaction, size: size)
        renderer.render()
        if let alert = page.alert {
            renderer.draw(alert, choice: interaction.alert?.choice ?? 0)
        } else if let first = keysShownFrom {
            nextKeys = renderer.drawKeys(from: first)
        }
        screen.surface.interaction = renderer.interaction
        hits = renderer.hits
        var frame = renderer.canvas.frame
        if page.alert != nil || keysShownFrom != nil { frame.cursor = nil }
        return frame
    }

    private func apology(_ size: Size) -> Frame {
        hits = []
        var canvas = Canvas(size: size)
        let area = Area(column: 0, row: 0, width: size.columns, height: size.rows)
        let lines = CellText.wrap(words.tooSmall, size.columns)
        let top = max(0, (size.rows - lines.count) / 2)
        for (offset, line) in lines.enumerated() {
            canvas.writeCentred(line, in: area, row: top + offset)
        }
        return canvas.frame
    }
}
