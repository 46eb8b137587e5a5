import Domain

/// The search for the rules because of which there are no teams.
enum RuleConflict {
    /// The largest number of rules of which all sets are tried.
    private static let mostRules = 3

    /// Returns a set of rules that contradict each other, and no longer if any one of them is left
    /// out. A set of up to `mostRules` rules is the smallest one.
    ///
    /// - Precondition: The rules of the request contradict each other.
    static func rules(of request: TeamRequest) -> [TeamRule] {
        // The strengths do not matter, and without them most splits are equal.
        var request = request
        request.candidates = request.candidates.map {
            TeamCandidate(id: $0.id, strength: 0, position: $0.position)
        }
        let contradict = { (rules: [TeamRule]) in
            SplitProblem(request, rules, comparedWith: [:])?.search.isFeasible != true
        }
        var known: Set<TeamRule> = []
        let rules = request.rules.filter { known.insert($0).inserted }
        var found = rules
        for rule in rules {
            let fewer = found.filter { $0 != rule }
            if contradict(fewer) { found = fewer }
        }
        for count in 1..<max(1, min(found.count, mostRules + 1)) {
            if let smaller = subsets(of: rules[...], count).first(where: contradict) {
                return smaller
            }
        }
        return found
    }

    /// Returns the subsets with a number of rules.
    private static func subsets(of rules: ArraySlice<TeamRule>, _ count: Int) -> [[TeamRule]] {
        guard count > 0 else { return [[]] }
        return rules.indices.flatMap { index in
            subsets(of: rules[(index + 1)...], count - 1).map { [rules[index]] + $0 }
        }
    }
}
