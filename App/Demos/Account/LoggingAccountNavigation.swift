import Account
import DemoSupport

/// A navigation of Account that logs its calls.
@MainActor final class LoggingAccountNavigation: AccountNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func accountDidRequestSignOutEverywhere() {
        environment.log("accountDidRequestSignOutEverywhere()")
        environment.returnToMenu()
    }

    func sessionDidRequestSignOut() {
        environment.log("sessionDidRequestSignOut()")
    }

    let sessionSignOutUnavailableReason: String? = nil
}
