/// What can be said of a plan without making anything.
@MainActor struct Verification {
    private let plan: Plan
    private let registrations: [Registration]
    private let graph: NeedGraph

    init(_ plan: Plan) {
        self.plan = plan
        registrations = plan.all
        graph = NeedGraph(registrations)
    }

    /// By kind, and within a kind in the order of the registrations.
    func faults() -> [ContainerVerificationError] {
        duplicates() + missing() + cycles() + captives() + meetings() + unready() + unused()
    }

    private func duplicates() -> [ContainerVerificationError] {
        let former = Dictionary(grouping: plan.duplicates, by: \.key)
        guard !former.isEmpty else { return [] }
        return registrations.compactMap { registration in
            guard let former = former[registration.key] else { return nil }
            return fault(.duplicate(name(registration)), at: former + [registration])
        }
    }

    private func missing() -> [ContainerVerificationError] {
        var order: [TypeKey] = []
        var needers: [TypeKey: [(name: String, line: SourceLine)]] = [:]
        func miss(_ key: TypeKey, _ name: @autoclosure () -> String, _ line: SourceLine) {
            if needers[key] == nil { order.append(key) }
            needers[key, default: []].append((name(), line))
        }
        for registration in registrations {
            for need in registration.needs where !isProvided(need) {
                miss(need, name(registration), registration.line)
            }
        }
        for asked in plan.requirements where !isProvided(asked.key) {
            miss(asked.key, asked.name, asked.line)
        }
        return order.map { key in
            let needers = needers[key] ?? []
            var names: [String] = []
            for needer in needers where !names.contains(needer.name) { names.append(needer.name) }
            return ContainerVerificationError(
                .missing(key.name, neededBy: names), at: needers.map(\.line))
        }
    }

    /// The app is not opened, so nothing can be handed in there.
    private func isProvided(_ key: TypeKey) -> Bool {
        guard let registration = plan[key] else { return false }
        return registration.origin != .handedIn || registration.scope.parent != nil
    }

    private func cycles() -> [ContainerVerificationError] {
        graph.cycles().map { cycle in
            fault(.cycle(names(cycle + cycle.prefix(1))), at: cycle.map { registrations[$0] })
        }
    }

    private func captives() -> [ContainerVerificationError] {
        graph.badHolds().compactMap { way in
            guard let first = way.first, let last = way.last else { return nil }
            let (lives, holds) = (graph.scopes[first], graph.scopes[last])
            let lines = way.map { registrations[$0] }
            return holds.lies(within: lives)
                ? fault(.captive(names(way), lives: lives, holds: holds), at: lines)
                : fault(.unseen(names(way), lives: lives, holds: holds), at: lines)
        }
    }

    private func meetings() -> [ContainerVerificationError] {
        graph.meetings().map { one, other in
            fault(
                .apart(names(one), names(other)),
                at: one.prefix(1).map { registrations[$0] })
        }
    }

    /// Those made at once that need something to be awaited which nobody can await before.
    private func unready() -> [ContainerVerificationError] {
        registrations.enumerated().flatMap { index, registration -> [ContainerVerificationError] in
            guard registration.origin == .made else { return [] }
            return graph.needs[index].map { registrations[$0] }
                .filter { $0.origin == .awaited && $0.scope == .unique }
                .map {
                    fault(
                        .unready(name(registration), needs: name($0)), at: [registration, $0])
                }
        }
    }

    private func unused() -> [ContainerVerificationError] {
        let required = Set(plan.requirements.map(\.key)).union(plan.formerNeeds)
        return registrations.enumerated().compactMap { index, registration in
            guard graph.neededBy[index].isEmpty, !required.contains(registration.key) else {
                return nil
            }
            return fault(.unused(name(registration)), at: [registration])
        }
    }

    private func fault(
        _ kind: ContainerVerificationError.Kind, at registrations: [Registration]
    ) -> ContainerVerificationError {
        ContainerVerificationError(kind, at: registrations.map(\.line))
    }

    private func name(_ registration: Registration) -> String { registration.key.name }

    private func names(_ way: [Int]) -> [String] { way.map { name(registrations[$0]) } }
}
