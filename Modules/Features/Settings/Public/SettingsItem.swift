/// A row that another feature adds to the settings.
public struct SettingsItem: Sendable {
    var label: String { makeLabel() }
    var detail: String { makeDetail() }
    private let makeLabel: @Sendable () -> String
    private let makeDetail: @Sendable () -> String
    let open: @MainActor () -> Void

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - label: The name of the page that the row opens.
    ///   - detail: A description of the page.
    ///   - open: A closure that opens the page.
    public init(
        _ label: @autoclosure @escaping @Sendable () -> String,
        detail: @autoclosure @escaping @Sendable () -> String, open: @escaping @MainActor () -> Void
    ) {
        makeLabel = label
        makeDetail = detail
        self.open = open
    }
}
