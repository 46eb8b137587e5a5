import CPostgreSQL

/// The address of a database, such as `postgres://club@db.example.org/football`. Its password is in
/// no description and in no error.
public struct PostgreSQLAddress: Sendable {
    let text: String

    /// Parses an address in the URI form of libpq; nil if it is malformed.
    public init?(_ text: String) {
        let schemes = ["postgres://", "postgresql://"]
        guard let scheme = schemes.first(where: text.hasPrefix) else { return nil }
        // An unescaped character of the password would end the name of the user or the host, and
        // errors name both.
        let parts = text.dropFirst(scheme.count).split(
            separator: "@", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.count == 1 || !parts[0].contains(where: "/?#[]".contains),
            !text.utf8.contains(0)
        else { return nil }
        guard let options = PQconninfoParse(text, nil) else { return nil }
        PQconninfoFree(options)
        self.text = text
    }
}
