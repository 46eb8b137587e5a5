import ChangeHistory
import DemoSupport
import Records

/// A navigation of ChangeHistory that logs its calls.
@MainActor final class LoggingChangeHistoryNavigation: ChangeHistoryNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func changeHistoryDidChange(_ record: some Record) {
        environment.log("changeHistoryDidChange(\(record.id))")
    }

    func changeHistoryDidRestore(_ record: some Record) {
        environment.log("changeHistoryDidRestore(\(record.id))")
    }
}
