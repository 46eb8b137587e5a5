/// Lets everything else run until something is so. What is never so ends the test run, at the line
/// that has waited for it, and not a wait for ever.
@MainActor public func until(
    file: StaticString = #fileID, line: UInt = #line, _ condition: @MainActor () -> Bool
) async {
    for _ in 0..<1_000_000 {
        if condition() { return }
        await Task.yield()
    }
    preconditionFailure("what was waited for has not come", file: file, line: line)
}
