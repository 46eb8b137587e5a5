import Navigation

/// A coordinator that is started for a number.
@MainActor final class Asking: ResultCoordinator {
    unowned let navigator: Navigator
    let page = Page()
    var result = FlowResult<Int>.cancelled
    var onLeave: (() -> Void)?

    init(_ navigator: Navigator) { self.navigator = navigator }

    func start() throws(NavigationError) { try show(page) }

    func didLeave() { onLeave?() }

    func finish(_ number: Int) {
        result = .finished(number)
        leave()
    }
}
