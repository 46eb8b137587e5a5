public import Navigation

/// The route to the screen of Attendance.
public struct AttendanceRoute: Route {
    /// The format of the path: `attendance`.
    public static let format = RouteFormat(
        "attendance", path: "attendance"
    ) { Self() }

    /// Creates the route.
    public init() {}
}
