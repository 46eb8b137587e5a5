import Navigation

/// A flow of one screen.
@MainActor final class BareFlow: Coordinator {
    let navigator: Navigator

    init(_ navigator: Navigator) {
        self.navigator = navigator
    }

    func start() throws(NavigationError) {
        try show(BareScreen(navigator))
    }
}

/// A screen with nothing on it.
@MainActor final class BareScreen: Screen {
    let work: WorkScope

    init(_ navigator: Navigator) {
        work = navigator.makeWork()
    }
}

/// A flow of one screen that gives a number.
@MainActor final class BareAnswer: ResultCoordinator {
    let navigator: Navigator
    let result = FlowResult.finished(7)

    init(_ navigator: Navigator) {
        self.navigator = navigator
    }

    func start() throws(NavigationError) {
        try show(BareScreen(navigator))
    }
}

/// A navigator that shows so many screens, one above the other.
@MainActor struct BareHouse {
    let navigator = Navigator()
    let root: BareFlow

    init(depth: Int) throws(NavigationError) {
        root = BareFlow(navigator)
        try navigator.start(root, under: nil)
        for _ in 1..<depth { try root.show(BareScreen(navigator)) }
    }
}
