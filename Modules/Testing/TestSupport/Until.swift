/// Lets other tasks run on the main actor until a condition holds.
///
/// A condition that never holds stops the process at the line of the call, after a time that no
/// busy machine needs.
@MainActor public func until(
    file: StaticString = #fileID, line: UInt = #line, _ condition: @MainActor () -> Bool
) async {
    let limit = SuspendingClock.now + .seconds(900)
    while !condition() {
        guard SuspendingClock.now < limit else {
            preconditionFailure("The condition does not hold.", file: file, line: line)
        }
        await Task.yield()
    }
}
