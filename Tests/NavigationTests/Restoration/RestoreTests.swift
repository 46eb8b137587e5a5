import Navigation
import Testing

@MainActor @Suite struct `Restoring a navigation state` {
    private let navigator = Navigator()
    private let fixture: RouteFixture

    init() throws {
        fixture = try RouteFixture(navigator)
    }

    private func item(_ number: Int) -> NavigationState.Node {
        .init(ItemRoute(number: number).record)
    }

    /// Restores the text of the navigation state in another navigator.
    private func restored(
        without unavailable: Set<Int> = []
    ) async throws -> (fixture: RouteFixture, isComplete: Bool) {
        let state = try #require(NavigationState(text: navigator.state.text))
        let other = try RouteFixture()
        other.unavailable = unavailable
        let isComplete = await other.map.restore(state, from: other, on: other.navigator)
        return (other, isComplete)
    }

    @Test func `shows stacks, and modals above modals`() async throws {
        try fixture.show(1, 2)
        try fixture.show(3, as: .modal)
        try fixture.show(4)
        try fixture.show(5, as: .modal)
        let (other, isComplete) = try await restored()
        #expect(isComplete)
        #expect(other.paths == ["item/0 item/1 item/2", "item/3 item/4", "item/5"])
    }

    @Test func `shows tabs with their stacks and selects one`() async throws {
        try fixture.showTabs()
        try fixture.show(1)
        try navigator.selectTab(1)
        try fixture.show(2, 3)
        try fixture.show(4, as: .modal)
        let (other, isComplete) = try await restored()
        #expect(isComplete)
        #expect(
            other.paths == ["item/0 tabs[item/100 item/1 | *item/200 item/2 item/3]", "item/4"])
    }

    @Test func `is one transaction`() async throws {
        try fixture.show(1, 2)
        let other = try RouteFixture()
        let observer = ObserverSpy()
        other.navigator.addObserver(observer)
        #expect(await other.map.restore(navigator.state, from: other, on: other.navigator))
        #expect(observer.count == 1)
    }

    @Test func `stops before an item that is unavailable`() async throws {
        try fixture.show(1, 2, 3)
        try fixture.show(4, as: .modal)
        let (other, isComplete) = try await restored(without: [2])
        #expect(!isComplete)
        #expect(other.paths == ["item/0 item/1"])
    }

    @Test func `continues above tabs if an item is missing in a hidden tab only`() async throws {
        try fixture.showTabs()
        try fixture.show(1)
        try navigator.selectTab(1)
        try fixture.show(2)
        try fixture.show(3, as: .modal)
        let (hidden, isComplete) = try await restored(without: [1])
        #expect(!isComplete)
        #expect(hidden.paths == ["item/0 tabs[item/100 | *item/200 item/2]", "item/3"])
        let (visible, _) = try await restored(without: [2])
        #expect(visible.paths == ["item/0 tabs[item/100 item/1 | *item/200]"])
    }

    @Test func `continues above tabs if a hidden tab starts with another item`() async throws {
        let tabs = [[item(1)], [item(200)]]
        let state = NavigationState(layers: [
            [item(0), .init(TabsRoute().record, tabs: tabs, selectedTab: 1)], [item(3)],
        ])
        let other = try RouteFixture()
        #expect(await !other.map.restore(state, from: other, on: other.navigator))
        #expect(other.paths == ["item/0 tabs[item/100 | *item/200]", "item/3"])
    }

    @Test func `leaves out routes that the map does not know, and what is above them`() async throws
    {
        let unknown = NavigationState.Node(RouteRecord(name: "unknown", version: 1))
        let tabs = [[item(100), unknown], [item(200), item(1)]]
        let state = NavigationState(layers: [
            [item(0), .init(TabsRoute().record, tabs: tabs, selectedTab: 1)],
            [item(3), unknown, item(4)],
            [item(5)],
        ])
        let read = try #require(NavigationState(text: state.text))
        #expect(await !fixture.map.restore(read, from: fixture, on: navigator))
        #expect(fixture.paths == ["item/0 tabs[item/100 | *item/200 item/1]", "item/3"])
    }

    @Test func `selects the tab of the navigation state, not the initial one`() async throws {
        try fixture.showTabs()
        try fixture.show(1)
        let other = try RouteFixture()
        other.initialTab = 1
        #expect(await other.map.restore(navigator.state, from: other, on: other.navigator))
        #expect(other.paths == ["item/0 tabs[*item/100 item/1 | item/200]"])
    }

    @Test func `shows nothing on a modal that is already there`() async throws {
        try fixture.show(1)
        let other = try RouteFixture()
        try other.show(5, as: .modal)
        #expect(await !other.map.restore(navigator.state, from: other, on: other.navigator))
        #expect(other.paths == ["item/0", "item/5"])
    }

    @Test func `stops before an item that cannot be shown`() async throws {
        try fixture.show(1)
        let other = try RouteFixture()
        other.failsToShow = true
        #expect(await !other.map.restore(navigator.state, from: other, on: other.navigator))
        #expect(other.paths == ["item/0"])
    }

    @Test func `shows nothing above another root`() async throws {
        let state = NavigationState(layers: [[item(9)]])
        #expect(await !fixture.map.restore(state, from: fixture, on: navigator))
        #expect(fixture.paths == ["item/0"])
    }

    @Test func `shows nothing after the navigator was closed`() async throws {
        try fixture.show(1)
        let state = navigator.state
        navigator.close()
        #expect(await !fixture.map.restore(state, from: fixture, on: navigator))
        #expect(navigator.tree.layers.isEmpty)
    }

    @Test func `does not pass a placement on if a destination shows nothing`() async throws {
        let map = RouteMap([
            LinkDestination(ItemRoute.self) { (_, _: RouteFixture) async throws(DeepLinkError) in
                ResolvedDestination(())
            }
        ])
        let state = NavigationState(layers: [[item(0)], [item(1)]])
        await map.restore(state, from: fixture, on: navigator)
        try fixture.show(2)
        #expect(fixture.paths == ["item/0 item/2"])
    }

    @Test func `a navigation state ends before the first node without a route`() throws {
        try fixture.show(1)
        try fixture.root.show(TestScreen())
        try fixture.show(2)
        try fixture.show(3, as: .modal)
        #expect(navigator.state.layers.map { $0.map(\.route.parameters) } == [[["0"], ["1"]]])
    }

    @Test func `the outline shows every node with its owners`() throws {
        try fixture.show(1)
        try fixture.showTabs()
        try navigator.selectTab(1)
        try fixture.root.show(TestScreen(), as: .pushOnVisibleStack)
        try fixture.show(2, as: .modal)
        #expect(
            navigator.outline == """
                root
                  item/0 · TestScreen · TestCoordinator
                  item/1 · TestScreen · TestCoordinator › RouteCoordinator
                  tabs · tabs · TestCoordinator › RouteCoordinator
                    tab 0
                      item/100 · TestScreen · TestCoordinator › RouteCoordinator
                    tab 1, selected
                      item/200 · TestScreen · TestCoordinator › RouteCoordinator
                      TestScreen · TestCoordinator
                modal
                  item/2 · TestScreen · TestCoordinator › RouteCoordinator
                """)
    }
}
