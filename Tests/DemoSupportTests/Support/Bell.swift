import DemoSupport
import Navigation
import TerminalUI
import TestSupport

/// Logs the calls of the bell.
@MainActor final class BellNavigation {
    private unowned let environment: DemoEnvironment

    init(_ environment: DemoEnvironment) {
        self.environment = environment
    }

    func bellDidRing() {
        environment.log("bellDidRing()")
        environment.returnToMenu()
    }
}

/// A feature with one screen and one action.
@MainActor final class Bell: Coordinator {
    @WeakNavigator var navigator: Navigator
    private weak var navigation: BellNavigation?
    private let calls: Gate

    init(_ navigator: Navigator, _ navigation: BellNavigation, calls: Gate) {
        self.navigator = navigator
        self.navigation = navigation
        self.calls = calls
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        var isLoading = true
        let screen = PageScreen(work: work) { [weak self] in
            Page(
                title: "Bell", elements: isLoading ? [.progress(Progress("Loading…"))] : [],
                actions: [Action("Ring") { self?.navigation?.bellDidRing() }])
        }
        try show(screen)
        work.enqueue { [calls] in
            await calls.pass()
            isLoading = false
        }
    }
}
