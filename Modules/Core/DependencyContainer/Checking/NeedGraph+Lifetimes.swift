extension NeedGraph {
    /// What lives in a scope must hold nothing of a scope that may end before it, neither directly
    /// nor through values that are made anew each time.
    ///
    /// - Returns: the shortest way from each holder to each value that it must not hold.
    func badHolds() -> [[Int]] {
        let reaching = Dictionary(
            uniqueKeysWithValues: keptScopes.map { ($0, anewReaching($0)) })
        return needs.indices.flatMap { holder -> [[Int]] in
            let scope = scopes[holder]
            guard scope != .unique else { return [] }
            let isSuspect = reaching.contains { other, anew in
                !scope.lies(within: other)
                    && needs[holder].contains { scopes[$0] == other || anew[$0] }
            }
            guard isSuspect else { return [] }
            return ways(from: holder) { scopes[$0] == .unique }
                .filter { scopes[$0.end] != .unique && !scope.lies(within: scopes[$0.end]) }
                .map(\.way)
        }
    }

    /// Values made anew that nobody can ever make, because they need two scopes of which neither lies
    /// within the other; only those where the two meet.
    ///
    /// - Returns: the ways to two such values.
    func meetings() -> [(one: [Int], other: [Int])] {
        let ordered = keptScopes.sorted { ($0.depth, $0.name) < ($1.depth, $1.name) }
        let isApart = ordered.contains { one in ordered.contains { !one.sees($0) } }
        // Most programs have no two such scopes at all.
        guard isApart else { return [] }
        let found = needs.indices.map { scopes[$0] == .unique ? meeting(at: $0) : nil }
        return needs.indices.compactMap { holder in
            needs[holder].contains { $0 != holder && found[$0] != nil } ? nil : found[holder]
        }
    }

    private var keptScopes: Set<Scope> { Set(scopes).subtracting([.unique]) }

    private func meeting(at holder: Int) -> (one: [Int], other: [Int])? {
        let kept = ways(from: holder) { scopes[$0] == .unique }
            .filter { scopes[$0.end] != .unique }
        for (number, one) in kept.enumerated() {
            let other = kept[..<number].first { !scopes[$0.end].sees(scopes[one.end]) }
            if let other { return (other.way, one.way) }
        }
        return nil
    }

    /// Which of those that are made anew hold something of a scope.
    private func anewReaching(_ scope: Scope) -> [Bool] {
        var isReaching = [Bool](repeating: false, count: needs.count)
        var open = needs.indices.filter { scopes[$0] == scope }
        while let index = open.popLast() {
            for holder in neededBy[index] where scopes[holder] == .unique && !isReaching[holder] {
                isReaching[holder] = true
                open.append(holder)
            }
        }
        return isReaching
    }
}
