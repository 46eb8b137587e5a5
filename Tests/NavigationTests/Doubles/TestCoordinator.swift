import Navigation

/// A coordinator that shows one screen, or runs the steps that a test gives it.
@MainActor final class TestCoordinator: Coordinator {
    typealias Steps = (TestCoordinator) throws -> Void

    @WeakNavigator var navigator: Navigator
    let lifetime: CoordinatorLifetime
    let screen = TestScreen()
    var onDidLeave: (() -> Void)?
    var deinitAction: DeinitAction?
    private(set) var didLeaveCount = 0
    private let steps: Steps

    init(
        _ navigator: Navigator, lifetime: CoordinatorLifetime = .whileShown,
        _ steps: @escaping Steps = { try $0.show($0.screen) }
    ) {
        self.lifetime = lifetime
        self.steps = steps
        self.navigator = navigator
    }

    /// Creates a coordinator that shows its screen when the test says so.
    static func waiting(on navigator: Navigator) -> TestCoordinator {
        TestCoordinator(navigator, lifetime: .untilFirstScreenLeaves) { _ in }
    }

    func start(_: StartPermission) throws(NavigationError) {
        try navigationError(of: { try steps(self) })
    }

    func didLeave() {
        didLeaveCount += 1
        onDidLeave?()
    }
}

/// A coordinator that does not implement `didLeave()`.
@MainActor final class MinimalCoordinator: Coordinator {
    @WeakNavigator var navigator: Navigator
    init(_ navigator: Navigator) { self.navigator = navigator }
    func start(_: StartPermission) throws(NavigationError) { try show(MinimalScreen()) }
}
