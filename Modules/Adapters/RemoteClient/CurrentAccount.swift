import Synchronization

/// The account of the session that was opened last.
final class CurrentAccount: Sendable {
    private struct Reference: Sendable {
        weak var account: RemoteAccount?
    }

    /// The longest time in which changes are sent before a sign-out or the end of the app.
    private static let patience = Duration.seconds(2)

    private let reference = Mutex(Reference())

    /// The account, while its session uses it.
    var account: RemoteAccount? {
        get { reference.withLock { $0.account } }
        set { reference.withLock { $0.account = newValue } }
    }

    /// Sends the changes that wait, and waits for that for a short time.
    func finish() async { await account?.finish(within: Self.patience) }
}
