public import Navigation

/// The route to the list of finished gathers.
public struct HistoryRoute: Route {
    /// The format of the path: `gathers`.
    public static let format = RouteFormat("gathers", path: "gathers") { Self() }

    /// Creates the route.
    public init() {}
}

/// The route to a month in the list.
public struct HistoryMonthRoute: Route {
    let year: Int
    /// The month, from 1 to 12.
    let month: Int

    /// The format of the path, such as `2026-11`.
    public static let format = RouteFormat(
        "gathers-month", path: ":month",
        RouteParameter(\.self, expected: HistoryStrings.month, length: 7, text: \.text) {
            Self($0)
        }
    ) { $0 }

    init(year: Int, month: Int) {
        self.year = year
        self.month = month
    }

    private init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let year = Int(parts[0]), let month = Int(parts[1]),
            (1_000...9_999).contains(year), (1...12).contains(month)
        else { return nil }
        self.year = year
        self.month = month
        // Other digits and signs would give a month several links.
        guard self.text.utf8.elementsEqual(text.utf8) else { return nil }
    }

    private var text: String { "\(year)-\(month < 10 ? "0" : "")\(month)" }
}
