/// What only tests set in another way.
struct StorageTestOptions: Sendable {
    /// Whether other runners are kept out of the directory.
    var isExclusive = true
    /// How many milliseconds to wait for another program that writes to the database.
    var patience: Int32 = 5_000
}
