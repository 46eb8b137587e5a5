import DemoSupport
import Domain
import ServerMove

/// A navigation of ServerMove that logs its calls.
@MainActor final class LoggingServerMoveNavigation: ServerMoveNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func serverMoveDidRequestStart(_ start: @escaping @MainActor () -> Void) {
        environment.log("serverMoveDidRequestStart(_:)")
        start()
    }

    func serverMoveDidFinish(with session: Session) {
        environment.log("serverMoveDidFinish(with: \(session.user.name.text))")
        environment.returnToMenu()
    }
}
