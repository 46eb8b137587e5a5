import Navigation

/// Finds the focused row of a list again after rows were inserted, deleted or moved.
@MainActor struct ListFocus {
    let list: RowList

    /// Returns the updated position. A list without rows keeps its position, so that a search
    /// without results does not lose it.
    func resolve(_ previous: ListPosition) -> ListPosition {
        guard list.rowCount > 0 else { return previous }
        var position = previous
        if let location = requestedPosition(previous) {
            position.followedRequest = list.focus?.serial
            (position.section, position.index) = location
        } else if let row = position.row, !isAt(row, position),
            let location = find(row, in: position)
        {
            position.index = location
        }
        clamp(&position)
        position.row = list.sections[position.section].rows[position.index].id
        return position
    }

    /// Prepares the rows around a position, unless they were prepared for the same row.
    func prepareRows(at position: ListPosition) -> ListPosition {
        guard list.rowCount > 0, let row = position.row,
            position.prepared?.index != position.index || position.prepared?.row != row
        else { return position }
        var position = position
        position.prepared = (position.index, row)
        list.sections[position.section].rows.willShow(position.index..<position.index + 1)
        return position
    }

    /// Returns the position of the requested row, if the request has not been followed yet.
    func requestedPosition(_ position: ListPosition) -> (section: Int, index: Int)? {
        guard let request = list.focus, request.serial != position.followedRequest else {
            return nil
        }
        return find(request.target)
    }

    private func isAt(_ row: RowID, _ position: ListPosition) -> Bool {
        guard list.sections.indices.contains(position.section) else { return false }
        let rows = list.sections[position.section].rows
        return position.index < rows.count && rows[position.index].id == row
    }

    /// Returns the index of a row in its previous section. The focus does not follow a row to
    /// another section, so that the user can move the next row.
    private func find(_ row: RowID, in position: ListPosition) -> Int? {
        guard list.sections.indices.contains(position.section) else { return nil }
        return list.sections[position.section].rows.index(of: row)
    }

    func find(_ row: RowID) -> (section: Int, index: Int)? {
        for (section, content) in list.sections.enumerated() {
            if let index = content.rows.index(of: row) { return (section, index) }
        }
        return nil
    }

    private func clamp(_ position: inout ListPosition) {
        if !list.sections.indices.contains(position.section) { position.section = 0 }
        if list.sections[position.section].rows.count == 0 {
            position.section = list.sections.firstIndex { $0.rows.count > 0 } ?? 0
            position.index = 0
        }
        let count = list.sections[position.section].rows.count
        position.index = min(max(0, position.index), count - 1)
    }
}

/// The position of the focus and the scroll offsets of a list.
struct ListPosition {
    var section = 0
    var index = 0
    var row: RowID?
    /// The index and the identity of the row that was prepared last.
    var prepared: (index: Int, row: RowID)?
    /// The first visible line of each column.
    var scroll: [Int] = []
    /// The serial number of the last focus request that was followed.
    var followedRequest: Int?
    /// The size of the list when it was last drawn.
    var size = Size(columns: 80, rows: 10)
    /// True if the sections were last drawn as panels.
    var isFramed = false

    /// The position with the focus on the first row.
    var atFirstRow: ListPosition {
        var first = self
        (first.section, first.index, first.row, first.scroll) = (0, 0, nil, [])
        return first
    }
}
