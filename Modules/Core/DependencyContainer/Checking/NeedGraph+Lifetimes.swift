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
