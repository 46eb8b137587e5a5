/// Calls a closure until it returns a value, and returns the value.
///
/// The limit ends a wait that would never end otherwise. No expectation depends on it, because a
/// busy machine needs a small part of it.
///
/// - Parameters:
///   - awaited: The name of the value, for the error message.
///   - evidence: The state of the program, for the error message.
///   - body: A closure that returns nil as long as the value is missing.
/// - Throws: `MissingValueError`, or the error of `body`.
@discardableResult public func eventually<Value>(
    _ awaited: String, evidence: () -> String = { "" }, _ body: () async throws -> Value?
) async throws -> Value {
    let limit = SuspendingClock.now + .seconds(900)
    while true {
        if let value = try await body() { return value }
        guard SuspendingClock.now < limit else {
            throw MissingValueError(description: "\(awaited) is missing.\n\(evidence())")
        }
        try await Task.sleep(for: .milliseconds(25))
    }
}

/// Waits until a condition holds that another process changes.
///
/// - Throws: `MissingValueError`, or the error of `condition`.
public func poll(until condition: () async throws -> Bool) async throws {
    try await eventually("The state") { try await condition() ? true : nil }
}

/// A value that was awaited for too long.
public struct MissingValueError: Error, CustomStringConvertible {
    /// The name of the value, and the state of the program.
    public let description: String
}
