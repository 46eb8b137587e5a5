import CPostgreSQL
public import Domain

/// The reason why a database cannot be opened.
public enum PostgreSQLError: Error, Equatable, Sendable {
    /// The database does not accept the connection, for the reason that libpq reports.
    case connection(String)
    /// The user may not create tables, and they are missing or old.
    case noPermission
    /// The tables cannot be read or created.
    case storage(StorageError)
}

extension StorageError {
    /// Creates the error with a code of PostgreSQL, "SQLSTATE".
    init(sqlState: String) {
        switch sqlState {
        case "53100": self = .full
        // The division by zero of a statement that must find a row.
        case "22012": self = .notFound
        case "25006", "42501": self = .readOnly
        // Limits of time, of connections and of memory, and conflicts of transactions.
        case "55P03", "57014", "40001", "40P01": self = .busy
        case _ where sqlState.hasPrefix("53"): self = .busy
        case "XX001", "XX002": self = .damaged
        default: self = .unavailable
        }
    }
}
