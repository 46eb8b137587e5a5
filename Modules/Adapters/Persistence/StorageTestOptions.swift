/// Options that only tests change.
struct StorageTestOptions: Sendable {
    /// True if other processes are kept out of the directory.
    var isExclusive = true
    /// The longest time to wait for the lock of another process, in milliseconds.
    var busyTimeout: Int32 = 5_000
    /// Waits before the check of a password, in real time: the clock of a recording stands still
    /// while a sign-in is running.
    var sleep: @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
}
