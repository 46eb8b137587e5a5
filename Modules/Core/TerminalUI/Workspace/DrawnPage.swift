/// A page as it was last drawn. Until anything else changes, the keys of its list are handled and
/// drawn without the rest of the page.
@MainActor final class DrawnPage {
    private let screen: PageScreen
    private var renderer: PageRenderer
    /// True if the focus has moved since then.
    private(set) var hasMoved = false

    init(_ renderer: PageRenderer, of screen: PageScreen) {
        self.screen = screen
        self.renderer = renderer
        // The workspace keeps the regions, also after the page has changed.
        self.renderer.hitRegions = []
    }

    var size: Size { renderer.size }
    var frame: Frame { renderer.canvas.frame }

    /// Moves the focus in the list. Returns false, and does nothing, if a key may do anything else.
    func moveFocus(_ key: Key) -> Bool {
        guard let rows = renderer.drawnRows, screen.interaction.pressed == nil else {
            return false
        }
        let list = rows.layout.list
        guard let position = screen.interaction.lists[list.label],
            let step = list.step(for: key.asArrow, at: position),
            let location = list.location(position, movedBy: step)
        else { return false }
        let row = rows.row(at: position) ?? list.sections[position.section].rows[position.index]
        guard renderer.page.action(for: key, rowActions: row.actions) == nil else { return false }
        hasMoved = true
        screen.interaction.focus = .element(list.label)
        screen.interaction.showsFirstMatch = false
        screen.interaction.lists[list.label] = position.moved(to: location, in: list)
        return true
    }

    /// Prepares the focused row. The screen may report a change.
    func prepareRow() {
        guard let list = renderer.drawnRows?.layout.list,
            let position = screen.interaction.lists[list.label]
        else { return }
        screen.interaction.lists[list.label] = ListFocus(list: list).prepareRows(at: position)
    }

    /// Draws the move of the focus. Returns false if the page has to be drawn completely.
    func drawMove(_ hitRegions: inout [HitRegion]) -> Bool {
        guard hasMoved, let label = renderer.drawnRows?.layout.list.label,
            let position = screen.interaction.lists[label]
        else { return false }
        swap(&renderer.hitRegions, &hitRegions)
        guard renderer.moveFocus(to: position) else { return false }
        swap(&renderer.hitRegions, &hitRegions)
        screen.interaction.lists[label] = renderer.interaction.lists[label]
        hasMoved = false
        return true
    }
}
