/// The candidates in the form in which rules about single players are followed.
struct CandidateBlocks {
    /// Candidates whom rules put in the same team.
    struct Block {
        /// The indices of the candidates.
        let members: [Int]
        /// The possible teams.
        var teams = Set(TeamNumber.allCases)
        /// The numbers of the blocks that have to be in other teams.
        var rivals: Set<Int> = []
    }

    private(set) var blocks: [Block]

    /// Creates the blocks.
    ///
    /// - Parameters:
    ///   - indices: The indices of the candidates, from 0 on.
    ///   - rules: The conditions.
    /// - Returns: nil if rules contradict each other. Not all contradictions are found here.
    init?(_ indices: [TeamCandidate.ID: Int], _ rules: [ThreeTeamRule]) {
        let groups = Self.groups(indices, rules)
        blocks = groups.map { Block(members: $0) }
        var numbers: [Int: Int] = [:]
        for (number, group) in groups.enumerated() {
            for index in group { numbers[index] = number }
        }
        let block = { (player: TeamCandidate.ID) in indices[player].flatMap { numbers[$0] } }
        for rule in rules {
            switch rule {
            case .spread, .together: continue
            case .apart(let pair):
                guard let first = block(pair.first), let second = block(pair.second) else {
                    continue
                }
                guard first != second else { return nil }
                blocks[first].rivals.insert(second)
                blocks[second].rivals.insert(first)
            case .member(let player, let team):
                guard let number = block(player) else { continue }
                blocks[number].teams.formIntersection([team])
                guard !blocks[number].teams.isEmpty else { return nil }
            }
        }
    }

    /// Returns the indices of the candidates, grouped by the rules that put them together.
    private static func groups(
        _ indices: [TeamCandidate.ID: Int], _ rules: [ThreeTeamRule]
    ) -> [[Int]] {
        // The smallest index of the group of each candidate.
        var roots = Array(0..<indices.count)
        for case .together(let pair) in rules {
            guard let first = indices[pair.first], let second = indices[pair.second] else {
                continue
            }
            let pair = [roots[first], roots[second]].sorted()
            roots = roots.map { $0 == pair[1] ? pair[0] : $0 }
        }
        let groups = Dictionary(grouping: roots.indices) { roots[$0] }
        return roots.indices.compactMap { groups[$0] }
    }

    /// The numbers of blocks, in clusters between which no rule about single players exists.
    var clusters: [[Int]] {
        var known: Set<Int> = []
        return blocks.indices.compactMap { root in
            guard known.insert(root).inserted else { return nil }
            var cluster = [root]
            var next = 0
            while next < cluster.count {
                let rivals = blocks[cluster[next]].rivals.sorted()
                cluster += rivals.filter { known.insert($0).inserted }
                next += 1
            }
            return cluster
        }
    }
}
