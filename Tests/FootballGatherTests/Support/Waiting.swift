/// Nothing is waited for longer than this: a loaded machine is slow, but not that slow.
let patience = Duration.seconds(180)

/// What was awaited and never came.
struct Overdue: Error, CustomStringConvertible {
    let description: String
}

/// Asks again and again until there is an answer.
///
/// - Parameters:
///   - awaited: what is said to have been missing.
///   - evidence: what there is instead.
func eventually<Value>(
    _ awaited: String, evidence: () async -> String = { "" },
    within limit: Duration = patience, pause: Duration = .milliseconds(5),
    _ ask: () async throws -> Value?
) async throws -> Value {
    let deadline = ContinuousClock.now + limit
    while true {
        if let value = try await ask() { return value }
        if ContinuousClock.now > deadline {
            throw Overdue(description: "Still missing: \(awaited).\n\(await evidence())")
        }
        try await Task.sleep(for: pause)
    }
}
