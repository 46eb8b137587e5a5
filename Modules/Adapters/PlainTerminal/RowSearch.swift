import Navigation
import TerminalUI

/// Finds rows by their titles, also in lists that load their rows in parts.
@MainActor struct RowSearch {
    /// The number of rows that are loaded at a time.
    private static let part = 4_096

    let workspace: Workspace

    /// Returns the numbers of the rows with each of the given titles.
    func numbers(of titles: [String]) async -> [String: [Int]] {
        var matchers = titles.map { NameMatcher(NormalizedName($0)) }
        var offset = 0
        while let outline = await load(offset..<offset + Self.part), offset < outline.rowCount {
            let end = min(offset + Self.part, outline.rowCount)
            for number in outline.firstRow + offset..<outline.firstRow + end {
                guard case .row(let location)? = outline.item(at: number) else { continue }
                for index in matchers.indices {
                    matchers[index].check(location.row.title, number: number)
                }
            }
            offset = end
        }
        let numbers = matchers.map(\.numbers)
        for case let number? in numbers.map(\.first) { await load(number) }
        return Dictionary(zip(titles, numbers)) { first, _ in first }
    }

    /// Loads the row with a number, if it is the number of a row.
    func load(_ number: Int) async {
        guard let first = workspace.page.map({ PageOutline($0).firstRow }), number >= first else {
            return
        }
        _ = await load(number - first..<number - first + 1)
    }

    /// Loads rows, counted over all lists.
    ///
    /// - Returns: The page with the rows.
    @discardableResult
    func load(_ offsets: Range<Int>) async -> PageOutline? {
        if let page = workspace.page { PageOutline(page).willShow(offsets) }
        await workspace.navigator.activity.waitUntilIdle()
        return workspace.page.map { PageOutline($0) }
    }
}
