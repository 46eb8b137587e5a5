import Navigation

/// A coordinator of one empty screen.
@MainActor final class EmptyCoordinator: Coordinator {
    let navigator: Navigator

    init(_ navigator: Navigator) {
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        try show(EmptyScreen(navigator))
    }
}

@MainActor final class EmptyScreen: Screen {
    let work: WorkScope

    init(_ navigator: Navigator) {
        work = navigator.makeWork()
    }
}

/// A coordinator of one empty screen that reports a result.
@MainActor final class EmptyResultCoordinator: ResultCoordinator {
    let navigator: Navigator
    var result = FlowResult<Int>.cancelled

    init(_ navigator: Navigator) {
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        result = .finished(7)
        try show(EmptyScreen(navigator))
    }
}

/// A navigator with a stack of empty screens.
@MainActor struct NavigatorFixture {
    let navigator = Navigator()
    let root: EmptyCoordinator

    init(depth: Int) throws(NavigationError) {
        root = EmptyCoordinator(navigator)
        try navigator.start(root, under: nil)
        for _ in 1..<depth { try root.show(EmptyScreen(navigator)) }
    }
}
