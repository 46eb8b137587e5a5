public import Domain
public import FoundationEssentials
public import Navigation

/// The route to a finished gather.
public struct GatherDetailRoute: Route {
    /// The identifier of the match.
    public let matchID: Match.ID

    /// The format of the path, such as `3F2504E0-4F89-41D3-9A0C-0305E82C3301`.
    public static let format = RouteFormat(
        "gather-detail", path: ":gather",
        RouteParameter(
            \.matchID, expected: GatherDetailStrings.gatherID, length: 36, text: \.uuidString
        ) { text in
            // Lower-case digits would give a gather several links.
            UUID(uuidString: text).flatMap { $0.uuidString == text ? $0 : nil }
        }
    ) { Self($0) }

    /// Creates the route.
    public init(_ matchID: Match.ID) {
        self.matchID = matchID
    }
}
