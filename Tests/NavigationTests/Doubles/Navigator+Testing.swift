import Navigation
import Testing

extension Navigator {
    /// The identities of the screens, from the root up and with tabs in their order.
    var shownScreens: [ObjectIdentifier] {
        tree.allNodes.compactMap { screen(at: $0.id) }.map { ObjectIdentifier($0) }
    }

    /// Returns whether the tree contains exactly these screens, in this order.
    func shows(_ screens: TestScreen...) -> Bool {
        shownScreens == screens.map { ObjectIdentifier($0) } && screens.allSatisfy { isShowing($0) }
    }

    /// Selects a tab of the innermost visible tabs, or of the last ones under a modal.
    func selectTab(_ index: Int) throws(NavigationError) {
        let tabs = tree.visibleTabs ?? tree.allNodes.last { screen(at: $0.id) == nil }
        guard let tabs else { throw .noSuchTab(index) }
        try selectTab(index, of: tabs.id)
    }

    /// Makes a change on behalf of a screen and returns its error.
    func error(
        onBehalfOf screen: TestScreen, _ change: () throws -> Void
    ) -> NavigationError? {
        var result: NavigationError?
        withCommandSource(screen) {
            do throws(NavigationError) {
                try navigationError(of: change)
            } catch {
                result = error
            }
        }
        return result
    }

    /// Starts a coordinator with one screen.
    @discardableResult
    func startCoordinator(
        under parent: TestCoordinator? = nil, as placement: Placement? = nil
    ) throws(NavigationError) -> TestCoordinator {
        let coordinator = TestCoordinator(self)
        try start(coordinator, under: parent, as: placement)
        return coordinator
    }

    /// Shows another screen of a coordinator.
    @discardableResult
    func pushScreen(
        by coordinator: TestCoordinator, as placement: Placement? = nil
    ) throws(NavigationError) -> TestScreen {
        let screen = TestScreen()
        try show(screen, as: placement, by: coordinator)
        return screen
    }
}

// Swift infers `any Error` for a closure that throws. These functions accept such closures, so that
// a test does not repeat the type of the error.
extension Navigator {
    /// Makes several changes in one transaction.
    func inTransaction(_ changes: () throws -> Void) throws {
        try transaction { () throws(NavigationError) in try navigationError(of: changes) }
    }

    /// Shows tabs.
    @discardableResult
    func addTabs(
        _ count: Int, as placement: Placement? = nil, by owner: any Coordinator,
        fill: (Int) throws -> Void
    ) throws(NavigationError) -> NodeID {
        try showTabs(count, as: placement, by: owner) { index throws(NavigationError) in
            try navigationError(of: { try fill(index) })
        }
    }
}

/// Runs a closure that throws nothing but navigation errors.
func navigationError(of body: () throws -> Void) throws(NavigationError) {
    do {
        try body()
    } catch let error as NavigationError {
        throw error
    } catch {
        Issue.record(error)
        throw .closed
    }
}
