/// The needs and the scopes of registrations, with indices instead of types. It contains no types that
/// are not registered.
@MainActor struct NeedGraph {
    let scopes: [Scope]
    /// The needs of each registration, without duplicates.
    let needs: [[Int]]
    let neededBy: [[Int]]

    init(_ registrations: [Registration]) {
        var numbers: [TypeKey: Int] = [:]
        for (number, registration) in registrations.enumerated() {
            numbers[registration.key] = number
        }
        var neededBy = [[Int]](repeating: [], count: registrations.count)
        var needs: [[Int]] = []
        for (number, registration) in registrations.enumerated() {
            var known: [Int] = []
            for key in registration.needs {
                guard let need = numbers[key], !known.contains(need) else { continue }
                known.append(need)
                neededBy[need].append(number)
            }
            needs.append(known)
        }
        self.needs = needs
        self.neededBy = neededBy
        scopes = registrations.map(\.scope)
    }

    /// Returns the shortest paths from one registration to all others, in the order of their lengths.
    ///
    /// - Parameter continues: Returns whether a path may continue after a registration.
    private func paths(
        from start: Int, continues: (Int) -> Bool
    ) -> [(end: Int, path: [Int])] {
        var before: [Int: Int] = [:]
        var reached: [Int] = []
        var next = 0
        var current = start
        while true {
            for need in needs[current] where before[need] == nil {
                before[need] = current
                reached.append(need)
            }
            while next < reached.count, !continues(reached[next]) { next += 1 }
            guard next < reached.count else { break }
            current = reached[next]
            next += 1
        }
        return reached.map { end in
            var path = [end]
            while let previous = before[path[path.count - 1]], path.count == 1 || path.last != start
            {
                path.append(previous)
            }
            return (end, path.reversed())
        }
    }
}

// MARK: Cycles

extension NeedGraph {
    /// Returns cycles that together contain every need that is part of any cycle. Each is the shortest
    /// cycle for one of its needs, begins with the earliest registration, and does not repeat it at the
    /// end.
    func cycles() -> [[Int]] {
        let core = cyclicCore()
        var shown: Set<Need> = []
        var cycles: [[Int]] = []
        for holder in needs.indices where core[holder] {
            for need in needs[holder] where core[need] {
                guard !shown.contains(Need(holder, need)),
                    let path = shortestPath(from: need, to: holder, within: core)
                else { continue }
                for (one, next) in zip(path, path.dropFirst() + path.prefix(1)) {
                    shown.insert(Need(one, next))
                }
                cycles.append(rotated(path))
            }
        }
        return cycles
    }

    /// Returns the registrations in cycles and on paths between cycles. They remain after the repeated
    /// removal of those without needs and of those that are not needed.
    private func cyclicCore() -> [Bool] {
        var isRemaining = [Bool](repeating: true, count: needs.count)
        removeLeaves(from: &isRemaining, dependencies: needs, dependents: neededBy)
        removeLeaves(from: &isRemaining, dependencies: neededBy, dependents: needs)
        return isRemaining
    }

    /// Removes the registrations without remaining dependencies, repeatedly.
    private func removeLeaves(
        from isRemaining: inout [Bool], dependencies: [[Int]], dependents: [[Int]]
    ) {
        var counts = dependencies.map(\.count)
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

    private func shortestPath(from start: Int, to end: Int, within core: [Bool]) -> [Int]? {
        if start == end { return [start] }
        var before: [Int: Int] = [start: start]
        var reached = [start]
        var next = 0
        while next < reached.count, before[end] == nil {
            for need in needs[reached[next]] where core[need] && before[need] == nil {
                before[need] = reached[next]
                reached.append(need)
            }
            next += 1
        }
        guard before[end] != nil else { return nil }
        var path = [end]
        while let previous = before[path[path.count - 1]], path.last != start {
            path.append(previous)
        }
        return path.reversed()
    }

    private func rotated(_ path: [Int]) -> [Int] {
        guard let first = path.indices.min(by: { path[$0] < path[$1] }) else { return path }
        return Array(path[first...] + path[..<first])
    }

    private struct Need: Hashable {
        let holder: Int
        let need: Int

        init(_ holder: Int, _ need: Int) {
            self.holder = holder
            self.need = need
        }
    }
}

// MARK: Lifetimes

extension NeedGraph {
    /// Returns the shortest paths from values with a scope to values whose scope can end earlier, directly
    /// or through unique values.
    func captives() -> [[Int]] {
        let needing = Dictionary(
            uniqueKeysWithValues: keptScopes.map { ($0, uniqueValues(needing: $0)) })
        return needs.indices.flatMap { holder -> [[Int]] in
            let scope = scopes[holder]
            guard scope != .unique else { return [] }
            let isSuspect = needing.contains { other, unique in
                !scope.lies(within: other)
                    && needs[holder].contains { scopes[$0] == other || unique[$0] }
            }
            guard isSuspect else { return [] }
            return paths(from: holder) { scopes[$0] == .unique }
                .filter { scopes[$0.end] != .unique && !scope.lies(within: scopes[$0.end]) }
                .map(\.path)
        }
    }

    /// Returns two paths for each unique value that needs two scopes of which neither lies within the
    /// other. Values that need such a value are not included.
    func scopeConflicts() -> [(one: [Int], other: [Int])] {
        let ordered = keptScopes.sorted { ($0.depth, $0.name) < ($1.depth, $1.name) }
        let isPossible = ordered.contains { one in
            ordered.contains { !one.isCompatible(with: $0) }
        }
        // Most apps have no incompatible scopes.
        guard isPossible else { return [] }
        let found = needs.indices.map { scopes[$0] == .unique ? scopeConflict(at: $0) : nil }
        return needs.indices.compactMap { holder in
            needs[holder].contains { $0 != holder && found[$0] != nil } ? nil : found[holder]
        }
    }

    private var keptScopes: Set<Scope> { Set(scopes).subtracting([.unique]) }

    private func scopeConflict(at holder: Int) -> (one: [Int], other: [Int])? {
        let kept = paths(from: holder) { scopes[$0] == .unique }
            .filter { scopes[$0.end] != .unique }
        for (number, one) in kept.enumerated() {
            let other = kept[..<number].first {
                !scopes[$0.end].isCompatible(with: scopes[one.end])
            }
            if let other { return (other.path, one.path) }
        }
        return nil
    }

    /// Returns whether each registration is unique and needs a value of a scope, directly or through other
    /// unique values.
    private func uniqueValues(needing scope: Scope) -> [Bool] {
        var isNeeding = [Bool](repeating: false, count: needs.count)
        var open = needs.indices.filter { scopes[$0] == scope }
        while let index = open.popLast() {
            for holder in neededBy[index] where scopes[holder] == .unique && !isNeeding[holder] {
                isNeeding[holder] = true
                open.append(holder)
            }
        }
        return isNeeding
    }
}
