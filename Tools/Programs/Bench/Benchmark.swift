/// What can be measured, by the name that it is asked for, in the order in which it is done: memory
/// that others have left behind would hide what the navigation keeps.
enum Benchmark: String, CaseIterable {
    case navigation, container, start, keys, large, memory

    @MainActor func run() async throws -> [Table] {
        switch self {
        case .start: [try StartBenchmark.run()]
        case .keys: [try await KeysBenchmark.run()]
        case .large: [try LargeBenchmark.run()]
        case .navigation: [try DepthBenchmark.run(), try NavigationBenchmark.run()]
        case .container: [try ContainerBenchmark.run()]
        case .memory: [try MemoryBenchmark.run()]
        }
    }
}
