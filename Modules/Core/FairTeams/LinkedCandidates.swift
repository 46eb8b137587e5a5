import Domain

/// Groups of candidates whose teams follow from each other, because rules put them together, apart
/// or in a certain team.
struct LinkedCandidates {
    /// A member of a group, and whether the member is in the other team than the first one.
    struct Member {
        let index: Int
        let isOpposite: Bool
    }

    /// The groups whose members can be in either team.
    let free: [[Member]]
    /// The candidates with a certain team: `isOpposite` is true for team B.
    let fixed: [Member]

    /// Links candidates.
    ///
    /// - Parameter indices: The indices of the candidates.
    /// - Returns: nil if rules contradict each other.
    init?(_ indices: [TeamCandidate.ID: Int], _ rules: [TeamRule]) {
        // The node after those of the candidates stands for team A.
        let teamA = indices.count
        var links: [[(node: Int, isOpposite: Bool)]] = Array(repeating: [], count: teamA + 1)
        for rule in rules {
            let ends: (Int?, Int?, isOpposite: Bool)
            switch rule {
            case .spread: continue
            case .together(let pair): ends = (indices[pair.first], indices[pair.second], false)
            case .apart(let pair): ends = (indices[pair.first], indices[pair.second], true)
            case .member(let player, let team): ends = (indices[player], teamA, team == .b)
            }
            guard let first = ends.0, let second = ends.1 else { continue }
            links[first].append((second, ends.isOpposite))
            links[second].append((first, ends.isOpposite))
        }
        var sides: [Bool?] = Array(repeating: nil, count: teamA + 1)
        var groups: [[Member]] = []
        for root in [teamA] + Array(0..<teamA) where sides[root] == nil {
            sides[root] = false
            var group = [Member(index: root, isOpposite: false)]
            var next = 0
            while next < group.count {
                let member = group[next]
                next += 1
                for link in links[member.index] {
                    let side = member.isOpposite != link.isOpposite
                    if let known = sides[link.node] {
                        guard known == side else { return nil }
                    } else {
                        sides[link.node] = side
                        group.append(Member(index: link.node, isOpposite: side))
                    }
                }
            }
            groups.append(group)
        }
        fixed = Array(groups[0].dropFirst())
        free = Array(groups.dropFirst())
    }
}
