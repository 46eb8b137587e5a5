import Navigation

/// What a change of the navigation tree costs, near the root and far from it: whoever is deep in an
/// app must not feel it.
@MainActor enum DepthBenchmark {
    private static let depths = [1, 10, 100, 1_000, 10_000]

    static func run() throws -> Table {
        var table = Table(
            "navigation, one operation", unit: "ns", digits: 0, columns: ["allocations"])
        try add("push and pop", to: &table) { house in
            try house.root.show(BareScreen(house.navigator))
            try house.navigator.pop()
        }
        try add("start a coordinator and go back", to: &table) { house in
            try house.root.start(BareFlow(house.navigator))
            house.navigator.back()
        }
        try add("present a modal and dismiss it", to: &table) { house in
            try house.root.start(BareFlow(house.navigator), as: .modal)
            try house.navigator.dismiss()
        }
        try add("replace the top twice", to: &table) { house in
            try house.root.start(BareFlow(house.navigator))
            try house.root.start(BareFlow(house.navigator), as: .replaceTop)
            try house.navigator.pop()
        }
        try add("push on behalf of a screen, and back", to: &table) { house in
            house.navigator.withCommandSource(house.navigator.visibleScreen) {
                try? house.root.show(BareScreen(house.navigator))
            }
            house.navigator.back()
        }
        try add("run a child for its result", to: &table) { house in
            try house.root.run(BareAnswer(house.navigator)) { _ in }
            house.navigator.back()
        }
        try add("three changes in one transaction", to: &table) { house in
            try house.navigator.transaction { () throws(NavigationError) in
                try house.root.show(BareScreen(house.navigator))
                try house.root.show(BareScreen(house.navigator))
                try house.navigator.pop()
            }
            try house.navigator.pop()
        }
        try add("a transaction that is refused", to: &table) { house in
            try? house.navigator.transaction { () throws(NavigationError) in
                try house.root.show(BareScreen(house.navigator))
                try house.navigator.selectTab(7)
            }
        }
        try add("show two tabs, switch, go back", to: &table) { house in
            try house.navigator.showTabs(2, by: house.root) { _ throws(NavigationError) in
                try house.root.show(BareScreen(house.navigator))
            }
            try house.navigator.selectTab(1)
            house.navigator.back()
        }
        table.remark("growth is that from depth 10 to depth 10,000")
        return table
    }

    private static func add(
        _ what: String, to table: inout Table, _ operation: @MainActor (BareHouse) throws -> Void
    ) throws {
        try table.add(what, sizes: depths, of: "deep", growth: 2, from: 10) { depth in
            let house = try BareHouse(depth: depth)
            return try OperationCost { try operation(house) }
        }
    }
}
