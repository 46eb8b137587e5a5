import Domain

/// Reports the end of a session when a call of a repository throws `.sessionExpired`.
@MainActor final class SessionExpiry {
    /// A handler that is called at most once.
    var onExpiry: (@MainActor () -> Void)?

    nonisolated init() {}

    /// Runs a call and returns its result. Reports the end of the session if the call throws
    /// `.sessionExpired`.
    nonisolated func reporting<Value: Sendable>(
        _ call: @Sendable () async throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        do throws(StorageError) {
            return try await call()
        } catch {
            if error == .sessionExpired { await report() }
            throw error
        }
    }

    private func report() {
        let handler = onExpiry
        onExpiry = nil
        handler?()
    }
}
