import Synchronization

/// The users of tokens with which writes have succeeded, so that further writes begin without a
/// check. A token belongs to one user for ever, but can end, so that each write also checks it in
/// its transaction.
final class KnownTokens: Sendable {
    private static let limit = 10_000

    private let users = Mutex<[String: Int64]>([:])

    /// Returns the user of a token with this hash, or nil if the token is not known or has ended.
    func user(of hash: String) -> Int64? { users.withLock { $0[hash] } }

    func add(_ user: Int64, of hash: String) {
        users.withLock { users in
            if users.count >= Self.limit { users = [:] }
            users[hash] = user
        }
    }

    func remove(_ hash: String) { users.withLock { $0[hash] = nil } }
}
