import DemoSupport
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
}
