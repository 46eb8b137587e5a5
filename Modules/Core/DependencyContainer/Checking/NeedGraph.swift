/// The needs and the scopes of registrations, with indices instead of types.
@MainActor struct NeedGraph {
    /// All registrations, and then the derived ones that are needed.
    let registrations: [Registration]
    /// The needs of each registration that are registered, without duplicates.
    let needs: [[Int]]
    let neededBy: [[Int]]
    /// A Boolean value for each registration indicating whether a requirement needs it.
    let isRequired: [Bool]
    /// The needs without a value, in the order of the registrations.
    let missing: [(need: TypeKey, holder: Int)]
    /// The requirements without a value.
    let missingRequirements: [Requirement]
    /// The number of each registration's scope in `scopes`.
    let scopeNumbers: [Int]
    /// The scopes of the registrations. The first one is `unique`.
    let scopes: [Scope]

    init(_ registry: Registry) {
        var registrations = registry.registered
        for (number, registration) in registrations.enumerated() { registration.number = number }

        /// Returns the number of a registration. Appends one that is derived.
        func number(of key: TypeKey) -> Int? {
            guard let registration = registry[key] else { return nil }
            let number = registration.number
            if !registration.isDerived { return number }
            if number < registrations.count, registrations[number] === registration {
                return number
            }
            registration.number = registrations.count
            registrations.append(registration)
            return registration.number
        }

        /// No values can be passed to the scope `app`, because it is not opened with `openScope`.
        func isProvided(_ number: Int?) -> Bool {
            number.map { registrations[$0].origin != .scopeValue || registrations[$0].depth > 1 }
                ?? false
        }

        var required: [Int] = []
        var missingRequirements: [Requirement] = []
        for requirement in registry.requirements {
            let number = number(of: requirement.key)
            if let number { required.append(number) }
            if !isProvided(number) { missingRequirements.append(requirement) }
        }
        var needs: [[Int]] = []
        var missing: [(TypeKey, Int)] = []
        while needs.count < registrations.count {
            let holder = needs.count
            var known: [Int] = []
            for key in registrations[holder].needs {
                let need = number(of: key)
                if let need, !known.contains(need) { known.append(need) }
                if !isProvided(need) { missing.append((key, holder)) }
            }
            needs.append(known)
        }
        var isRequired = [Bool](repeating: false, count: needs.count)
        for number in required { isRequired[number] = true }
        var scopes = [Scope.unique]
        scopeNumbers = registrations.map { registration in
            if registration.depth == 0 { return 0 }
            // An app has few scopes.
            if let number = scopes.firstIndex(of: registration.scope) { return number }
            scopes.append(registration.scope)
            return scopes.count - 1
        }
        self.registrations = registrations
        self.needs = needs
        var neededBy = [[Int]](repeating: [], count: needs.count)
        for holder in needs.indices { for need in needs[holder] { neededBy[need].append(holder) } }
        self.neededBy = neededBy
        self.isRequired = isRequired
        self.missing = missing
        self.missingRequirements = missingRequirements
        self.scopes = scopes
    }

    func scope(_ number: Int) -> Scope { scopes[scopeNumbers[number]] }

    private func isUnique(_ number: Int) -> Bool { scopeNumbers[number] == 0 }

    /// Returns whether a need limits where a value can be made. An optional is nil where the scope
    /// of its need is not open.
    private func limits(_ holder: Int, _ need: Int) -> Bool {
        registrations[holder].needKind != .optional || isUnique(need)
    }

    /// The shortest paths from one registration to others.
    private struct Paths {
        let start: Int
        /// The ends of the paths, in the order of their lengths.
        var ends: [Int] = []
        /// The registration before each end.
        var before: [Int: Int] = [:]

        subscript(end: Int) -> [Int] {
            var path = [end]
            while let previous = before[path[path.count - 1]], path.count == 1 || path.last != start
            {
                path.append(previous)
            }
            return path.reversed()
        }
    }

    /// Finds the shortest paths from a registration, one through the start to itself included.
    ///
    /// - Parameters:
    ///   - goal: The end of the path that is wanted; nil for all paths.
    ///   - continues: Returns whether a path may continue after a registration.
    ///   - includes: Returns whether a path may contain a need of a registration.
    private func paths(
        from start: Int, to goal: Int? = nil, continues: (Int) -> Bool,
        includes: (Int, Int) -> Bool
    ) -> Paths {
        var paths = Paths(start: start)
        var open = [start][...]
        while let current = open.popFirst(), goal.map({ paths.before[$0] == nil }) ?? true {
            for need in needs[current]
            where paths.before[need] == nil && includes(current, need) {
                paths.before[need] = current
                paths.ends.append(need)
                if continues(need) { open.append(need) }
            }
        }
        return paths
    }
}

// MARK: Cycles

extension NeedGraph {
    /// Returns cycles that together contain every need that is part of any cycle, except those of
    /// providers. Each is the shortest cycle for one of its needs, begins with the earliest
    /// registration, and does not repeat it at the end.
    func cycles() -> [[Int]] {
        let core = cyclicCore()
        guard core.contains(true) else { return [] }
        var shown: Set<[Int]> = []
        var cycles: [[Int]] = []
        for holder in needs.indices where core[holder] {
            for need in needs[holder] where core[need] && !shown.contains([holder, need]) {
                let paths = paths(
                    from: need, to: holder, continues: { core[$0] }, includes: { core[$1] })
                guard need == holder || paths.before[holder] != nil else { continue }
                let cycle = need == holder ? [need] : paths[holder]
                for (one, next) in zip(cycle, cycle.dropFirst() + cycle.prefix(1)) {
                    shown.insert([one, next])
                }
                cycles.append(rotated(cycle))
            }
        }
        return cycles
    }

    /// Returns the registrations in cycles and on paths between cycles. They remain after the
    /// removal of providers, and the repeated removal of those without needs and of those that are
    /// not needed.
    private func cyclicCore() -> [Bool] {
        var isRemaining = registrations.map { $0.needKind != .late }
        removeLeaves(from: &isRemaining, dependencies: needs, dependents: neededBy)
        guard isRemaining.contains(true) else { return isRemaining }
        removeLeaves(from: &isRemaining, dependencies: neededBy, dependents: needs)
        return isRemaining
    }

    /// Removes the registrations without remaining dependencies, repeatedly.
    private func removeLeaves(
        from isRemaining: inout [Bool], dependencies: [[Int]], dependents: [[Int]]
    ) {
        var counts = dependencies.map { $0.count }
        for index in dependencies.indices where isRemaining[index] {
            counts[index] = dependencies[index].count { isRemaining[$0] }
        }
        var free = dependencies.indices.filter { isRemaining[$0] && counts[$0] == 0 }
        while let index = free.popLast() {
            isRemaining[index] = false
            for other in dependents[index] where isRemaining[other] {
                counts[other] -= 1
                if counts[other] == 0 { free.append(other) }
            }
        }
    }

    private func rotated(_ path: [Int]) -> [Int] {
        guard let first = path.indices.min(by: { path[$0] < path[$1] }) else { return path }
        return Array(path[first...] + path[..<first])
    }
}

// MARK: Lifetimes

extension NeedGraph {
    /// Returns the shortest paths from values with a scope to values whose scope can end earlier,
    /// directly or through unique values.
    func captives() -> [[Int]] {
        let numbers = scopes.indices.dropFirst()
        guard !numbers.isEmpty else { return [] }
        let mayHold = scopes.map { one in scopes.map { one.lies(within: $0) } }
        let reaching = [[]] + numbers.map(uniqueValues)
        return needs.indices.flatMap { holder -> [[Int]] in
            let scope = scopeNumbers[holder]
            guard scope != 0 else { return [] }
            let isSuspect = needs[holder].contains { need in
                let other = scopeNumbers[need]
                return other == 0
                    ? numbers.contains { !mayHold[scope][$0] && reaching[$0][need] }
                    : !mayHold[scope][other]
            }
            guard isSuspect else { return [] }
            let paths = paths(from: holder, continues: isUnique, includes: limits)
            return paths.ends.filter { !isUnique($0) && !mayHold[scope][scopeNumbers[$0]] }
                .map { paths[$0] }
        }
    }

    /// Returns two paths for each unique value that needs two scopes of which neither lies within
    /// the other. Values that need such a value are not included.
    func scopeConflicts() -> [(one: [Int], other: [Int])] {
        let isPossible = scopes.dropFirst().contains { one in
            scopes.dropFirst().contains { !one.isCompatible(with: $0) }
        }
        // Most apps have no incompatible scopes.
        guard isPossible else { return [] }
        let found = needs.indices.map { isUnique($0) ? scopeConflict(at: $0) : nil }
        return needs.indices.compactMap { holder in
            needs[holder].contains { $0 != holder && found[$0] != nil } ? nil : found[holder]
        }
    }

    private func scopeConflict(at holder: Int) -> (one: [Int], other: [Int])? {
        let paths = paths(from: holder, continues: isUnique, includes: limits)
        let kept = paths.ends.filter { !isUnique($0) }
        for (number, one) in kept.enumerated() {
            let other = kept[..<number].first { !scope($0).isCompatible(with: scope(one)) }
            if let other { return (paths[other], paths[one]) }
        }
        return nil
    }

    /// Returns whether each registration is unique and needs a value of a scope, directly or
    /// through other unique values.
    private func uniqueValues(needing scope: Int) -> [Bool] {
        var isNeeding = [Bool](repeating: false, count: needs.count)
        var open = needs.indices.filter { scopeNumbers[$0] == scope }
        while let index = open.popLast() {
            for holder in neededBy[index]
            where isUnique(holder) && !isNeeding[holder] && limits(holder, index) {
                isNeeding[holder] = true
                open.append(holder)
            }
        }
        return isNeeding
    }
}
