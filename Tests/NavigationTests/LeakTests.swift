import TestSupport
import Testing

@testable import Navigation

@MainActor @Suite struct `A leak` {
    private let navigator = Navigator()
    private let root: TestCoordinator

    init() throws {
        root = try navigator.startCoordinator()
    }

    @Test func `is not reported for a released object`() throws {
        try navigator.start(MinimalCoordinator(navigator), under: root)
        try navigator.pop()
        #expect(navigator.leaks.isEmpty)
    }

    @Test func `names the type and its owners`() throws {
        var child: TestCoordinator? = try navigator.startCoordinator(under: root)
        var screen: TestScreen? = child?.screen
        try navigator.pop()
        child = nil
        #expect(
            navigator.leaks.map(\.description) == [
                "TestScreen has left the navigation tree and is still referenced; its owners were "
                    + "TestCoordinator › TestCoordinator"
            ])
        screen = nil
        #expect(navigator.leaks.isEmpty)
        #expect(screen == nil)
    }

    @Test func `is reported once, at the next change`() throws {
        var reported: [Leak] = []
        navigator.onLeak = { reported.append($0) }
        let child = try navigator.startCoordinator(under: root)
        try navigator.pop()
        #expect(reported.isEmpty)
        try navigator.pushScreen(by: root)
        #expect(reported.map(\.name) == ["TestScreen", "TestCoordinator"])
        try navigator.pop()
        try navigator.pushScreen(by: root)
        #expect(reported.count == 2)
        #expect(child.didLeaveCount == 1)
    }

    @Test func `is not reported while its work is running`() async throws {
        var reported: [Leak] = []
        navigator.onLeak = { reported.append($0) }
        let gate = Gate()
        gate.close()
        do {
            let screen = TestScreen(navigator.makeWork())
            try root.show(screen)
            screen.work.enqueue {
                // The operation holds its screen until it ends.
                await gate.pass()
                _ = screen
            }
        }
        await gate.untilWaiting()
        try navigator.pop()
        try navigator.pushScreen(by: root)
        #expect(reported.isEmpty)
        gate.open()
        await navigator.activity.waitUntilIdle()
        #expect(navigator.leaks.isEmpty)
        try navigator.pushScreen(by: root)
        #expect(reported.isEmpty)
    }

    @Test func `is not reported while the display animates a change`() throws {
        var reported: [Leak] = []
        navigator.onLeak = { reported.append($0) }
        var held: TestScreen? = try navigator.pushScreen(by: root)
        navigator.isAnimating = true
        try navigator.pop()
        try navigator.pushScreen(by: root)
        #expect(reported.isEmpty && held != nil)
        held = nil
        navigator.isAnimating = false
        try navigator.pushScreen(by: root)
        #expect(reported.isEmpty)
    }

    @Test func `ends when the screen is shown again`() throws {
        let screen = try navigator.pushScreen(by: root)
        try navigator.pop()
        #expect(navigator.leaks.map(\.name) == ["TestScreen"])
        try root.show(screen)
        #expect(navigator.leaks.isEmpty)
    }

    @Test func `is not detected when detection is off`() throws {
        navigator.detectsLeaks = false
        let child = try navigator.startCoordinator(under: root)
        try navigator.pop()
        #expect(navigator.leaks.isEmpty)
        #expect(child.didLeaveCount == 1)
    }

    @Test func `is not reported during didLeave()`() throws {
        var reported: [Leak] = []
        navigator.onLeak = { reported.append($0) }
        try navigator.pushScreen(by: root)
        do {
            let child = try navigator.startCoordinator(under: root)
            child.onDidLeave = { [navigator] in
                navigator.attempt { try navigator.pop() }
            }
        }
        try navigator.pop()
        #expect(navigator.shows(root.screen))
        try navigator.pushScreen(by: root)
        #expect(reported.isEmpty)
    }

    @Test func `is not reported while an observer makes a change`() throws {
        var reported: [Leak] = []
        navigator.onLeak = { reported.append($0) }
        let observer = ObserverSpy()
        var screen: TestScreen? = try navigator.pushScreen(by: root)
        navigator.addObserver(observer)
        observer.onChange = { [navigator, root, unowned observer] in
            guard observer.count == 1 else { return }
            navigator.attempt { try root.show(MinimalScreen()) }
        }
        // The caller of a change may hold the screen until the change is done.
        try navigator.pop()
        #expect(screen.map(navigator.isShowing) == false)
        #expect(reported.isEmpty)
        screen = nil
        try navigator.pop()
        #expect(reported.isEmpty)
    }

    @Test func `is counted once when the screen leaves several times`() throws {
        let screen = TestScreen()
        for _ in 0..<3 {
            try navigator.inTransaction {
                try root.show(screen)
                try navigator.pop()
            }
        }
        #expect(navigator.leaks.map(\.name) == ["TestScreen"])
    }

    @Test func `is found with a constant number of checks for each change`() {
        var detector = LeakDetector()
        var checks = 0
        let retained = (0..<8_000).map { _ in TestScreen() }
        for (number, screen) in retained.enumerated() {
            detector.watch(screen, ownedBy: [], transaction: number)
            detector.settle { _ in
                checks += 1
                return false
            }
        }
        #expect(checks < 4 * retained.count)
        #expect(detector.leaks { _ in false }.count == retained.count)
    }
}
