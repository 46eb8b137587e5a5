import FairTeams

/// The explanation of three teams: the costs of the rules, and the changes by exchanges.
struct ThreeTeamExplanation: Equatable {
    /// The effect of a rule.
    struct Effect: Equatable {
        let rule: ThreeTeamRule
        /// True if the teams meet the rule.
        let isMet: Bool
        /// The number by which the difference of the fairest teams would be smaller without the
        /// rule, in hundredths; nil if it is not known.
        let cost: Double?
    }

    let effects: [Effect]
    /// The exchanges that the rules allow, those with the smallest change first.
    let swaps: [ThreeTeamSwap]
}

extension ThreeTeamSearches {
    /// Explains teams. Takes a search for each rule.
    ///
    /// - Returns: The explanation, or nil if a team is empty.
    @concurrent func explanation(
        of teams: [TeamCandidate.ID: TeamNumber]
    ) async -> ThreeTeamExplanation? {
        guard let split = fairestSearch.split(with: teams) else { return nil }
        return ThreeTeamExplanation(
            effects: fairestSearch.request.rules.map { rule in
                .init(
                    rule: rule, isMet: fairestSearch.meets(rule, split),
                    cost: fairestSearch.cost(of: rule))
            }, swaps: fairestSearch.swaps(in: split))
    }
}
