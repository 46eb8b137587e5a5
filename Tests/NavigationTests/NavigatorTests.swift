import Navigation
import Testing

@MainActor @Suite struct `Navigator basics` {
    private final class Plain: Screen {
        let work = WorkScope()
        var staysOnBack = false
        func mayLeave() -> Bool { !staysOnBack }
    }

    private final class Flow: Coordinator {
        let navigator: Navigator
        let screen = Plain()
        private(set) var departures = 0

        init(_ navigator: Navigator) { self.navigator = navigator }

        func start() throws(NavigationError) { try navigator.show(screen, by: self) }
        func didLeave() { departures += 1 }
    }

    private let navigator = Navigator()

    @Test func `back takes a screen and its coordinator away`() throws {
        let root = Flow(navigator)
        let child = Flow(navigator)
        try navigator.start(root, under: nil)
        try navigator.start(child, under: root)
        #expect(navigator.visibleScreen === child.screen)
        #expect(navigator.back() == .left)
        #expect(navigator.visibleScreen === root.screen)
        #expect(child.departures == 1)
        #expect(child.screen.work.isCancelled)
        #expect(navigator.back() == .atRoot)
        #expect(root.departures == 0)
    }

    @Test func `a screen may veto back`() throws {
        let root = Flow(navigator)
        let child = Flow(navigator)
        try navigator.start(root, under: nil)
        try navigator.start(child, under: root)
        child.screen.staysOnBack = true
        #expect(navigator.back() == .stayed)
        #expect(navigator.visibleScreen === child.screen)
    }

    @Test func `a new root releases everything and keeps the parent of the new one`() throws {
        let first = Flow(navigator)
        let second = Flow(navigator)
        try navigator.start(first, under: nil)
        try navigator.start(second, under: nil, as: .root)
        #expect(navigator.liveCoordinators.count == 1)
        #expect(first.departures == 1)
        #expect(!navigator.canGoBack)
    }
}
