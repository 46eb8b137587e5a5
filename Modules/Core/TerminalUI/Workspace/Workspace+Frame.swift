extension Workspace {
    /// What is to be seen now, in a window of this size.
    public func frame(size: Size) -> Frame {
        guard let screen, let page else { return Frame(size: size) }
        guard size.columns >= PageRenderer.smallest.columns, size.rows >= PageRenderer.smallest.rows
        else { return apology(size) }
        var renderer = PageRenderer(
            page: page, words: words, canGoBack: canGoBack,
            interaction: screen.surface.interaction, size: size)
        renderer.render()
        if let alert = page.alert {
            renderer.draw(alert, choice: asksToQuit ? quitChoice : alertChoice(in: screen))
        } else if let first = keysShownFrom {
            nextKeys = renderer.drawKeys(from: first)
        }
        screen.surface.interaction = renderer.interaction
        hits = renderer.hits
        var frame = renderer.canvas.frame
        if page.alert != nil || keysShownFrom != nil { frame.cursor = nil }
        return frame
    }

    private func alertChoice(in screen: any TerminalScreen) -> Int {
        screen.surface.interaction.alertChoice
    }

    private func apology(_ size: Size) -> Frame {
        hits = []
        var canvas = Canvas(size: size)
        let area = Area(column: 0, row: 0, width: size.columns, height: size.rows)
        let lines = CellText.wrap(words.tooSmall, size.columns)
        for (offset, line) in lines.enumerated() {
            canvas.writeCentred(line, in: area, row: max(0, size.rows / 2 - 1) + offset)
        }
        return canvas.frame
    }
}
