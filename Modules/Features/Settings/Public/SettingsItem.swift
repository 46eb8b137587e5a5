/// A row that another feature adds to the settings.
public struct SettingsItem: Sendable {
    let label: String
    let detail: String
    let open: @MainActor () -> Void

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - label: The name of the page that the row opens.
    ///   - detail: A description of the page.
    ///   - open: A closure that opens the page.
    public init(_ label: String, detail: String, open: @escaping @MainActor () -> Void) {
        self.label = label
        self.detail = detail
        self.open = open
    }
}
