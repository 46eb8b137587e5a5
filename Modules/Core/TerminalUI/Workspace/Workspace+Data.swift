extension Workspace {
    /// Tells the visible screen of a change by another device or program.
    public func dataDidChange() { screen?.dataDidChange() }
}
