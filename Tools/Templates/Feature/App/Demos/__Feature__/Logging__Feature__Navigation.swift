import DemoSupport
// data
import FootballUI
import Records
// end data
import __Feature__

/// A navigation of __Feature__ that logs its calls.
@MainActor final class Logging__Feature__Navigation: __Feature__Navigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func __feature__DidFinish() {
        environment.log("__feature__DidFinish()")
        environment.returnToMenu()
    }
    // data

    func recordDidRequestHistory<Root: DisplayableRecord>(of record: Root)
    where Root.ID == RecordID<Root> {
        environment.log("recordDidRequestHistory(of: \(Root.display.title(record)))")
    }

    func recordDidRequestDeleted<Root: DisplayableRecord>(_ kind: Root.Type)
    where Root.ID == RecordID<Root> {
        environment.log("recordDidRequestDeleted(\(kind))")
    }

    var recordHistoryUnavailableReason: String? { nil }
    // end data
}
