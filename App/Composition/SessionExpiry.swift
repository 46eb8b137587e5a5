import Domain

/// Hears of the session's end from whichever call finds out first, and tells once.
@MainActor final class SessionExpiry {
    /// What happens then.
    var onExpiry: (@MainActor () -> Void)?

    nonisolated init() {}

    /// Makes a call to the storage, and listens to its error.
    nonisolated func watching<Value: Sendable>(
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
