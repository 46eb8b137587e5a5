import DemoSupport
import Navigation
import TerminalUI
import TestSupport

/// Writes down what the bell tells.
@MainActor final class BellListener {
    unowned let stage: DemoEnvironment

    init(_ stage: DemoEnvironment) {
        self.stage = stage
    }

    func bellDidRing() {
        stage.log("bellDidRing()")
        stage.returnHome()
    }
}

/// A feature as small as can be: one screen with a bell.
@MainActor final class Bell: Coordinator {
    unowned let navigator: Navigator
    private weak var listener: BellListener?
    private let calls: Gate

    init(_ navigator: Navigator, _ listener: BellListener, calls: Gate) {
        self.navigator = navigator
        self.listener = listener
        self.calls = calls
    }

    func start() throws(NavigationError) {
        let work = navigator.makeWork()
        var isLoading = true
        let screen = StubScreen(work: work) { [weak self] in
            Page(
                title: "Bell", elements: isLoading ? [.progress(Progress("Polishing…"))] : [],
                actions: [Action("Ring") { self?.listener?.bellDidRing() }])
        }
        try show(screen)
        work.enqueue { [calls] in
            await calls.pass()
            isLoading = false
        }
    }
}
