extension String {
    /// The text as the name of a table or a column, which can be a word of SQL.
    package var sqlName: String { "\"\(replacing("\"", with: "\"\""))\"" }
}
