/// Lets everything else run until something is so.
@MainActor public func until(_ condition: @MainActor () -> Bool) async {
    while !condition() { await Task.yield() }
}
