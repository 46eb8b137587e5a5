import DataTransfer
import DemoSupport

/// A navigation of DataTransfer that logs its calls.
@MainActor final class LoggingDataTransferNavigation: DataTransferNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func dataTransferDidImport() {
        environment.log("dataTransferDidImport()")
    }
}
