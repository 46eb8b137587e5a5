public import Navigation

/// The route to the history of a record.
public struct ChangeHistoryRoute: Route {
    /// The format of the path: `history`.
    public static let format = RouteFormat("change-history", path: "history") { Self() }
}

/// The route to the deleted records of a kind.
public struct DeletedRecordsRoute: Route {
    /// The format of the path: `deleted`.
    public static let format = RouteFormat("deleted-records", path: "deleted") { Self() }
}
