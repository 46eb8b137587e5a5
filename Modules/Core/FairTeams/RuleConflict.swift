/// The search for the rules because of which there are no teams.
enum RuleConflict {
    /// The largest number of rules of which all sets are tried.
    private static let mostRules = 3

    /// Returns a set of rules that contradict each other, and no longer if any one of them is left
    /// out. A set of up to `mostRules` rules is the smallest one.
    ///
    /// - Precondition: The rules of the request contradict each other.
    static func rules(of request: TeamRequest) -> [TeamRule] {
        var request = request
        request.candidates = request.candidates.map(\.withoutStrength)
        return smallest(of: request.rules) { rules in
            SplitProblem(request, rules, comparedWith: [:])?.search.isFeasible != true
        }
    }

    /// Returns the set of rules for three teams, as for two.
    static func rules(of request: ThreeTeamRequest) -> [ThreeTeamRule] {
        var request = request
        request.candidates = request.candidates.map(\.withoutStrength)
        request.earlierTeams = [:]
        return smallest(of: request.rules) { rules in
            request.rules = rules
            var search = ThreeTeamSearch(request)
            search?.run(steps: 0)
            return search?.best == nil
        }
    }

    private static func smallest<Rule: Hashable>(
        of rules: [Rule], where contradict: ([Rule]) -> Bool
    ) -> [Rule] {
        var known: Set<Rule> = []
        let rules = rules.filter { known.insert($0).inserted }
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
    private static func subsets<Rule>(of rules: ArraySlice<Rule>, _ count: Int) -> [[Rule]] {
        guard count > 0 else { return [[]] }
        return rules.indices.flatMap { index in
            subsets(of: rules[(index + 1)...], count - 1).map { [rules[index]] + $0 }
        }
    }
}

extension TeamCandidate {
    /// This candidate with the strength 0. The strengths do not matter for the rules, and without
    /// them most splits are equal.
    fileprivate var withoutStrength: TeamCandidate {
        TeamCandidate(id: id, strength: 0, position: position)
    }
}
