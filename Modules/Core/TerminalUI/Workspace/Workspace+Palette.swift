/// The command palette, which lists everything that the user can do and filters it by typed text.
extension Workspace {
    func showPalette() {
        guard let page else { return }
        hideKeys()
        removeHitRegions()
        var palette = CommandPalette()
        palette.chooseFirst(of: paletteCommands(of: page))
        self.palette = palette
    }

    /// Returns the commands of the open palette that match its filter.
    func paletteMatches(of page: Page) -> [PaletteCommand] {
        palette?.matches(in: paletteCommands(of: page), searchKey: searchKey) ?? []
    }

    func handleInPalette(_ key: Key, _ page: Page) {
        switch key {
        case .escape: palette = nil
        case .enter: performChoice(of: page)
        case .up, .backTab, .control("p"): moveChoice(by: -1, page)
        case .down, .tab, .control("n"): moveChoice(by: 1, page)
        case .pageUp: moveChoice(by: -(palette?.pageStep ?? 1), page)
        case .pageDown: moveChoice(by: palette?.pageStep ?? 1, page)
        case .character(let character): insertInPalette(String(character), page)
        default: editPalette(page) { $0.edit(key) }
        }
    }

    func insertInPalette(_ text: String, _ page: Page) {
        editPalette(page) { $0.insert(text) }
    }

    /// Changes the filter, and chooses the first match if its text is another one.
    private func editPalette(_ page: Page, _ change: (inout CommandPalette) -> Void) {
        guard let before = palette, var edited = palette else { return }
        change(&edited)
        palette = edited
        if edited.filter.text != before.filter.text { chooseFirst(of: page) }
    }

    private func moveChoice(by step: Int, _ page: Page) {
        let matches = paletteMatches(of: page)
        palette?.moveChoice(by: step, in: matches)
    }

    /// Performs the chosen command. If there is none, because it has disappeared, chooses the first
    /// one.
    private func performChoice(of page: Page) {
        guard !performCommand(palette?.choice, page) else { return }
        chooseFirst(of: page)
    }

    private func chooseFirst(of page: Page) {
        let matches = paletteMatches(of: page)
        palette?.chooseFirst(of: matches)
    }

    /// Closes the palette and performs the command with a target. Returns false if there is none.
    @discardableResult
    private func performCommand(_ target: HitRegion.Target?, _ page: Page) -> Bool {
        guard let target, paletteMatches(of: page).contains(where: { $0.target == target }) else {
            return false
        }
        palette = nil
        activate(target, page)
        return true
    }

    func drawPalette(on page: Page, _ renderer: inout PageRenderer) {
        guard var palette else { return }
        renderer.draw(
            &palette, paletteMatches(of: page), of: paletteCommands(of: page).count)
        self.palette = palette
    }

    // MARK: - Mouse

    func handleInPalette(_ event: MouseEvent, _ page: Page) {
        let target = region(at: event.point)?.target
        switch event.kind {
        case .press:
            interaction.pressed = target.map { Press(target: $0, point: event.point) }
            // A frame without regions has not shown the palette yet.
            if target == nil, !hitRegions.isEmpty { palette = nil }
        case .release:
            let pressed = interaction.pressed
            interaction.pressed = nil
            if let target, target == pressed?.target { performCommand(target, page) }
        case .drag: break
        case .wheelUp: moveChoice(by: -3, page)
        case .wheelDown: moveChoice(by: 3, page)
        }
    }
}
