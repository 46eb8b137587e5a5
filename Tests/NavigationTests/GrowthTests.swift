import Testing

@testable import Navigation

@MainActor @Suite struct `Nothing grows` {
    private let navigator = Navigator()

    private var counts: [Int] {
        [
            navigator.entries.count, navigator.owners.count, navigator.nodeOfScreen.count,
            navigator.presenters.count, navigator.journal.count, navigator.departures.count,
            navigator.tree.stacks.count, navigator.tree.layers.count,
            navigator.owners.values.reduce(0) { $0 + $1.nodes.count + $1.children.count },
        ]
    }

    @Test func `a hundred thousand times there and back leave no trace`() throws {
        let root = try navigator.startFlow()
        let before = counts
        let tree = navigator.tree
        for number in 0..<100_000 {
            try navigator.startFlow(under: root, as: number.isMultiple(of: 4) ? .modal : .push)
            navigator.back()
        }
        #expect(counts == before)
        #expect(navigator.tree == tree)
        #expect(root.departures == 0)
    }

    @Test func `a deep stack that is taken down at once leaves no trace`() throws {
        let root = try navigator.startFlow()
        let before = counts
        for number in 0..<10_000 {
            try navigator.startFlow(under: root, as: number.isMultiple(of: 4) ? .modal : .push)
        }
        try navigator.pop(to: root.page)
        #expect(counts == before)
    }
}
