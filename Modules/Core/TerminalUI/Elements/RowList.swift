public import Navigation

/// A list of rows in sections. Rows are created only when they are visible, so the cost of a list
/// depends on its visible part and not on its length.
public struct RowList: Sendable {
    /// The placement of the sections.
    public enum Arrangement: Sendable {
        /// One below the other.
        case stacked
        /// Side by side if the window is wide enough.
        case columns
    }

    /// The destination of a row that the user moves.
    public struct Move: Hashable, Sendable {
        /// The row that moves.
        public let row: RowID
        /// The index of the destination section.
        public let section: Int
        /// The index within the destination section, not counting the row itself.
        public let index: Int

        /// Creates a move.
        ///
        /// - Parameters:
        ///   - row: The row that moves.
        ///   - section: The index of the destination section, from 0.
        ///   - index: The index within the section, from 0, not counting the row itself.
        public init(row: RowID, section: Int, index: Int) {
            self.row = row
            self.section = section
            self.index = index
        }
    }

    /// The name of the list on its page.
    public let label: String
    /// The sections in order. An undivided list has one.
    public let sections: [Section]
    /// The headings of the titles and of each detail; none for a list that is no table.
    public let columns: [String]
    /// The placement of the sections.
    public let arrangement: Arrangement
    /// The smallest width of sections side by side.
    public let narrowestColumn: Int
    /// The most recent request to focus a row; nil if there has been none. The workspace follows
    /// it, and moves the cursor to the row. Then the user moves the focus freely.
    public let focus: FocusRequest<RowID>?
    /// Requests a move of a row; nil for a list with a fixed order.
    public let onMove: (@MainActor (Move) -> Void)?

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - label: The name of the list on its page.
    ///   - sections: The sections in order.
    ///   - columns: The headings of the titles and of each detail. The details of a list with
    ///     headings do not repeat them.
    ///   - arrangement: The placement of the sections.
    ///   - narrowestColumn: The smallest width of sections side by side. The default has room for
    ///     most names.
    ///   - focus: The most recent focus request.
    ///   - onMove: A closure that receives the moves that the user requests. The row stays at its
    ///     position until the presenter provides a page with another order.
    public init(
        _ label: String,
        sections: [Section],
        columns: [String] = [],
        arrangement: Arrangement = .stacked,
        narrowestColumn: Int = 18,
        focus: FocusRequest<RowID>? = nil,
        onMove: (@MainActor (Move) -> Void)? = nil
    ) {
        self.label = label
        self.sections = sections
        self.columns = columns
        self.arrangement = arrangement
        self.narrowestColumn = narrowestColumn
        self.focus = focus
        self.onMove = onMove
    }
}

/// Rows under a common heading.
public struct Section: Sendable {
    /// The heading; nil for none.
    public let title: String?
    /// The meaning of the section, which decides the colour of its heading.
    public let role: Role
    /// The rows from top to bottom.
    public let rows: Rows
    /// The number in the heading of a section with a colour or a placeholder.
    public let count: Int
    /// The text that is shown while there are no rows; nil for none.
    public let placeholder: String?

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - title: The heading; nil for none.
    ///   - role: The meaning of the section.
    ///   - rows: The rows from top to bottom.
    ///   - count: The number in the heading; nil for the number of rows.
    ///   - placeholder: The text that is shown while there are no rows.
    public init(
        _ title: String? = nil, role: Role = .plain, rows: Rows, count: Int? = nil,
        placeholder: String? = nil
    ) {
        self.title = title
        self.role = role
        self.rows = rows
        self.count = count ?? rows.count
        self.placeholder = placeholder
    }
}

/// A sequence of rows that are created on demand.
public struct Rows: Sendable {
    /// The number of rows, 0 or more.
    public let count: Int
    /// True if further rows are added when the last ones are shown.
    public let hasMore: Bool
    private let row: @MainActor (Int) -> Row
    private let find: @MainActor (RowID) -> Int?
    private let prepare: @MainActor (Range<Int>) -> Void

    /// Creates rows on demand.
    ///
    /// - Parameters:
    ///   - count: The number of rows.
    ///   - hasMore: Whether further rows are added when the last ones are shown.
    ///   - row: A closure that returns the row at an index from 0 to `count` - 1.
    ///   - index: A closure that returns the index of a row; nil for a row of another section.
    ///   - willShow: A closure that receives the indices of rows before these and their neighbours
    ///     are shown. A presenter that has not loaded them loads them, and provides another page.
    public init(
        count: Int, hasMore: Bool = false,
        row: @escaping @MainActor (Int) -> Row,
        index: @escaping @MainActor (RowID) -> Int?,
        willShow: @escaping @MainActor (Range<Int>) -> Void = { _ in }
    ) {
        self.count = count
        self.hasMore = hasMore
        self.row = row
        find = index
        prepare = willShow
    }

    /// Creates rows from an array.
    public init(_ rows: [Row]) {
        self.init(
            count: rows.count,
            row: { rows[$0] },
            index: { id in rows.firstIndex { $0.id == id } }
        )
    }

    /// The row at an index from 0 to `count` - 1.
    @MainActor public subscript(index: Int) -> Row { row(index) }

    /// Returns the index of a row, or nil if the row is not in this section.
    @MainActor public func index(of id: RowID) -> Int? { find(id) }

    /// Prepares rows, which are about to be shown or read, and their neighbours.
    @MainActor public func willShow(_ indices: Range<Int>) { prepare(indices) }
}
