/// A list of rows in sections. Rows are asked for only when they are seen, so a list costs what is
/// visible of it.
public struct RowList: Sendable {
    /// How the sections stand.
    public enum Arrangement: Sendable {
        /// One below the other.
        case stacked
        /// Side by side where there is room.
        case columns
    }

    /// A wish to have a row focused. It is granted once for each serial number.
    public struct FocusRequest: Hashable, Sendable {
        public let row: RowID
        public let serial: Int

        public init(row: RowID, serial: Int) {
            self.row = row
            self.serial = serial
        }
    }

    /// Where a row was taken to.
    public struct Move: Hashable, Sendable {
        public let row: RowID
        /// The section that it goes to.
        public let section: Int
        /// Its place there, counted without the row itself.
        public let index: Int

        public init(row: RowID, section: Int, index: Int) {
            self.row = row
            self.section = section
            self.index = index
        }
    }

    /// Names the list on its page.
    public let label: String
    public let sections: [Section]
    public let arrangement: Arrangement
    public let focus: FocusRequest?
    /// Nil when rows cannot be moved.
    public let onMove: (@MainActor (Move) -> Void)?

    public init(
        _ label: String,
        sections: [Section],
        arrangement: Arrangement = .stacked,
        focus: FocusRequest? = nil,
        onMove: (@MainActor (Move) -> Void)? = nil
    ) {
        self.label = label
        self.sections = sections
        self.arrangement = arrangement
        self.focus = focus
        self.onMove = onMove
    }
}

/// Some rows under a heading.
public struct Section: Sendable {
    public let title: String?
    public let role: Role
    public let rows: Rows
    /// Shown while there are no rows.
    public let placeholder: String?

    public init(
        _ title: String? = nil, role: Role = .plain, rows: Rows, placeholder: String? = nil
    ) {
        self.title = title
        self.role = role
        self.rows = rows
        self.placeholder = placeholder
    }
}

/// So many rows, each made when it is asked for.
public struct Rows: Sendable {
    public let count: Int
    private let row: @MainActor (Int) -> Row
    private let find: @MainActor (RowID) -> Int?

    /// - Parameters:
    ///   - row: the row at an index from 0 to `count` - 1.
    ///   - index: where a row stands now; nil when it is not here.
    public init(
        count: Int,
        row: @escaping @MainActor (Int) -> Row,
        index: @escaping @MainActor (RowID) -> Int?
    ) {
        self.count = count
        self.row = row
        find = index
    }

    /// Rows that are made already.
    public init(_ rows: [Row]) {
        self.init(
            count: rows.count,
            row: { rows[$0] },
            index: { id in rows.firstIndex { $0.id == id } }
        )
    }

    @MainActor public subscript(index: Int) -> Row { row(index) }

    @MainActor public func index(of id: RowID) -> Int? { find(id) }
}

/// Names a row, whatever its place.
public struct RowID: Hashable, Sendable {
    public let number: Int64

    public init(_ number: Int64) {
        self.number = number
    }
}
