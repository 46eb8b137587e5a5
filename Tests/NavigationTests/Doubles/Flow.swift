import Navigation

/// A coordinator that does what the test says.
@MainActor final class Flow: Coordinator {
    typealias Steps = (Flow) throws(NavigationError) -> Void

    /// What it shows first, unless the test gives other steps.
    let page = Page()
    var onLeave: (() -> Void)?
    private(set) var departures = 0
    unowned let navigator: Navigator
    private let steps: Steps

    /// Shows its one page.
    convenience init(_ navigator: Navigator) {
        self.init(navigator) { flow throws(NavigationError) in try flow.show(flow.page) }
    }

    init(_ navigator: Navigator, _ steps: @escaping Steps) {
        self.navigator = navigator
        self.steps = steps
    }

    func start() throws(NavigationError) { try steps(self) }

    func didLeave() {
        departures += 1
        onLeave?()
    }
}

/// A coordinator that does not care when it leaves.
@MainActor final class SilentFlow: Coordinator {
    unowned let navigator: Navigator
    init(_ navigator: Navigator) { self.navigator = navigator }
    func start() throws(NavigationError) { try show(SilentPage()) }
}
