import DemoSupport
import __Feature__

/// A navigation that logs all events.
@MainActor final class __Feature__Listener: __Feature__Navigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func __feature__DidFinish() {
        environment.log("__feature__DidFinish()")
        environment.returnToMenu()
    }
}
