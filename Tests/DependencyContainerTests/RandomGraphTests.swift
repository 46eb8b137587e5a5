import DependencyContainer
import TestSupport
import Testing

/// Random graphs, compared with a model that tries all paths.
@MainActor @Suite struct `Random container graphs` {
    private static let types = generatedTypes(7)
    private static let names = types.map { "\($0)" }

    @Test func `verification finds exactly the errors of the model`() {
        for seed in TestBudget.environment.seeds(2_000, long: 50_000) {
            var random = SeededGenerator(seed: seed)
            let model = GraphModel(using: &random, allowsErrors: true)
            let container = Container()
            model.register(Self.types, in: container)
            let errors = container.verify().map(\.kind)
            let seed = Comment("seed \(seed)")
            #expect(errors.filter(\.isMissing).count == model.missing.count, seed)
            for (number, needers) in model.missing {
                let names =
                    needers.map { Self.names[$0] }
                    + (model.required.contains(number) ? ["Flow"] : [])
                #expect(errors.contains(.missing(Self.names[number], neededBy: names)), seed)
            }
            checkCycles(errors.compactMap(\.cycle), model, seed)
            checkCaptives(errors, model, seed)
            checkScopeConflicts(errors, model, seed)
            #expect(errors.compactMap(\.unused) == model.unused.map { Self.names[$0] }, seed)
        }
    }

    @Test func `a graph without errors has separate values in each scope`() throws {
        for seed in TestBudget.environment.seeds(200, long: 5_000) {
            var random = SeededGenerator(seed: seed)
            let model = GraphModel(using: &random, allowsErrors: false)
            let container = Container()
            model.register(Self.types, in: container)
            let errors = container.verify().map(\.kind).filter { $0.unused == nil }
            #expect(errors == [], "seed \(seed)")
            let containers = try open(container)
            for number in model.entries.indices {
                for container in containers {
                    try check(number, in: container, model, "seed \(seed)")
                }
            }
        }
    }

    /// Returns a container for the app and two for each scope.
    private func open(_ app: Container) throws -> [Container] {
        var all = [app]
        var next = 0
        while next < all.count {
            let container = all[next]
            next += 1
            for scope in GraphModel.scopes where scope.parent == container.scope {
                all.append(try container.openScope(scope))
                all.append(try container.openScope(scope))
            }
        }
        return all
    }

    private func check(
        _ number: Int, in container: Container, _ model: GraphModel, _ seed: Comment
    ) throws {
        let key = Self.types[number]
        let held = model.paths(from: number).compactMap(\.last).map(model.scope)
        let scope = model.scope(number)
        let isAvailable = (scope == .unique ? held : [scope])
            .allSatisfy { model.may(container.scope, hold: $0) }
        guard isAvailable else {
            #expect(throws: ContainerError.self, seed) {
                try container.resolveGenerated(key)
            }
            return
        }
        let value = try container.resolveGenerated(key)
        let again = try container.resolveGenerated(key)
        #expect((value === again) == (scope != .unique), seed)
        #expect(value.needs.count == model.needs(number).count, seed)
        for (need, held) in zip(model.needs(number), value.needs) {
            #expect(type(of: held) == Self.types[need], seed)
            guard model.scope(need) != .unique else { continue }
            #expect(try held === container.resolveGenerated(Self.types[need]), seed)
        }
    }
}

extension `Random container graphs` {
    /// Checks that each found cycle is one of the model and the shortest for one of its needs, and
    /// that together they have all needs of all cycles.
    private func checkCycles(_ found: [[String]], _ model: GraphModel, _ seed: Comment) {
        let all = model.cycles
        let cycles = found.map { path in
            path.dropLast().compactMap { Self.names.firstIndex(of: $0) }
        }
        #expect(found.allSatisfy { $0.first == $0.last }, seed)
        #expect(Set(cycles).count == cycles.count, seed)
        #expect(all.isSuperset(of: cycles), seed)
        #expect(Set(cycles.flatMap(edges)) == Set(all.flatMap(edges)), seed)
        for cycle in cycles {
            let isShortest = edges(cycle).contains { edge in
                all.filter { edges($0).contains(edge) }.allSatisfy { $0.count >= cycle.count }
            }
            #expect(isShortest, seed)
        }
    }

    private func edges(_ cycle: [Int]) -> [[Int]] {
        zip(cycle, cycle.dropFirst() + cycle.prefix(1)).map { [$0, $1] }
    }

    private func checkCaptives(
        _ errors: [ContainerVerificationError.Kind], _ model: GraphModel, _ seed: Comment
    ) {
        let found = errors.compactMap(\.hold)
        var count = 0
        for holder in model.entries.indices where model.scope(holder) != .unique {
            let captives = model.paths(from: holder).filter { path in
                !model.may(model.scope(holder), hold: model.scope(path[path.count - 1]))
            }
            for paths in Dictionary(grouping: captives, by: \.last).values {
                let shortest = paths.map(\.count).min()
                let names = paths.filter { $0.count == shortest }
                    .map { $0.map { Self.names[$0] } }
                let end = paths[0].last.map(model.scope) ?? .unique
                #expect(
                    found.contains { hold in
                        names.contains(hold.path) && hold.scope == model.scope(holder)
                            && hold.heldScope == end
                            && hold.isCaptive == model.may(end, hold: hold.scope)
                    }, seed)
                count += 1
            }
        }
        #expect(found.count == count, seed)
    }

    /// Checks the unique values that need two incompatible scopes, except those that need such a
    /// value.
    private func checkScopeConflicts(
        _ errors: [ContainerVerificationError.Kind], _ model: GraphModel, _ seed: Comment
    ) {
        let conflicting = model.entries.indices.filter { number in
            guard model.scope(number) == .unique else { return false }
            let held = model.paths(from: number).compactMap(\.last).map(model.scope)
            return held.contains { one in
                held.contains { !model.may(one, hold: $0) && !model.may($0, hold: one) }
            }
        }
        let expected = conflicting.filter { number in
            !model.needs(number).contains { $0 != number && conflicting.contains($0) }
        }
        #expect(errors.compactMap(\.scopeConflict) == expected.map { Self.names[$0] }, seed)
    }
}

extension ContainerVerificationError.Kind {
    fileprivate var isMissing: Bool {
        if case .missing = self { true } else { false }
    }

    fileprivate var cycle: [String]? {
        if case .cycle(let path) = self { path } else { nil }
    }

    fileprivate var hold: (path: [String], scope: Scope, heldScope: Scope, isCaptive: Bool)? {
        switch self {
        case .captive(let path, let scope, let heldScope): (path, scope, heldScope, true)
        case .unreachable(let path, let scope, let heldScope): (path, scope, heldScope, false)
        default: nil
        }
    }

    fileprivate var scopeConflict: String? {
        if case .incompatibleScopes(let path, _) = self { path.first } else { nil }
    }

    fileprivate var unused: String? {
        if case .unused(let type) = self { type } else { nil }
    }
}
