extension Navigator {
    /// Makes a change that somebody asked for and that nobody can repair when it is refused: nothing
    /// has changed then, and `onRefusal` is told, unless it was only late.
    public func attempt(_ body: () throws(NavigationError) -> Void) {
        do throws(NavigationError) {
            try body()
        } catch {
            if error != .stale { onRefusal?(error) }
        }
    }
}
