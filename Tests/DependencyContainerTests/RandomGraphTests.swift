import DependencyContainer
import TestSupport
import Testing

/// Graphs by chance, against what is found by trying everything.
@MainActor @Suite struct `Random graphs in a container` {
    private static let types = numberedTypes(7)
    private static let names = types.map { "\($0)" }

    @Test func `exactly what is wrong is found`() {
        for seed in TestBudget.environment.seeds(2_000, long: 50_000) {
            var random = SeededGenerator(seed: seed)
            let model = GraphModel(using: &random, mayBeWrong: true)
            let container = Container()
            model.register(Self.types, in: container)
            let problems = container.verify().map(\.kind)
            let seed = Comment("seed \(seed)")
            #expect(problems.filter(\.isMissing).count == model.missing.count, seed)
            for (number, needers) in model.missing {
                let names =
                    needers.map { Self.names[$0] }
                    + (model.required.contains(number) ? ["Flow"] : [])
                #expect(problems.contains(.missing(Self.names[number], neededBy: names)), seed)
            }
            checkCycles(problems.compactMap(\.cycle), model, seed)
            checkCaptives(problems, model, seed)
            checkMeetings(problems, model, seed)
            checkUnready(problems, model, seed)
            #expect(
                problems.compactMap(\.unused) == model.unused.map { Self.names[$0] }, seed)
        }
    }

    @Test func `what nothing is wrong with gives each scope its own values`() async throws {
        for seed in TestBudget.environment.seeds(200, long: 5_000) {
            var random = SeededGenerator(seed: seed)
            let model = GraphModel(using: &random, mayBeWrong: false)
            let container = Container()
            model.register(Self.types, in: container)
            let problems = container.verify().map(\.kind).filter { $0.unused == nil }
            #expect(problems == [], "seed \(seed)")
            let house = try open(container)
            for container in house { try await container.prepare() }
            for number in model.entries.indices {
                for container in house {
                    try await check(number, in: container, model, "seed \(seed)")
                }
            }
        }
    }

    /// The app, and each scope twice.
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
    ) async throws {
        let key = Self.types[number]
        let held = model.ways(from: number).compactMap(\.last).map(model.scope)
        let scope = model.scope(number)
        let isSeen = (scope == .unique ? held : [scope])
            .allSatisfy { model.may(container.scope, hold: $0) }
        guard isSeen else {
            await #expect(throws: ContainerError.self, seed) {
                _ = try await container.resolveMade(awaiting: key)
            }
            return
        }
        let value = try await container.resolveMade(awaiting: key)
        let again = try await container.resolveMade(awaiting: key)
        #expect((value === again) == (scope != .unique), seed)
        #expect(value.needs.count == model.needs(number).count, seed)
        if scope != .unique || model.entries[number]?.isAwaited == false {
            let once = try container.resolveMade(key)
            #expect((value === once) == (scope != .unique), seed)
        }
        for (need, held) in zip(model.needs(number), value.needs) {
            #expect(type(of: held) == Self.types[need], seed)
            guard model.scope(need) != .unique else { continue }
            #expect(try held === container.resolveMade(Self.types[need]), seed)
        }
    }
}

extension `Random graphs in a container` {
    /// Each is a way round; each is the shortest for one of its needs; each need on any way round is
    /// on one of them.
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
        _ problems: [ContainerVerificationError.Kind], _ model: GraphModel, _ seed: Comment
    ) {
        let found = problems.compactMap(\.hold)
        var count = 0
        for holder in model.entries.indices where model.scope(holder) != .unique {
            let bad = model.ways(from: holder).filter { way in
                !model.may(model.scope(holder), hold: model.scope(way[way.count - 1]))
            }
            for ways in Dictionary(grouping: bad, by: \.last).values {
                let shortest = ways.map(\.count).min()
                let names = ways.filter { $0.count == shortest }
                    .map { $0.map { Self.names[$0] } }
                let ends = ways[0].last.map(model.scope) ?? .unique
                #expect(
                    found.contains { hold in
                        names.contains(hold.path) && hold.lives == model.scope(holder)
                            && hold.holds == ends
                            && hold.isCaptive == model.may(ends, hold: hold.lives)
                    }, seed)
                count += 1
            }
        }
        #expect(found.count == count, seed)
    }

    /// Those made anew that need two scopes that never see each other, but for those that need such
    /// a one.
    private func checkMeetings(
        _ problems: [ContainerVerificationError.Kind], _ model: GraphModel, _ seed: Comment
    ) {
        let torn = model.entries.indices.filter { number in
            guard model.scope(number) == .unique else { return false }
            let held = model.ways(from: number).compactMap(\.last).map(model.scope)
            return held.contains { one in
                held.contains { !model.may(one, hold: $0) && !model.may($0, hold: one) }
            }
        }
        let expected = torn.filter { number in
            !model.needs(number).contains { $0 != number && torn.contains($0) }
        }
        #expect(problems.compactMap(\.torn) == expected.map { Self.names[$0] }, seed)
    }

    private func checkUnready(
        _ problems: [ContainerVerificationError.Kind], _ model: GraphModel, _ seed: Comment
    ) {
        let expected = model.entries.indices.flatMap { number -> [[String]] in
            guard model.entries[number]?.isAwaited == false else { return [] }
            return model.needs(number)
                .filter { model.scope($0) == .unique && model.entries[$0]?.isAwaited == true }
                .map { [Self.names[number], Self.names[$0]] }
        }
        #expect(problems.compactMap(\.unready) == expected, seed)
    }
}

extension ContainerVerificationError.Kind {
    fileprivate var isMissing: Bool {
        if case .missing = self { true } else { false }
    }

    fileprivate var cycle: [String]? {
        if case .cycle(let path) = self { path } else { nil }
    }

    fileprivate var hold: (path: [String], lives: Scope, holds: Scope, isCaptive: Bool)? {
        switch self {
        case .captive(let path, let lives, let holds): (path, lives, holds, true)
        case .unseen(let path, let lives, let holds): (path, lives, holds, false)
        default: nil
        }
    }

    fileprivate var torn: String? {
        if case .apart(let path, _) = self { path.first } else { nil }
    }

    fileprivate var unready: [String]? {
        if case .unready(let type, let need) = self { [type, need] } else { nil }
    }

    fileprivate var unused: String? {
        if case .unused(let type) = self { type } else { nil }
    }
}
