import Navigation
import TerminalUI

/// The state of the printed page: the range of rows, the numbers of the items, and the lines.
@MainActor struct PrintState {
    /// True if only the changes of a page are printed.
    private let isTerse: Bool
    private var node: NodeID?
    private var window = RowWindow()
    /// The serial numbers of the last focus requests that were followed, by list.
    private var followedRequests: [String: Int] = [:]
    private var hadAlert = false
    private var pageNumbers: ItemNumbers
    private var alertNumbers = ItemNumbers()
    /// The page without an alert; nil before it is printed.
    private var page: PrintedPage?

    init(isTerse: Bool) {
        self.isTerse = isTerse
        pageNumbers = ItemNumbers(areKept: isTerse)
    }

    /// The numbers of the items that were printed last.
    var numbers: ItemNumbers { hadAlert ? alertNumbers : pageNumbers }

    /// Returns the lines to print after a command.
    ///
    /// - Parameters:
    ///   - remarks: Sentences about the command.
    ///   - isWhole: Whether the whole page is printed in any case.
    mutating func lines(
        of workspace: Workspace, after remarks: [String], isWhole: Bool
    ) -> [String] {
        guard let page = workspace.page else { return remarks + [PlainStrings.nothingShown] }
        update(for: page, of: workspace)
        // A whole page counts its items again.
        if page.alert == nil, isTerse, isWhole { pageNumbers = ItemNumbers(areKept: true) }
        let text = PageText(
            page, tabs: workspace.tabs, status: workspace.status, window: window, numbers: numbers)
        let changes = changes(to: text, of: page)
        guard isTerse, !isWhole, let changes else {
            return text.lines(after: remarks + [changes?.summary].compactMap(\.self))
        }
        let lines = remarks + changes.lines
        return lines.isEmpty ? [PlainStrings.unchanged] : lines
    }

    /// Remembers a printed page, and returns its changes; nil for a new page and for an alert.
    private mutating func changes(to text: PageText, of page: Page) -> PageChanges? {
        guard page.alert == nil else { return nil }
        let outline = PageOutline(page)
        let after = PrintedPage(
            lines: text.content, rowCount: outline.rowCount,
            firstRow: window.range(of: outline.rowCount).lowerBound)
        defer { self.page = after }
        return self.page.map { before in
            PageChanges(from: before, to: after) { outline.position(of: $0) != nil }
        }
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
            self = PrintState(isTerse: isTerse)
            node = visible
        }
        if hasAlert { alertNumbers = ItemNumbers() }
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
