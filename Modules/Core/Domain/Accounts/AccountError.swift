/// The reason why a request about an account or its sessions fails.
public enum AccountError: Error, Equatable, Sendable {
    /// Another account has the same user name, regardless of case.
    case nameTaken
    /// No account has this combination of user name and password.
    case wrongCredentials
    /// The new password is not valid.
    case newPassword(PasswordError)
    /// The storage on this device cannot be read or written, or the session has ended.
    case storage(StorageError)
    /// The server of the account does not do what was requested.
    case server(ServerError)

    /// Returns a value, and throws an error of the storage as `.storage`.
    package static func converting<Value>(
        _ value: @autoclosure () async throws(StorageError) -> Value
    ) async throws(AccountError) -> Value {
        do throws(StorageError) {
            return try await value()
        } catch {
            throw .storage(error)
        }
    }
}
