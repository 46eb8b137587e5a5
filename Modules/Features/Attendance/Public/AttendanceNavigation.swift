public import Domain

/// Events of the feature Attendance, handled by the composition root.
@MainActor public protocol AttendanceNavigation: AnyObject {
    /// The user wants to make teams of the people who come.
    ///
    /// - Parameter draft: The players and guests, all of them on the bench.
    func attendanceDidConfirm(_ draft: MatchDraft)

    /// The message that says why the user cannot make teams; nil if they can. A message disables
    /// the action. Read once, when the screen is created.
    var attendanceTeamsUnavailableReason: String? { get }
}
