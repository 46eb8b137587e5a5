import DependencyContainer
import TestSupport

/// A small random graph with its errors, which it finds by trying all paths.
@MainActor struct GraphModel {
    struct Entry {
        var scope: Scope
        var needs: [Int]
    }

    static let scopes: [Scope] = [
        .app, .session, Scope("match", within: .session), Scope("half", within: matchScope),
        Scope("training", within: .session),
    ]
    private static let matchScope = Scope("match", within: .session)

    /// The registrations, or nil for types that are not registered.
    var entries: [Entry?]
    var required: Set<Int>

    init(using random: inout SeededGenerator, allowsErrors: Bool) {
        let count = Int.random(in: 1...7, using: &random)
        let density = Int.random(in: 5...35, using: &random)
        entries = (0..<count).map { number in
            if allowsErrors, random.chance(8) { return nil }
            let scope = random.chance(50) ? .unique : random.pick(Self.scopes) ?? .app
            let choices = allowsErrors ? Array(0..<count) : Array(0..<number)
            return Entry(
                scope: scope,
                needs: choices.filter { _ in random.chance(density) })
        }
        required = []
        for number in 0..<count where random.chance(50) { required.insert(number) }
        guard !allowsErrors else { return }
        for number in 0..<count { removeBadNeeds(of: number) }
    }

    /// Registers all entries in a container.
    func register(
        _ types: [any GeneratedObject.Type], in container: Container
    ) {
        for (number, entry) in entries.enumerated() {
            guard let entry else { continue }
            container.registerGenerated(
                types[number], scope: entry.scope,
                needs: entry.needs.map { types[$0] })
        }
        for number in required.sorted() { container.requireGenerated(types[number], by: "Flow") }
    }

    func scope(_ number: Int) -> Scope { entries[number]?.scope ?? .unique }

    func needs(_ number: Int) -> [Int] { entries[number]?.needs ?? [] }

    /// The types that are needed and not registered, with the types that need them.
    var missing: [Int: [Int]] {
        var missing: [Int: [Int]] = [:]
        for number in entries.indices {
            for need in needs(number) where entries[need] == nil {
                missing[need, default: []].append(number)
            }
        }
        for number in required where entries[number] == nil { missing[number, default: []] += [] }
        return missing
    }

    /// All cycles without repeated types, each from its smallest number.
    var cycles: Set<[Int]> {
        var cycles: Set<[Int]> = []
        func walk(_ path: [Int]) {
            for need in needs(path[path.count - 1]) where entries[need] != nil {
                if need == path[0] { cycles.insert(path) }
                if need > path[0], !path.contains(need) { walk(path + [need]) }
            }
        }
        for number in entries.indices where entries[number] != nil { walk([number]) }
        return cycles
    }

    /// Returns all paths from a type, through unique types, to types with a scope.
    func paths(from start: Int) -> [[Int]] {
        var paths: [[Int]] = []
        func walk(_ path: [Int]) {
            for need in needs(path[path.count - 1]) where entries[need] != nil {
                if scope(need) != .unique {
                    paths.append(path + [need])
                } else if !path.contains(need) {
                    walk(path + [need])
                }
            }
        }
        walk([start])
        return paths
    }

    /// Returns whether a value of one scope may hold a value of another.
    func may(_ holder: Scope, hold other: Scope) -> Bool {
        sequence(first: holder, next: \.parent).contains(other)
    }

    var unused: [Int] {
        entries.indices.filter { number in
            entries[number] != nil && !required.contains(number)
                && !entries.indices.contains { needs($0).contains(number) }
        }
    }

    private mutating func removeBadNeeds(of number: Int) {
        guard let entry = entries[number] else { return }
        var kept: [Int] = []
        for need in entry.needs {
            entries[number]?.needs = kept + [need]
            if isSound(number) { kept.append(need) }
        }
        entries[number]?.needs = kept
    }

    private func isSound(_ number: Int) -> Bool {
        let held = paths(from: number).compactMap(\.last).map(scope)
        return scope(number) == .unique
            ? held.allSatisfy { one in held.allSatisfy { may(one, hold: $0) || may($0, hold: one) }
            }
            : held.allSatisfy { may(scope(number), hold: $0) }
    }
}
