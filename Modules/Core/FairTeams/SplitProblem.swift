import Domain

/// The candidates and the rules in the form that is searched.
struct SplitProblem {
    private let candidates: [TeamCandidate]
    /// The number of candidates in the teams with which a split is compared.
    let knownCount: Int
    private let groups: [[LinkedCandidates.Member]]
    private let fixed: [LinkedCandidates.Member]
    /// The number of groups in the left half.
    private let leftCount: Int
    /// The values of the candidates whose team is certain.
    let base: SplitKey
    /// The values of the other groups.
    let choices: [HalfSplits.Choice]
    let search: SplitSearch

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - request: The candidates.
    ///   - rules: The conditions.
    ///   - teams: The teams with which a split is compared.
    ///   - fixesMoves: Whether each number of players who stay in their teams is a target of its
    ///     own. Otherwise, the names of the teams do not matter if no rule distinguishes them.
    /// - Returns: nil if rules about single players contradict each other.
    init?(
        _ request: TeamRequest, _ rules: [TeamRule], comparedWith teams: [TeamCandidate.ID: Team],
        fixesMoves: Bool = false
    ) {
        var request = request
        // The order of the candidates must have no effect.
        request.candidates.sort { $0.id < $1.id }
        candidates = request.candidates
        knownCount = candidates.count { teams[$0.id] != nil }
        let indices = Dictionary(
            uniqueKeysWithValues: candidates.enumerated().map { ($1.id, $0) })
        guard let links = LinkedCandidates(indices, rules) else { return nil }
        let values = CandidateValues(request, rules, teams, fixesMoves: fixesMoves)
        let sizes = request.sizes
        var (free, fixed) = (links.free, links.fixed)
        let isSymmetric =
            fixed.isEmpty && sizes.allSatisfy { sizes.contains(request.candidates.count - $0) }
        // Of two splits that differ only in the names of the teams, one is left out.
        if isSymmetric, !fixesMoves { fixed = free.removeFirst() }
        groups = free
        self.fixed = fixed
        let half = free.count / 2
        leftCount = half
        base = values.key(of: fixed)
        choices = free.map { group in
            HalfSplits.Choice(
                first: values.key(of: group), second: values.key(of: group, isReversed: true))
        }
        search = SplitSearch(
            left: HalfSplits(Array(choices.prefix(half)), base: base),
            right: HalfSplits(Array(choices.dropFirst(half))),
            targets: values.targets(sizes))
    }

    /// Returns the teams of a split.
    func teams(of split: SplitSearch.Split) -> [TeamCandidate.ID: Team] {
        var teams: [TeamCandidate.ID: Team] = [:]
        let assign = { (members: [LinkedCandidates.Member], isReversed: Bool) in
            for member in members {
                teams[candidates[member.index].id] = member.isOpposite != isReversed ? .b : .a
            }
        }
        assign(fixed, false)
        for (index, group) in groups.enumerated() {
            let bit =
                index < leftCount
                ? split.left >> UInt32(index) & 1 : split.right >> UInt32(index - leftCount) & 1
            assign(group, bit == 1)
        }
        return teams
    }
}
