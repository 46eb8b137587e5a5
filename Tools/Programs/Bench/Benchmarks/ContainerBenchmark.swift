import DependencyContainer
import ToolSupport

/// The cost of the container's operations with few and with many registrations. Only `verify()` may
/// depend on their number.
@MainActor enum ContainerBenchmark {
    private static let sizes = [10, 10_000]
    private static let batch = OperationCost.batch
    private static let growth = 1.5
    /// The growth of operations whose memory no longer fits into the caches.
    private static let growthOutsideOfCaches = 2.5

    private typealias Chain20 = Link<Link<Link<Link<Link<Chain15>>>>>
    private typealias Chain15 = Link<Link<Link<Link<Link<Chain10>>>>>
    private typealias Chain10 = Link<Link<Link<Link<Link<Chain5>>>>>
    private typealias Chain5 = Link<Link<Link<Link<ChainStart>>>>

    static func run() throws -> BenchmarkTable {
        var table = BenchmarkTable(
            "container, one operation", unit: "ns", digits: 0, countsAllocations: true)
        let types = generatedTypes((sizes.max() ?? 0) + batch)
        try add("register", to: &table, below: 5_000, growth: growthOutsideOfCaches) {
            try registrationCost(types, after: $0)
        }
        try add("resolve, app scope, existing object", to: &table, below: 100) { size in
            let container = filled(types, size)
            return try OperationCost { _ = try container.resolve(AppObject.self) }
        }
        try add("resolve, app scope, from a session", to: &table) { size in
            let session = try filled(types, size).openScope(.session, with: batch)
            return try OperationCost { _ = try session.resolve(AppObject.self) }
        }
        try add("resolve, unique", to: &table, below: 100) { size in
            let container = filled(types, size)
            return try OperationCost { _ = try container.resolve(ChainStart.self) }
        }
        try add("resolve, unique, graph of 20", to: &table, below: 4_000) { size in
            let container = filled(types, size)
            return try OperationCost { _ = try container.resolve(Chain20.self) }
        }
        try add("open and close a scope", to: &table) { size in
            let container = filled(types, size)
            return try OperationCost { _ = try container.openScope(.session, with: batch) }
        }
        try add("verify, for each registration", to: &table, growth: growthOutsideOfCaches) {
            size in
            let container = filled(types, size)
            if let finding = container.verify().first { throw ToolError(.software, "\(finding)") }
            let count = container.graph.nodes.count
            return try OperationCost(times: max(1, batch / count), parts: count) {
                _ = container.verify()
            }
        }
        table.addNote("Each resolution of the graph of 20 creates 20 objects.")
        return table
    }

    /// An object that lives as long as the app.
    private final class AppObject {}

    private static func add(
        _ title: String, to table: inout BenchmarkTable, below limit: Double? = nil,
        growth: Double = growth, _ measure: (Int) throws -> OperationCost
    ) rethrows {
        try table.add(
            title, sizes: sizes, of: "others", below: limit, growth: growth, from: sizes[0],
            measure)
    }

    private static func filled(_ types: [any GeneratedType.Type], _ size: Int) -> Container {
        let container = Container()
        for type in types.prefix(size) {
            type.register(in: container)
            type.require(in: container)
        }
        container.expect(Int.self, in: .session)
        container.register(AppObject.self, scope: .app) { AppObject() }
        container.register(ChainStart.self) { ChainStart() }
        registerChain(20, after: ChainStart.self, in: container)
        container.require(Int.self, AppObject.self, Chain20.self, by: "Bench")
        return container
    }

    /// Registers the links of a chain.
    ///
    /// - Parameter length: The number of objects, including `previous`.
    private static func registerChain<Previous>(
        _ length: Int, after previous: Previous.Type, in container: Container
    ) {
        guard length > 1 else { return }
        container.register(Link<Previous>.self, needs: previous) { Link(previous: $0) }
        registerChain(length - 1, after: Link<Previous>.self, in: container)
    }

    private static func registrationCost(
        _ types: [any GeneratedType.Type], after size: Int
    ) throws -> OperationCost {
        var time = Samples()
        var count: Int?
        for _ in 0..<OperationCost.samples / 4 {
            let container = Container()
            for type in types.prefix(size) { type.register(in: container) }
            let more = types[size..<(size + batch)]
            let start = MeasurementClock.processorTime
            count = countAllocations {
                for type in more { type.register(in: container) }
            }
            time.add(Double(MeasurementClock.processorTime - start) / Double(batch))
        }
        return OperationCost(
            time: time, allocations: count.map { Double($0) / Double(batch) })
    }
}
