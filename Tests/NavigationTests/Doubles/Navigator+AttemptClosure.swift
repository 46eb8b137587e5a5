import Navigation

extension Navigator {
    /// Makes a change within a closure that does not throw, where `try` cannot be written in an
    /// argument.
    func attempt(_ body: () throws(NavigationError) -> Void) {
        do throws(NavigationError) {
            try body()
        } catch {
            if error != .stale { onError?(error) }
        }
    }
}
