/// A squad list as read from a file: rows of texts whose meaning is not decided yet.
public struct SquadList: Hashable, Sendable {
    /// A row with at least one visible value.
    public struct Row: Hashable, Sendable {
        /// The number of the line or of the row in the file, from 1.
        public let line: Int
        /// The values, without white space at their ends.
        public let values: [String]

        /// Creates a row.
        public init(line: Int, values: [String]) {
            self.line = line
            self.values = values
        }
    }

    /// The kind of the file, as the reader recognized it.
    public enum Format: Hashable, Sendable {
        /// Text with a separator between the values of a line.
        case text(encoding: String, separator: Character)
        /// A table of a spreadsheet.
        ///
        /// - Parameter otherTables: The names of the tables that are not read.
        case spreadsheet(table: String, otherTables: [String])
        /// Contacts as vCards.
        case contacts(encoding: String)
    }

    /// The kind of the file.
    public let format: Format
    /// The rows from top to bottom.
    public let rows: [Row]
    /// The parts of the file that cannot be divided into values.
    public let issues: [ImportIssue]
    /// The encodings in which the file can be read; empty for a spreadsheet.
    public let encodings: [String]

    /// Creates a list.
    public init(
        format: Format, rows: [Row], issues: [ImportIssue] = [], encodings: [String] = []
    ) {
        self.format = format
        self.rows = rows
        self.issues = issues
        self.encodings = encodings
    }
}
