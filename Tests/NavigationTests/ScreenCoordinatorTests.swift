import Navigation
import Testing

@MainActor @Suite struct `A coordinator of one screen` {
    private struct Place: Route {
        static let format = RouteFormat("place", path: "place") { Self() }
    }

    private let navigator = Navigator()

    @Test func `shows the screen at its route, and leaves with it`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        weak var screen: TestScreen?
        weak var coordinator: ScreenCoordinator?
        do {
            let started = ScreenCoordinator(at: Place(), on: navigator) { work in
                let made = TestScreen(work)
                screen = made
                return made
            }
            coordinator = started
            try navigator.start(started, under: root)
        }
        #expect(navigator.visibleScreen === screen)
        #expect(navigator.outline.contains("place · TestScreen"))
        #expect(screen?.work.isCancelled == false)
        navigator.back()
        #expect(screen == nil)
        #expect(coordinator == nil)
    }
}
