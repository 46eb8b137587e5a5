import Domain

/// The keys of candidates in either team, and the keys of teams that the rules allow.
struct CandidateValues {
    private let candidates: [TeamCandidate]
    private let measure: TeamRequest.Measure
    private let positions: [Position]
    private let teams: [Team?]
    private let fixesMoves: Bool

    init(
        _ request: TeamRequest, _ rules: [TeamRule], _ teams: [TeamCandidate.ID: Team],
        fixesMoves: Bool
    ) {
        candidates = request.candidates
        measure = request.measure
        positions = Position.allCases.filter { rules.contains(.spread($0)) }
        self.teams = candidates.map { teams[$0.id] }
        self.fixesMoves = fixesMoves
    }

    /// Returns the values of linked candidates.
    ///
    /// - Parameter isReversed: Whether the first one is in team B.
    func key(of members: [LinkedCandidates.Member], isReversed: Bool = false) -> SplitKey {
        members.reduce(SplitKey()) { sum, member in
            let team: Team = member.isOpposite != isReversed ? .b : .a
            return sum + key(of: member.index, in: team)
        }
    }

    private func key(of index: Int, in team: Team) -> SplitKey {
        var key = SplitKey()
        if teams[index] == team {
            key = key + .stay
            if fixesMoves { key = key + .count(1, .stays) }
        }
        guard team == .a else { return key }
        let candidate = candidates[index]
        key = key + .strength(candidate.strength) + .count(1, .size)
        if let position = candidate.position, positions.contains(position) {
            key = key + .count(1, SplitKey.Field(position))
        }
        return key
    }

    /// Returns the numbers that the rules allow for a team A of one of the sizes.
    func targets(_ sizes: [Int]) -> [SplitSearch.Target] {
        let total = candidates.reduce(0) { $0 + $1.strength }
        var counts = [SplitKey()]
        for position in positions {
            let count = candidates.count { $0.position == position }
            let halves = count.isMultiple(of: 2) ? [count / 2] : [count / 2, count / 2 + 1]
            counts = counts.flatMap { key in
                halves.map { key + .count($0, SplitKey.Field(position)) }
            }
        }
        if fixesMoves {
            let known = teams.count { $0 != nil }
            counts = (0...known).flatMap { stays in
                counts.map { $0 + .count(stays, .stays) }
            }
        }
        return counts.flatMap { key in
            sizes.map { size in
                let signature = (key + .count(size, .size)).signature
                return switch measure {
                case .sum:
                    SplitSearch.Target(signature: signature, factor: 2, aim: total)
                case .average:
                    SplitSearch.Target(
                        signature: signature, factor: candidates.count, aim: size * total)
                }
            }
        }
    }
}
