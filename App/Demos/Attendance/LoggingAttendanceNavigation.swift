import Attendance
import DemoSupport
import Domain

/// A navigation of Attendance that logs its calls.
@MainActor final class LoggingAttendanceNavigation: AttendanceNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func attendanceDidConfirm(_ draft: MatchDraft) {
        let names = draft[.bench].map(\.name).joined(separator: ", ")
        environment.log("attendanceDidConfirm([\(names)])")
    }

    let attendanceTeamsUnavailableReason: String? = nil
}
