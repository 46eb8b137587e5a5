import Navigation
import TerminalUI

/// How the page is looked at: which rows are printed, and what the numbers meant when they were.
@MainActor struct PageView {
    private var node: NodeID?
    private var window = RowWindow()
    /// The last focus request that was followed, by list.
    private var granted: [String: Int] = [:]
    private var wasAsking = false
    private(set) var printed: [Int: Item.Identity] = [:]

    /// The lines of what is shown now.
    mutating func lines(of workspace: Workspace) -> [String] {
        guard let page = workspace.page else { return [PlainWords.nothingShown] }
        let visible = workspace.navigator.tree.visibleNode
        let asks = page.alert != nil
        if visible != node {
            self = PageView()
            node = visible
        } else if asks != wasAsking {
            printed = [:]
        }
        wasAsking = asks
        follow(page)
        let text = PageText(page, window: window)
        printed.merge(text.printed) { $1 }
        return text.lines
    }

    /// Shows the next rows. False when there are none.
    mutating func showMore(of workspace: Workspace) -> Bool {
        guard let page = workspace.page else { return false }
        return window.advance(of: PageOutline(page).rowCount)
    }

    /// Shows the first rows.
    mutating func showTop() {
        window.rewind()
    }

    /// Goes to the row that a list wishes to be seen, once for each wish.
    private mutating func follow(_ page: Page) {
        guard page.alert == nil else { return }
        for (index, list) in page.lists.enumerated() {
            guard let wish = list.focus, granted[list.label] != wish.serial else { continue }
            granted[list.label] = wish.serial
            let outline = PageOutline(page)
            guard let offset = outline.offset(of: wish.row, in: index) else { continue }
            window.reveal(offset, of: outline.rowCount)
        }
    }
}
