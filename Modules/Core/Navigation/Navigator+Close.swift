extension Navigator {
    /// Takes everything away, for good: the program ends, or a test. Every coordinator is told that
    /// it left, all work is cancelled, and nothing can be shown any more.
    ///
    /// A navigator and its coordinators hold each other as long as something is shown, so one that is
    /// not needed any more has to be closed.
    public func close() {
        guard !isClosed else { return }
        attempt { () throws(NavigationError) in
            try transaction { () throws(NavigationError) in
                while !tree.layers.isEmpty { dropLayer() }
                isClosed = true
            }
        }
    }
}
