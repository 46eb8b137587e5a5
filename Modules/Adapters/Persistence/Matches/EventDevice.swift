import Domain
import FoundationEssentials
import SQLite

/// The random identifier of this installation, which is that of the events that it adds.
enum EventDevice {
    /// Stores an identifier if there is none that is valid.
    static func prepare(_ database: Database) throws(StorageError) {
        guard try stored(database) == nil else { return }
        try database.run(
            "INSERT OR REPLACE INTO settings (name, value) VALUES ('device', ?)",
            [.text(UUID().uuidString)])
    }

    /// Returns the identifier, or a new one if the stored one is damaged.
    static func id(_ database: Database) throws(StorageError) -> UUID {
        try stored(database) ?? UUID()
    }

    /// Removes the identifier from a database that replaces a newer one. Otherwise, new events
    /// could get the identities of events that are lost here and known elsewhere.
    static func remove(_ database: Database) throws(StorageError) {
        try database.run("DELETE FROM settings WHERE name = 'device'")
    }

    private static func stored(_ database: Database) throws(StorageError) -> UUID? {
        try database.text("SELECT value FROM settings WHERE name = 'device'")
            .flatMap { UUID(uuidString: $0) }
    }
}
