import DemoSupport
import Domain
import History

/// A navigation of History that logs its calls.
@MainActor final class LoggingHistoryNavigation: HistoryNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func historyDidSelect(_ id: Match.ID) {
        environment.log("historyDidSelect(\(id))")
    }

    var historySelectionUnavailableReason: String? { nil }
}
