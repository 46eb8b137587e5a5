/// The differences between two printed states of a page.
struct PageChanges {
    /// The largest number of rows that are named one by one.
    private static let mostRows = 3

    private let after: [PageLine]
    /// The indices of the lines to print again.
    private var changed: Set<Int>
    /// The indices of the lines that the summary contains.
    private let mentioned: [Int]
    /// The titles of the rows that have left the page; nil for more rows than are named.
    private let gone: [String]?
    private let goneCount: Int
    /// The texts and actions that have left the page.
    private let removed: [String]

    /// - Parameter isOnPage: Returns whether the page still has an item.
    init(
        from before: PrintedPage, to after: PrintedPage, isOnPage: (Item.Identity) -> Bool
    ) {
        self.after = after.lines
        let texts = Set(after.lines.map(\.text))
        removed = before.lines.filter { line in
            switch line.kind {
            case .warning, .text: !texts.contains(line.text)
            case .item: line.item.map(isOnPage) == false
            case .title, .row, .detail, .heading: false
            }
        }.map(\.text)
        let rows = Set(before.lines.filter { $0.kind == .row }.compactMap(\.item))
        goneCount = max(0, before.rowCount - after.rowCount)
        let left = before.lines.filter { $0.kind == .row && $0.item.map(isOnPage) == false }
        let unknown = after.lines.filter { $0.kind == .row && $0.item.map(rows.contains) == false }
        // As many rows come into the printed range as have left; more are other rows.
        let areReplaced =
            after.rowCount <= before.rowCount
            && (unknown.count > goneCount || left.count > goneCount)
        // A row that comes into the printed range is new only if the list has more rows.
        let isKnown = after.lines.map { line in
            line.kind != .row || after.rowCount > before.rowCount || areReplaced
                || line.item.map(rows.contains) == true
        }
        let keys = (before.lines.map(Key.init), after.lines.map(Key.init))
        changed = Set(Self.insertions(keys.0, keys.1).filter { isKnown[$0] })
        let isOtherRange = before.firstRow != after.firstRow
        mentioned = Self.insertions(
            before.lines.map(\.mention), after.lines.map(\.mention)
        ).filter { index in
            let line = after.lines[index]
            return isKnown[index] && line.summary != nil && !(isOtherRange && line.kind == .row)
        }
        gone = goneCount <= Self.mostRows && left.count == goneCount ? left.map(\.label) : nil
        let moved = changed.filter { after.lines[$0].kind == .row && keys.0.contains(keys.1[$0]) }
        if isOtherRange || areReplaced || moved.count > 1 || goneCount > Self.mostRows {
            changed.formUnion(after.lines.indices.filter { after.lines[$0].kind == .row })
        }
    }

    /// The values of a line that are compared to print it again.
    private struct Key: Hashable {
        let text: String
        let item: Item.Identity?
        let heading: String?
        let secret: Int?

        init(_ line: PageLine) {
            text = line.text
            item = line.item
            heading = line.heading
            secret = line.secret
        }
    }

    private static func insertions<Key: Hashable>(_ before: [Key], _ after: [Key]) -> [Int] {
        after.difference(from: before).insertions.map { change in
            switch change {
            case .insert(let offset, _, _), .remove(let offset, _, _): offset
            }
        }
    }

    /// The lines to print: first the warnings, then the others, each below the heading of its row
    /// or the first line of its item.
    var lines: [String] {
        let warnings = after.indices.filter { after[$0].kind == .warning && changed.contains($0) }
        var result = warnings.map { after[$0].printed }
        /// The heading or the first line of the item, until it is printed.
        var context: PageLine?
        for (index, line) in after.enumerated() {
            switch line.kind {
            case .heading: context = line
            case .item: context = changed.contains(index) ? nil : line
            case .row, .detail:
                guard changed.contains(index) else { continue }
                if line.kind == .detail || line.heading != nil, let above = context.take() {
                    result.append(above.printed)
                }
            case .warning: continue
            case .title, .text: break
            }
            if changed.contains(index), line.kind != .heading { result.append(line.printed) }
        }
        if let gone, !gone.isEmpty {
            result.append(PlainStrings.onlyGone(gone.joined(separator: ", ")))
        }
        if result.isEmpty, !removed.isEmpty {
            result.append(PlainStrings.onlyGone(removed.joined(separator: ", ")))
        }
        return result
    }

    /// The changes in one line; nil for none.
    var summary: String? {
        let all = mentioned.map { after[$0] }
        let lines = all.filter { $0.kind == .warning } + all.filter { $0.kind != .warning }
        let rows = lines.filter { $0.kind == .row }
        var parts = lines.filter { $0.kind != .row }.compactMap(\.summary)
        if rows.count > Self.mostRows {
            parts.append(PlainStrings.rows(rows.count))
        } else {
            parts += rows.map { line in
                let text = line.summary ?? line.text
                return line.heading.map { "\($0): \(text)" } ?? text
            }
        }
        if goneCount > 0 {
            parts.append(
                PlainStrings.gone(gone?.joined(separator: ", ") ?? PlainStrings.rows(goneCount)))
        }
        return parts.isEmpty ? nil : PlainStrings.changes(parts.joined(separator: "; "))
    }
}
