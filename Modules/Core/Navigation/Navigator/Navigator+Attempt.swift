extension Navigator {
    /// Makes a change that somebody asked for and that nobody can repair when it is refused: nothing
    /// has changed then, and `onError` is told, unless it was only late.
    public func attempt(_ body: @autoclosure () throws(NavigationError) -> Void) {
        do throws(NavigationError) {
            try body()
        } catch {
            if error != .stale { onError?(error) }
        }
    }
}
