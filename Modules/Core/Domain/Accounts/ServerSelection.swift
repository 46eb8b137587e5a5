/// The place of the accounts: a server, or this device.
public protocol ServerSelection: Sendable {
    /// The address of the server, or nil if this device keeps the accounts.
    var server: String? { get }

    /// Keeps the accounts on this device from now on, also at the next start. Call it only while nobody
    /// is signed in.
    func useThisDevice() async throws(StorageError)
}
