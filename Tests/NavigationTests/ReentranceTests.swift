import Navigation
import Testing

@MainActor @Suite struct `A command` {
    private let navigator = Navigator()
    private let root: TestCoordinator

    init() throws {
        root = try navigator.startCoordinator()
    }

    @Test func `of a factory precedes the start of its coordinator`() throws {
        defer { navigator.close() }
        let screen = TestScreen()
        func makeChild() throws -> TestCoordinator {
            try root.show(screen)
            return TestCoordinator(navigator)
        }
        let child = try makeChild()
        try root.start(child)
        #expect(navigator.shows(root.screen, screen, child.screen))
    }

    @Test func `of a coordinator that starts removes other screens`() throws {
        defer { navigator.close() }
        let top = try navigator.pushScreen(by: root)
        let child = TestCoordinator(navigator) { [navigator] child in
            try navigator.pop()
            try child.show(child.screen)
        }
        try root.start(child)
        #expect(navigator.shows(root.screen, child.screen))
        #expect(top.work.isCancelled)
    }

    @Test func `of a destination belongs to the transaction of its link`() async throws {
        defer { navigator.close() }
        let fixture = try RouteFixture()
        defer { fixture.navigator.close() }
        let map = RouteMap([
            LinkDestination(ItemRoute.self) {
                (route, fixture: RouteFixture) async throws(DeepLinkError) in
                ResolvedDestination(
                    show: try fixture.navigator.transaction { () throws(NavigationError) in
                        try fixture.show(route.number)
                        if route.number == 2 { try fixture.navigator.dismiss() }
                    })
            }
        ])
        await #expect(throws: DeepLinkError.navigationFailed(.noModal)) {
            try await map.open(
                DeepLink([1, 2].map { ItemRoute(number: $0) }), from: fixture,
                on: fixture.navigator)
        }
        #expect(fixture.paths == ["item/0"])
    }

    @Test func `of a dismissal decision is made before the screen leaves`() throws {
        defer { navigator.close() }
        let screen = try navigator.pushScreen(by: root)
        screen.onDismissalRequest = { [navigator, root] in
            navigator.attempt { try navigator.startCoordinator(under: root, as: .modal) }
        }
        #expect(navigator.back() == .stayed)
        #expect(navigator.isShowing(screen))
        screen.onDismissalRequest = nil
    }
}
