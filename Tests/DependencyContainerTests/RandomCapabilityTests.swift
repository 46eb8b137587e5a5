import DependencyContainer
import TestSupport
import Testing

/// Random changes and requests, compared with a model.
@MainActor @Suite struct `Random capabilities of containers` {
    @Test func `values are the same objects as in the model`() throws {
        for seed in TestBudget.environment.seeds(200, long: 10_000) {
            var harness = try CapabilityHarness(seed: seed)
            for step in 0..<60 { try harness.run(step) }
        }
    }
}

/// A container and its model, which receive the same changes.
@MainActor private struct CapabilityHarness {
    typealias Model = CapabilityModel

    private let comment: Comment
    private var random: SeededGenerator
    private let real = CapabilityContainer()
    private let model = Model()
    private var session: Container
    /// Objects that keep weakly kept values alive.
    private var held: [(real: [Part], model: [Part])] = []

    init(seed: UInt64) throws {
        comment = "seed \(seed)"
        random = SeededGenerator(seed: seed)
        session = try real.container.openScope(.session)
    }

    mutating func run(_ step: Int) throws {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<30: change(step)
        case 30..<36: decorate(step)
        case 36..<44:
            let key = randomKey()
            real.unregister(key)
            model.unregister(key)
        case 44..<48: try end(.session)
        case 48..<50: try end(.app)
        case 50..<55:
            let errors = real.container.verify().filter { !$0.isUnused }
            #expect(errors.isEmpty == model.isSound, comment)
        default: resolve(step)
        }
    }

    /// Registers, replaces or contributes a part.
    private mutating func change(_ step: Int) {
        let key = randomKey(contributes: true)
        let scope = random.pick([Scope.unique, .app, .session]) ?? .unique
        let maker = randomMaker(step, of: key)
        let isRegistered = model.entries[key] != nil
        var entry = Model.Entry(scope: scope, makers: [maker])
        switch key {
        case .plain(let tag) where isRegistered || random.chance(20):
            real.apply(.replace(scope), to: tag, maker)
            model.replace(key, entry)
        case .plain(let tag) where scope != .unique && random.chance(50):
            entry.isWeak = true
            real.apply(.registerWeak(scope), to: tag, maker)
            model.register(key, entry)
        case .plain(let tag):
            real.apply(.register(scope), to: tag, maker)
            model.register(key, entry)
        case .named(let tag) where !isRegistered:
            real.apply(.registerNamed(scope), to: tag, maker)
            model.register(key, entry)
        case .argument(let tag) where !isRegistered:
            real.apply(.registerArgument, to: tag, maker)
            model.register(key, Model.Entry(scope: .unique, makers: [maker]))
        case .contribution(let tag, _) where model.contributions(to: tag) < 2:
            real.apply(.contribute(scope), to: tag, maker)
            model.contribute(to: tag, entry)
        case .named, .argument, .contribution: break
        }
    }

    private mutating func decorate(_ step: Int) {
        let tag = randomTag()
        let maker = randomMaker(step, of: .plain(tag))
        real.apply(.decorate, to: tag, maker)
        model.decorate(.plain(tag), maker)
    }

    /// Resets a scope or closes it, and opens a new session.
    private mutating func end(_ scope: Scope) throws {
        if scope == .app {
            real.container.reset()
            session = try real.container.openScope(.session)
        } else if random.chance(50) {
            session.reset()
        } else {
            session.close()
            session = try real.container.openScope(.session)
        }
        model.reset(scope)
        if random.chance(50) { held = [] }
    }

    private mutating func resolve(_ step: Int) {
        let key = randomKey(contributes: true)
        let scope: Scope = random.chance(30) ? .app : .session
        let container = scope == .app ? real.container : session
        let expected = Result { () throws(Model.ResolutionError) in
            try expectedParts(of: key, in: scope)
        }
        let result = Result { () throws(ContainerError) in try real.resolve(key, in: container) }
        let comment: Comment = "\(self.comment), step \(step)"
        #expect(real.factory.count == model.factory.count, comment)
        switch (result, expected) {
        case (.success(let parts), .success(let others)):
            #expect(parts.map(\.number) == others.map(\.number), comment)
            #expect(parts.map(\.label) == others.map(\.label), comment)
            #expect(parts.map { $0.needs.map(\.number) } == others.map { $0.needs.map(\.number) })
            if random.chance(30) { held.append((parts, others)) }
        case (.failure(.notRegistered), .failure(.notRegistered)),
            (.failure(.outsideScope), .failure(.outsideScope)):
            break
        default: Issue.record("\(result) instead of \(expected), \(comment)")
        }
    }

    private func expectedParts(
        of key: Model.Key, in scope: Scope
    ) throws(Model.ResolutionError) -> [Part] {
        guard case .contribution(let tag, _) = key else {
            return [try model.resolve(key, in: scope)]
        }
        var parts: [Part] = []
        for number in 0..<model.contributions(to: tag) {
            parts.append(try model.resolve(.contribution(tag, number: number), in: scope))
        }
        return parts
    }

    private mutating func randomTag() -> Int {
        Int.random(in: CapabilityContainer.types.indices, using: &random)
    }

    private mutating func randomKey(contributes: Bool = false) -> Model.Key {
        let tag = randomTag()
        return switch Int.random(in: 0..<(contributes ? 6 : 5), using: &random) {
        case 0..<3: .plain(tag)
        case 3: .named(tag)
        case 4: .argument(tag)
        default: .contribution(tag, number: 0)
        }
    }

    /// Returns a maker whose needs have smaller tags, so that there are no cycles.
    private mutating func randomMaker(_ step: Int, of key: Model.Key) -> Model.Maker {
        var needs: [Model.Need] = []
        for tag in 0..<key.tag where random.chance(40) {
            needs.append(
                random.pick([.plain(tag), .named(tag), .optional(tag), .list(tag)]) ?? .plain(tag))
        }
        return Model.Maker(label: "\(step)", needs: needs)
    }
}

extension ContainerVerificationError {
    fileprivate var isUnused: Bool {
        if case .unused = kind { true } else { false }
    }
}
