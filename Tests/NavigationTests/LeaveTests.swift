import Navigation
import Testing

@MainActor @Suite struct `Leaving a flow` {
    private let navigator = Navigator()

    @Test func `all of a flow goes, wherever it is, and what stands above it`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let flow = try navigator.startFlow(under: root)
        let guest = try navigator.startFlow(under: root)
        let child = try navigator.startFlow(under: flow, as: .modal)
        let above = try navigator.startFlow(under: root, as: .modal)
        try navigator.leave(flow)
        #expect(navigator.shows(root.page))
        #expect([flow, guest, child, above].map(\.departures) == [1, 1, 1, 1])
    }

    @Test func `a modal goes when its lowest screen does`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let sheet = try navigator.startFlow(under: root, as: .modal)
        try navigator.push(by: sheet)
        try navigator.leave(sheet)
        #expect(navigator.shows(root.page))
        #expect(navigator.tree.layers.count == 1)
    }

    @Test func `what lies in another tab leaves with its flow`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let flow = Flow(navigator) { flow throws(NavigationError) in
            try navigator.show(flow.page, by: flow)
        }
        var homes: [Page] = []
        try navigator.showTabs(2, by: root) { index throws(NavigationError) in
            homes.append(try navigator.push(by: root))
            if index == 0 { try navigator.start(flow, under: root) }
        }
        try navigator.selectTab(1)
        let second = try navigator.push(by: flow)
        let third = try navigator.startFlow(under: root)
        try navigator.leave(flow)
        #expect(navigator.shows(root.page, homes[0], homes[1]))
        #expect(navigator.visibleScreen === homes[1])
        #expect(second.work.isCancelled)
        #expect(flow.departures == 1 && third.departures == 1)
    }

    @Test func `a tab or the root cannot be left empty`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        var flows: [Flow] = []
        try navigator.showTabs(2, by: root) { _ throws(NavigationError) in
            flows.append(try navigator.startFlow(under: root))
        }
        let before = navigator.tree
        #expect(throws: NavigationError.emptyStack) { try navigator.leave(flows[1]) }
        #expect(throws: NavigationError.emptyStack) { try navigator.leave(root) }
        #expect(navigator.tree == before)
        #expect(flows[1].departures == 0)
    }

    @Test func `a flow leaves its tabs with all their stacks`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let owner = Flow(navigator) { flow throws(NavigationError) in
            try navigator.showTabs(2, by: flow) { _ throws(NavigationError) in
                try navigator.startFlow(under: flow)
            }
        }
        try navigator.start(owner, under: root)
        try navigator.leave(owner)
        #expect(navigator.shows(root.page))
        #expect(navigator.liveCoordinators.count == 1)
    }

    @Test func `the last that came is the first that leaves`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let flow = try navigator.startFlow(under: root)
        var order: [Int] = []
        let children = try (0..<20).map { number in
            let child = try navigator.startFlow(
                under: flow, as: number.isMultiple(of: 3) ? .modal : .push)
            child.onLeave = { order.append(number) }
            return child
        }
        try navigator.leave(flow)
        #expect(order == (0..<20).reversed())
        #expect(children.allSatisfy { $0.departures == 1 })
    }

    @Test func `a chain of children may be long`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let first = try navigator.startFlow(under: root)
        var last = first
        for _ in 0..<20_000 { last = try navigator.startFlow(under: last) }
        try navigator.leave(first)
        #expect(navigator.shows(root.page))
        #expect(last.departures == 1 && first.departures == 1)
    }
}
