import Navigation
import Testing

@MainActor @Suite struct `Restoring a tree` {
    private let navigator = Navigator()
    private let house: House

    init() throws {
        house = try House(navigator)
    }

    /// The same tree in another run of the program.
    private func restored(
        closing closed: Set<Int> = []
    ) async throws -> (house: House, navigator: Navigator, isWhole: Bool) {
        let text = navigator.snapshot.text
        let other = Navigator()
        let house = try House(other)
        house.closed = closed
        let snapshot = try #require(NavigationSnapshot(text: text))
        let isWhole = await house.map.restore(snapshot, from: house, on: other)
        return (house, other, isWhole)
    }

    @Test func `brings back stacks and modals over modals`() async throws {
        try house.enter(1, 2)
        try house.enter(3, as: .modal)
        try house.enter(4)
        try house.enter(5, as: .modal)
        let (other, _, isWhole) = try await restored()
        #expect(isWhole)
        #expect(other.places == ["room/0 room/1 room/2", "room/3 room/4", "room/5"])
        #expect(other.places == house.places)
    }

    @Test func `brings back tabs, the stack of each, and which is selected`() async throws {
        try house.enterHall()
        try house.enter(1)
        try navigator.selectTab(1)
        try house.enter(2, 3)
        try house.enter(4, as: .modal)
        let (other, navigator, isWhole) = try await restored()
        #expect(isWhole)
        #expect(navigator.snapshot == self.navigator.snapshot)
        #expect(other.places == ["room/0 hall", "room/4"])
        try navigator.dismiss()
        #expect(navigator.visibleScreen.map(navigator.isShowing) == true)
        try navigator.selectTab(0)
        #expect(navigator.canGoBack)
    }

    @Test func `tells once, and its commands have one number`() async throws {
        try house.enter(1, 2)
        let snapshot = navigator.snapshot
        let other = Navigator()
        let again = try House(other)
        let watcher = Watcher()
        other.addObserver(watcher)
        #expect(await again.map.restore(snapshot, from: again, on: other))
        #expect(watcher.count == 1)
    }

    @Test func `stops at the first place that is not there any more`() async throws {
        try house.enter(1, 2, 3)
        try house.enter(4, as: .modal)
        let (other, _, isWhole) = try await restored(closing: [2])
        #expect(!isWhole)
        #expect(other.places == ["room/0 room/1"])
    }

    @Test func `leaves out only a tab that cannot be had, unless it is seen`() async throws {
        try house.enterHall()
        try house.enter(1)
        try navigator.selectTab(1)
        try house.enter(2)
        try house.enter(3, as: .modal)
        let (hidden, _, isWhole) = try await restored(closing: [1])
        #expect(!isWhole)
        #expect(hidden.places == ["room/0 hall", "room/3"])
        let (seen, _, _) = try await restored(closing: [2])
        #expect(seen.places == ["room/0 hall"])
    }

    @Test func `goes on above a hidden tab that begins with something else`() async throws {
        try house.enterHall()
        try house.enter(1, as: .replaceTop)
        try navigator.selectTab(1)
        try house.enter(3, as: .modal)
        let (other, navigator, isWhole) = try await restored()
        #expect(!isWhole)
        #expect(other.places == ["room/0 hall", "room/3"])
        try navigator.dismiss()
        #expect(navigator.visibleScreen.map(navigator.isShowing) == true)
    }

    @Test func `brings back tabs within tabs, each with its own selection`() async throws {
        try house.enterHall()
        try house.enterHall()
        try house.enter(1)
        try navigator.selectTab(1)
        try house.enter(2)
        try house.enterHall()
        let (_, navigator, isWhole) = try await restored()
        #expect(isWhole)
        #expect(navigator.snapshot == self.navigator.snapshot)
    }

    @Test func `puts nothing into a modal that is there already`() async throws {
        try house.enter(1)
        let snapshot = navigator.snapshot
        let other = Navigator()
        let again = try House(other)
        try again.enter(5, as: .modal)
        #expect(await !again.map.restore(snapshot, from: again, on: other))
        #expect(again.places == ["room/0", "room/5"])
    }

    @Test func `stops where a place cannot be shown`() async throws {
        try house.enter(1)
        let snapshot = navigator.snapshot
        let other = Navigator()
        let blocked = try House(other)
        blocked.isBlocked = true
        #expect(await !blocked.map.restore(snapshot, from: blocked, on: other))
        #expect(blocked.places == ["room/0"])
    }

    @Test func `leaves another root alone`() async throws {
        let snapshot = NavigationSnapshot(layers: [[.init(RoomRoute(number: 9).record)]])
        #expect(await !house.map.restore(snapshot, from: house, on: navigator))
        #expect(house.places == ["room/0"])
    }

    @Test func `of a closed navigator shows nothing`() async throws {
        try house.enter(1)
        let snapshot = navigator.snapshot
        navigator.close()
        #expect(await !house.map.restore(snapshot, from: house, on: navigator))
        #expect(navigator.tree.layers.isEmpty)
    }

    @Test func `a snapshot ends before what has no name`() throws {
        try house.enter(1)
        try house.root.show(Page())
        try house.enter(2)
        try house.enter(3, as: .modal)
        #expect(navigator.snapshot.layers.map { $0.map(\.route.parameters) } == [[["0"], ["1"]]])
    }

    @Test func `a snapshot of nothing is empty`() {
        #expect(Navigator().snapshot == NavigationSnapshot())
    }

    @Test func `the outline names every node and its owners`() throws {
        try house.enter(1)
        try house.enterHall()
        try navigator.selectTab(1)
        try house.root.show(Page())
        try house.enter(2, as: .modal)
        #expect(
            navigator.outline == """
                root
                  room/0 · Page · Flow
                  room/1 · Page · Flow › Room
                  hall · tabs · Flow › Room
                    tab 0
                      room/100 · Page · Flow › Room
                    tab 1, selected
                      room/200 · Page · Flow › Room
                      Page · Flow
                modal
                  room/2 · Page · Flow › Room
                """)
    }

    @Test func `promises no place to what is shown afterwards`() async throws {
        let map = RouteMap([
            LinkDestination(RoomRoute.self) { (_, _: House) async throws(DeepLinkError) in
                ResolvedDestination(())
            }
        ])
        let records = [0, 1].map { RoomRoute(number: $0).record }
        let snapshot = NavigationSnapshot(layers: records.map { [.init($0)] })
        await map.restore(snapshot, from: house, on: navigator)
        try house.enter(2)
        #expect(house.places == ["room/0 room/2"])
    }
}
