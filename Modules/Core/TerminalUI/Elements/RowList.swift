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
        /// The row to be focused.
        public let row: RowID
        /// Another number is another wish.
        public let serial: Int

        /// - Parameter serial: a number that no earlier wish for the list had.
        public init(row: RowID, serial: Int) {
            self.row = row
            self.serial = serial
        }
    }

    /// Where a row was taken to.
    public struct Move: Hashable, Sendable {
        /// The row that was moved.
        public let row: RowID
        /// The section that it goes to.
        public let section: Int
        /// Its place there, counted without the row itself.
        public let index: Int

        /// - Parameters:
        ///   - section: counted from 0.
        ///   - index: counted from 0, without the row itself.
        public init(row: RowID, section: Int, index: Int) {
            self.row = row
            self.section = section
            self.index = index
        }
    }

    /// Names the list on its page.
    public let label: String
    /// In their order; a list that is not divided has one.
    public let sections: [Section]
    /// How the sections stand where there is room.
    public let arrangement: Arrangement
    /// The wish that was made last; nil leaves the focus to the user.
    public let focus: FocusRequest?
    /// Nil when rows cannot be moved.
    public let onMove: (@MainActor (Move) -> Void)?

    /// - Parameter onMove: called when the user has moved a row, which stays where it is until the
    ///   presenter's next page says otherwise.
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
    /// The heading; nil for none.
    public let title: String?
    /// What the heading means: a team, for example.
    public let role: Role
    /// The rows from top to bottom.
    public let rows: Rows
    /// Shown while there are no rows.
    public let placeholder: String?

    /// A section; without a title, its rows stand alone.
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
    /// How many there are: 0 or more.
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

    /// The row at an index from 0 to `count` - 1.
    @MainActor public subscript(index: Int) -> Row { row(index) }

    /// Where a row stands now, from 0; nil when it is not here.
    @MainActor public func index(of id: RowID) -> Int? { find(id) }
}

/// Names a row, whatever its place.
public struct RowID: Hashable, Sendable {
    /// Means something to the presenter alone.
    public let number: Int64

    /// - Parameter number: the same for the same thing on every page.
    public init(_ number: Int64) {
        self.number = number
    }
}
