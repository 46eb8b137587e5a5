import DependencyContainer
import TestSupport
import Testing

/// The number of values of each type, made on any thread.
private struct Tally: Sendable {
    private let counters: [ObjectIdentifier: Counter]

    init(_ types: [any GeneratedObject.Type]) {
        counters = Dictionary(
            uniqueKeysWithValues: types.map { (ObjectIdentifier($0), Counter()) })
    }

    @Sendable func count(_ value: any GeneratedObject) {
        counters[ObjectIdentifier(type(of: value))]?.increment()
    }

    var all: [Int] { counters.values.map(\.value) }
}

@Suite struct `Simultaneous resolution` {
    @Test func `64 tasks that resolve 1,000 values make each once`() async throws {
        let container = await Container()
        let types = generatedTypes(1_000)
        let tally = Tally(types)
        await MainActor.run {
            for (index, type) in types.enumerated() {
                // Each needs two earlier values, so that many tasks wait for many values.
                let needs = index < 2 ? [] : [types[index / 2], types[index - 1 - index % 2]]
                container.registerGenerated(
                    type, scope: .app, isAwaited: index % 3 != 0, needs: needs,
                    onMake: tally.count)
            }
        }
        let values = try await withThrowingTaskGroup(of: [ObjectIdentifier].self) { group in
            for number in 0..<64 {
                group.addTask {
                    var random = SeededGenerator(seed: UInt64(number))
                    var identifiers: [ObjectIdentifier] = .init(
                        repeating: ObjectIdentifier(container), count: types.count)
                    for index in types.indices.shuffled(using: &random) {
                        let value = try await container.resolveGenerated(awaiting: types[index])
                        identifiers[index] = ObjectIdentifier(value)
                    }
                    return identifiers
                }
            }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(values.count == 1)
        #expect(tally.all == Array(repeating: 1, count: 1_000))
    }

    @Test func `cancelled tasks do not stop values or make them twice`() async throws {
        let container = await Container()
        let types = generatedTypes(200)
        let tally = Tally(types)
        await MainActor.run {
            for (index, type) in types.enumerated() {
                container.registerGenerated(
                    type, scope: .app, isAwaited: true, needs: index == 0 ? [] : [types[index - 1]],
                    onMake: tally.count)
            }
        }
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<64 {
                let task = Task.detached {
                    _ = try? await container.resolveGenerated(awaiting: types[199 - number % 7])
                }
                group.addTask { await task.value }
                if number % 2 == 0 {
                    group.addTask {
                        await Task.yield()
                        task.cancel()
                    }
                }
            }
        }
        _ = try await container.resolveGenerated(awaiting: types[199])
        #expect(tally.all == Array(repeating: 1, count: 200))
    }
}
