import Domain
import Records

/// The migrations that add the fields of players which were declared after the first version.
/// Released ones never change, because the definitions in a database are compared with theirs.
enum PlayerFields {
    /// The columns of the index with copies in the versions before the first field that was added.
    private static let firstColumns =
        "user, name_key, id, name, identity_key, age, skill, position, favourite_team"

    /// The last version that adds a field; 0 if there is none.
    static let lastVersion = PlayerField.allCases.compactMap(\.description.version).max() ?? 0

    /// Returns the script of a version that adds fields.
    static func script(of version: Int) -> String {
        let fields = PlayerField.allCases.map(\.description)
        let new = fields.filter { $0.version == version }.map {
            "ALTER TABLE players ADD COLUMN \($0.column) \($0.definition);"
        }
        let later = fields.filter { ($0.version ?? .max) <= version }
            .sorted { ($0.version ?? 0) < ($1.version ?? 0) }.map(\.column)
        return """
            \(new.joined(separator: "\n"))
            DROP INDEX players_copy;
            CREATE INDEX players_copy ON players
                (\(firstColumns),
                \(later.joined(separator: ", ")));

            -- The copy of a server's account has no values of the fields that were received before, so it is
            -- read again.
            UPDATE settings SET value = 'again' WHERE name GLOB 'copy *' AND value <> 'original';
            """
    }
}

extension FieldDescription {
    /// The type and the rule of the column.
    fileprivate var definition: String {
        switch type {
        case .text: "TEXT CHECK (length(\(column)) > 0)"
        case .integer(let range):
            "INTEGER CHECK (\(column) BETWEEN \(range.lowerBound) AND \(range.upperBound))"
        case .choice(let choices):
            "TEXT CHECK (\(column) IN (\(choices.map { "'\($0)'" }.joined(separator: ", "))))"
        case .reference: "INTEGER"
        }
    }
}
