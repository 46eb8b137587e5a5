import DependencyContainer
import Measuring

/// What the container costs, with few and with many registrations: only `verify()` may know the
/// difference.
@MainActor enum ContainerBenchmark {
    private static let sizes = [10, 10_000]
    private static let batch = OperationCost.batch
    /// How many times as long an operation may take with many registrations.
    private static let growth = 1.5
    /// For those that go through memory that no cache holds any more.
    private static let growthOutsideOfCaches = 2.5

    private typealias Chain20 = Link<Link<Link<Link<Link<Chain15>>>>>
    private typealias Chain15 = Link<Link<Link<Link<Link<Chain10>>>>>
    private typealias Chain10 = Link<Link<Link<Link<Link<Chain5>>>>>
    private typealias Chain5 = Link<Link<Link<Link<Start>>>>

    static func run() throws -> Table {
        var table = Table(
            "container, one operation", unit: "ns", digits: 0, columns: ["allocations"])
        let types = manyTypes((sizes.max() ?? 0) + batch)
        try add("register", to: &table, below: 5_000, growth: growthOutsideOfCaches) {
            try registering(types, after: $0)
        }
        try add("resolve, app, made before", to: &table, below: 200) { size in
            let container = filled(types, size)
            return try OperationCost { _ = try container.resolve(Kept.self) }
        }
        try add("resolve, app, from a session", to: &table) { size in
            let session = try filled(types, size).openScope(.session, with: batch)
            return try OperationCost { _ = try session.resolve(Kept.self) }
        }
        try add("resolve, unique", to: &table) { size in
            let container = filled(types, size)
            return try OperationCost { _ = try container.resolve(Start.self) }
        }
        try add("resolve, unique, graph of 20", to: &table, below: 5_000) { size in
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
            guard container.verify().isEmpty else { throw BenchError("\(container.verify()[0])") }
            let count = container.graph.nodes.count
            return try OperationCost(times: max(1, batch / count), of: count) {
                _ = container.verify()
            }
        }
        table.remark(
            "1,000 registrations in 5 ms are 5,000 ns for each; the 20 of the graph are made anew each time"
        )
        return table
    }

    /// Kept by the app.
    private final class Kept {}

    /// - Parameter limit: of the median, in nanoseconds.
    private static func add(
        _ what: String, to table: inout Table, below limit: Double? = nil,
        growth: Double = growth, _ measured: (Int) throws -> OperationCost
    ) rethrows {
        try table.add(
            what, sizes: sizes, of: "others", below: limit, growth: growth, measured)
    }

    private static func filled(_ types: [any Leaf.Type], _ size: Int) -> Container {
        let container = Container()
        for type in types.prefix(size) {
            type.register(in: container)
            type.require(in: container)
        }
        container.expect(Int.self, in: .session)
        container.register(Kept.self, scope: .app) { Kept() }
        container.register(Start.self) { Start() }
        chain(20, Start.self, in: container)
        container.require(Int.self, Kept.self, Chain20.self, by: "Bench")
        return container
    }

    /// - Parameter length: with the first one.
    private static func chain<Before>(
        _ length: Int, _ before: Before.Type, in container: Container
    ) {
        guard length > 1 else { return }
        container.register(Link<Before>.self, needs: before) { Link(before: $0) }
        chain(length - 1, Link<Before>.self, in: container)
    }

    /// Registers more types when there are some already.
    private static func registering(_ types: [any Leaf.Type], after size: Int) throws
        -> OperationCost
    {
        var time = Samples()
        var allocations = 0.0
        for _ in 0..<OperationCost.samples / 4 {
            let container = Container()
            for type in types.prefix(size) { type.register(in: container) }
            let more = types[size..<(size + batch)]
            let started = Stopwatch.threadTime
            let count = Allocations.count {
                for type in more { type.register(in: container) }
            }
            time.add(Double(Stopwatch.threadTime - started) / Double(batch))
            allocations = Double(count ?? 0) / Double(batch)
        }
        return OperationCost(time: time, allocations: Allocations.areCounted ? allocations : nil)
    }
}
