/// The changes of players are among those of records. Rows of players without changes stay as they
/// are.
enum SchemaVersion10_PlayerChanges {
    static let script = """
        -- The copy of a server's account is read again with the changes of its players. It stays usable before.
        UPDATE settings SET value = 'again' WHERE name GLOB 'copy *' AND value <> 'original';
        """
}
