/// The list of keys.
extension Workspace {
    func showKeys() {
        firstKeyLine = 0
    }

    func hideKeys() {
        firstKeyLine = nil
    }

    /// Scrolls the list of keys.
    func scrollKeys(by lines: Int, of page: Page) {
        guard let first = firstKeyLine else { return }
        let rest = max(0, keyList(of: page).all.count - nextKeyLine)
        let step = max(-first, min(lines, rest))
        firstKeyLine = first + step
        nextKeyLine += step
    }

    func keyList(of page: Page) -> KeyList {
        KeyList(
            page, rowActions: page.rowActions(of: page.focusedRow(interaction)),
            tabs: tabs,
            hasMouse: preferences.settings.mouse == .on)
    }

    /// Shows the next part of the list of keys, or hides the list after the last part.
    func showNextKeys(of page: Page) {
        guard let first = firstKeyLine else { return }
        let hasMore = nextKeyLine > first && nextKeyLine < keyList(of: page).all.count
        firstKeyLine = hasMore ? nextKeyLine : nil
    }
}
