import Domain
import Synchronization

/// The account of the session that was opened last.
final class CurrentAccount: Sendable {
    /// The longest time in which changes are sent before a sign-out or the end of the app.
    private static let patience = Duration.seconds(2)

    private let account = Mutex<RemoteAccount?>(nil)
    private let make: @Sendable (Session) -> RemoteAccount

    init(_ make: @escaping @Sendable (Session) -> RemoteAccount) {
        self.make = make
    }

    /// Returns the account of a session, which replaces that of another one.
    func account(of session: Session) -> RemoteAccount {
        account.withLock { account in
            if let account, account.session == session { return account }
            let new = make(session)
            account = new
            return new
        }
    }

    /// Sends the changes that wait, and waits for that for a short time.
    func finish() async {
        await account.withLock(\.self)?.finish(within: Self.patience)
    }

    /// Ends the exchange of a session.
    func close(_ session: Session) {
        account.withLock { if $0?.session == session { $0 = nil } }
    }
}
