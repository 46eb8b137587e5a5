import Navigation

/// A coordinator that is started for a number.
@MainActor final class TestResultCoordinator: ResultCoordinator {
    @WeakNavigator var navigator: Navigator
    let screen = TestScreen()
    var result = FlowResult<Int>.cancelled
    var onDidLeave: (() -> Void)?

    init(_ navigator: Navigator) { self.navigator = navigator }

    func start(_: StartPermission) throws(NavigationError) { try show(screen) }

    func didLeave() { onDidLeave?() }

    func finish(_ number: Int) {
        result = .finished(number)
        leave()
    }
}
