import Navigation
import TerminalUI

/// The state of the printed page: the range of rows, and the items of the printed numbers.
@MainActor struct PrintState {
    private var node: NodeID?
    private var window = RowWindow()
    /// The serial numbers of the last focus requests that were followed, by list.
    private var followedRequests: [String: Int] = [:]
    private var hadAlert = false
    private(set) var printed: [Int: Item.Identity] = [:]

    /// Returns the lines of the current page.
    mutating func lines(of workspace: Workspace) -> [String] {
        guard let page = workspace.page else { return [PlainStrings.nothingShown] }
        update(for: page, of: workspace)
        let text = PageText(
            page, tabs: workspace.tabs, status: workspace.status, window: window)
        printed.merge(text.printed) { $1 }
        return text.lines
    }

    /// Returns the offsets of the rows that are printed next.
    mutating func nextRows(of workspace: Workspace) -> Range<Int> {
        guard let page = workspace.page else { return 0..<0 }
        update(for: page, of: workspace)
        return window.range(of: PageOutline(page).rowCount)
    }

    private mutating func update(for page: Page, of workspace: Workspace) {
        let visible = workspace.navigator.tree.visibleNode
        let hasAlert = page.alert != nil
        if visible != node {
            self = PrintState()
            node = visible
        } else if hasAlert != hadAlert {
            printed = [:]
        }
        hadAlert = hasAlert
        follow(page)
    }

    /// Advances to the next rows and returns whether there are any.
    mutating func showMore(of workspace: Workspace) -> Bool {
        guard let page = workspace.page else { return false }
        return window.advance(of: PageOutline(page).rowCount)
    }

    /// Returns to the first rows.
    mutating func showTop() {
        window.rewind()
    }

    /// Makes the rows of new focus requests visible.
    private mutating func follow(_ page: Page) {
        guard page.alert == nil else { return }
        for (index, list) in page.lists.enumerated() {
            guard let request = list.focus, followedRequests[list.label] != request.serial else {
                continue
            }
            followedRequests[list.label] = request.serial
            let outline = PageOutline(page)
            guard let offset = outline.offset(of: request.target, in: index) else { continue }
            window.reveal(offset, of: outline.rowCount)
        }
    }
}
