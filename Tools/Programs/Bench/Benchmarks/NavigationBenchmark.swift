import Navigation

/// The cost of changes of navigation trees of different depths. It must not depend on the depth.
@MainActor enum NavigationBenchmark {
    private static let depths = [1, 10, 100, 1_000, 10_000]

    static func run() throws -> BenchmarkTable {
        var table = BenchmarkTable(
            "navigation, one operation", unit: "ns", digits: 0, countsAllocations: true)
        try add("push and pop", to: &table) { fixture in
            try fixture.root.show(EmptyScreen(fixture.navigator))
            try fixture.navigator.pop()
        }
        try add("start a coordinator and go back", to: &table) { fixture in
            try fixture.root.start(EmptyCoordinator(fixture.navigator))
            fixture.navigator.back()
        }
        try add("present a modal and dismiss it", to: &table) { fixture in
            try fixture.root.start(EmptyCoordinator(fixture.navigator), as: .modal)
            try fixture.navigator.dismiss()
        }
        try add("replace the top twice", to: &table) { fixture in
            try fixture.root.start(EmptyCoordinator(fixture.navigator))
            try fixture.root.start(EmptyCoordinator(fixture.navigator), as: .replaceTop)
            try fixture.navigator.pop()
        }
        try add("push on behalf of a screen, and back", to: &table) { fixture in
            fixture.navigator.withCommandSource(fixture.navigator.visibleScreen) {
                try? fixture.root.show(EmptyScreen(fixture.navigator))
            }
            fixture.navigator.back()
        }
        try add("run a child for its result", to: &table) { fixture in
            try fixture.root.run(EmptyResultCoordinator(fixture.navigator)) { _ in }
            fixture.navigator.back()
        }
        try add("three changes in one transaction", to: &table) { fixture in
            try fixture.navigator.transaction { () throws(NavigationError) in
                try fixture.root.show(EmptyScreen(fixture.navigator))
                try fixture.root.show(EmptyScreen(fixture.navigator))
                try fixture.navigator.pop()
            }
            try fixture.navigator.pop()
        }
        try add("a transaction that fails", to: &table) { fixture in
            try? fixture.navigator.transaction { () throws(NavigationError) in
                try fixture.root.show(EmptyScreen(fixture.navigator))
                try fixture.navigator.dismiss()
            }
        }
        try add("show two tabs, switch, go back", to: &table) { fixture in
            let tabs = try fixture.navigator.showTabs(2, by: fixture.root) {
                _ throws(NavigationError) in try fixture.root.show(EmptyScreen(fixture.navigator))
            }
            try fixture.navigator.selectTab(1, of: tabs)
            fixture.navigator.back()
        }
        table.addNote("Growth compares depth 10,000 with depth 10.")
        return table
    }

    private static func add(
        _ title: String, to table: inout BenchmarkTable,
        _ operation: @MainActor (NavigatorFixture) throws -> Void
    ) throws {
        try table.add(title, sizes: depths, of: "deep", growth: 2, from: 10) { depth in
            let fixture = try NavigatorFixture(depth: depth)
            return try OperationCost { try operation(fixture) }
        }
    }
}
