extension Navigator {
    /// Takes everything away, for good: the program ends, or a test. Every coordinator is told that
    /// it left, all work is cancelled, and nothing can be shown any more. Within a transaction that is
    /// refused, it has not happened.
    public func close() {
        guard !isClosed else { return }
        withCommandSource(nil) { attemptToClose() }
    }

    private func attemptToClose() {
        attempt(
            try perform(.close) { () throws(NavigationError) in
                while !tree.layers.isEmpty { dropLayer() }
                isClosed = true
                journal.append(.closed)
            })
    }
}
