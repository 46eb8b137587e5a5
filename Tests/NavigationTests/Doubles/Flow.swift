import Navigation

/// A coordinator that does what the test says.
@MainActor final class Flow: Coordinator {
    typealias Steps = (Flow) throws(NavigationError) -> Void

    /// What it shows first, unless the test gives other steps.
    let page = Page()
    var onLeave: (() -> Void)?
    private(set) var departures = 0
    private let steps: Steps

    /// Shows its one page.
    convenience init(_ navigator: Navigator) {
        self.init { [unowned navigator] flow throws(NavigationError) in
            try navigator.show(flow.page, by: flow)
        }
    }

    init(_ steps: @escaping Steps) { self.steps = steps }

    func start() throws(NavigationError) { try steps(self) }

    func didLeave() {
        departures += 1
        onLeave?()
    }
}

/// A coordinator that does not care when it leaves.
@MainActor final class SilentFlow: Coordinator {
    private unowned let navigator: Navigator
    init(_ navigator: Navigator) { self.navigator = navigator }
    func start() throws(NavigationError) { try navigator.show(SilentPage(), by: self) }
}
