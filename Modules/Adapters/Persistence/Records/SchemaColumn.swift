import SQLite

/// The columns of the definitions in a database.
enum SchemaColumn: Int32, ResultColumn {
    case name, definition

    var sql: String {
        switch self {
        case .name: "name"
        case .definition: "coalesce(sql, '')"
        }
    }
}
