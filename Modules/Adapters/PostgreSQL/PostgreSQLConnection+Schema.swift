import Domain
import Service

extension PostgreSQLConnection {
    private static let migrations = ServiceSchema.migrations(
        integer: "BIGINT", identity: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
        now: "CAST(extract(epoch FROM now()) * 1000 AS BIGINT)")
    /// The time for all migrations, also those of another server that has started before.
    private static let migrationLimit = Duration.seconds(60 * 60)

    /// Creates the tables, or brings them to the current version.
    func migrate() throws(PostgreSQLError) {
        deadline = .now + Self.migrationLimit
        do throws(StorageError) {
            queue("BEGIN")
            queue("SET LOCAL statement_timeout = 0")
            queue(Self.lock)
            let version = try schemaVersion
            if version < Self.migrations.count {
                if version == 0 {
                    queue("CREATE TABLE football_gather_schema (version BIGINT NOT NULL)")
                    queue("INSERT INTO football_gather_schema VALUES (0)")
                }
                for script in Self.migrations[version...] {
                    for statement in script.split(separator: ";\n") { queue(String(statement)) }
                }
                queue("UPDATE football_gather_schema SET version = \(Self.migrations.count)")
            }
            queue("COMMIT")
            try finish()
        } catch {
            throw error == .readOnly ? .noPermission : .storage(error)
        }
    }

    /// Checks that the tables have a known version, or can be created.
    func checkSchema() throws(PostgreSQLError) {
        deadline = .now + .seconds(10)
        do throws(StorageError) {
            guard try schemaVersion < Self.migrations.count else { return }
            let isAllowed = try integer(
                "SELECT 1 WHERE has_schema_privilege(current_schema(), 'CREATE')", [])
            if isAllowed == 1 { return }
        } catch {
            throw .storage(error)
        }
        throw .noPermission
    }

    /// True if the server is known to notice no changed byte on its disk. Other engines that speak
    /// the protocol may not have the setting.
    var lacksDataChecksums: Bool {
        get throws(PostgreSQLError) {
            do throws(StorageError) {
                return try integer(
                    "SELECT 1 WHERE current_setting('data_checksums', true) = 'off'", []) == 1
            } catch {
                throw .storage(error)
            }
        }
    }

    /// The number of migrations that have run.
    private var schemaVersion: Int {
        get throws(StorageError) {
            let isThere = try integer(
                "SELECT 1 WHERE to_regclass('football_gather_schema') IS NOT NULL", [])
            guard isThere == 1 else { return 0 }
            let version = try integer("SELECT version FROM football_gather_schema", []) ?? 0
            guard version <= Self.migrations.count else { throw .newerVersion }
            return Int(version)
        }
    }
}
