import Navigation
import TerminalUI

/// Finds rows by their titles, also in lists that load their rows in parts.
@MainActor struct RowSearch {
    /// The number of rows that are loaded at a time.
    private static let part = 4_096

    let workspace: Workspace

    /// Returns the positions of the rows with each of the given titles.
    func positions(of titles: [String]) async -> [String: [Int]] {
        var matchers = titles.map { NameMatcher(NormalizedName($0)) }
        var offset = 0
        while let outline = await load(offset..<offset + Self.part), offset < outline.rowCount {
            let end = min(offset + Self.part, outline.rowCount)
            for number in outline.firstRow + offset..<outline.firstRow + end {
                guard case .row(let location)? = outline.item(at: number) else { continue }
                let names = Set([
                    location.row.title, location.row.titleInWords ?? location.row.title,
                ])
                for index in matchers.indices {
                    for name in names { matchers[index].check(name, number: number) }
                }
            }
            offset = end
        }
        var positions = matchers.map(\.numbers)
        if positions.allSatisfy(\.isEmpty) { positions = translatedPositions(of: titles) }
        for case let position? in positions.map(\.first) { await load(position) }
        return Dictionary(zip(titles, positions)) { first, _ in first }
    }

    /// Returns the positions of the rows with each of the titles in another language, among the
    /// first rows: a list with translated titles is short.
    private func translatedPositions(of titles: [String]) -> [[Int]] {
        guard let outline = workspace.page.map({ PageOutline($0) }) else { return [] }
        let translations = PageTranslation.all(of: outline, in: workspace)
        return titles.map { title in
            for translation in translations {
                var matcher = NameMatcher(NormalizedName(title))
                for position in outline.firstRow..<outline.firstRow + min(outline.rowCount, 100) {
                    guard case .row(let location)? = translation.item(at: position) else {
                        continue
                    }
                    matcher.check(location.row.title, number: position)
                }
                if !matcher.numbers.isEmpty { return matcher.numbers }
            }
            return []
        }
    }

    /// Loads the row at a position, if it is the position of a row.
    func load(_ position: Int) async {
        guard let first = workspace.page.map({ PageOutline($0).firstRow }), position >= first
        else { return }
        _ = await load(position - first..<position - first + 1)
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
