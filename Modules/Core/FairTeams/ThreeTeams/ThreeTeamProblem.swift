import Domain

/// The candidates and the rules of three teams in the form that is searched: a whole split consists
/// of one of an outer list, one of a left list and one of a right list.
struct ThreeTeamProblem: Sendable {
    /// The largest number of splits in the left and in the right list. Ten players have at most
    /// 59,049 splits, which still fit into the cache of a processor.
    static let listLimit = 60_000

    let request: ThreeTeamRequest
    /// The strength of all teams.
    let totalStrength: Int
    /// The number of candidates who are in the earlier teams.
    let knownCount: Int
    let goals: [ThreeTeamGoal]
    let outer: PartialSplits
    let left: PartialSplits
    let right: PartialSplits
    /// The places in the left and in the right list of the excluded splits, for each place in the
    /// outer list.
    let excluded: [Int: Set<ThreeTeamJoin.Pair>]
    /// True if a rule or the number of moves gives a team its name.
    private let hasNames: Bool

    /// Prepares a search.
    ///
    /// - Parameters:
    ///   - request: The candidates and the rules.
    ///   - restriction: Further conditions.
    ///   - listLimit: The largest number of splits in the left and in the right list.
    /// - Returns: nil if rules about single players contradict each other. Not all contradictions
    ///   are found here.
    init?(
        _ request: ThreeTeamRequest, _ restriction: ThreeTeamRestriction, listLimit: Int
    ) {
        var request = request
        // The order of the candidates must have no effect.
        request.candidates.sort { $0.id < $1.id }
        let positions = Position.allCases.filter { request.rules.contains(.spread($0)) }
        let fields = positions.map { SplitKey.Field($0) }
        guard let clusters = Self.clusters(request, positions, restriction)
        else { return nil }
        let blocks = clusters.flatMap(\.self)
        let total = blocks.reduce(TeamCounts()) { $0 + $1.counts }
        var limits = TeamCounts()
        for field in [.size] + fields { limits[field] = (total[field] + 2) / 3 }
        let isTooLarge = { (values: BlockValues) in
            ([.size] + fields).contains { values.counts[$0] > limits[$0] }
        }
        guard !blocks.contains(where: isTooLarge) else { return nil }
        hasNames =
            restriction.moves != nil
            || blocks.contains { $0.teams.count < TeamNumber.allCases.count }
        let empty = PartialSplits(limits: limits, restriction)
        var lists = Self.lists(clusters, from: empty, listLimit, isCanonical: !hasNames)
        let shared = fields.filter { field in lists.count { $0.total[field] > 0 } > 1 }
        for index in lists.indices {
            lists[index].complete(
                fields.filter { !shared.contains($0) && lists[index].total[$0] > 0 })
        }
        (outer, left, right) = (lists[0], lists[1], lists[2])
        excluded = Self.excluded(lists.map(\.excludedPlaces))
        goals = ThreeTeamGoal.all(
            total, shared, request.measure, moves: restriction.moves?.count ?? 0)
        totalStrength = request.candidates.reduce(0) { $0 + $1.strength }
        knownCount = request.candidates.count { request.earlierTeams[$0.id] != nil }
        self.request = request
    }

    /// Returns the clusters of blocks: first the strongest one, then the others in the order of
    /// their positions, so that few positions are in more than one list.
    private static func clusters(
        _ request: ThreeTeamRequest, _ positions: [Position], _ restriction: ThreeTeamRestriction
    ) -> [[BlockValues]]? {
        var random = SplitMix64(seed: request.seed)
        let candidates = request.candidates.map { (candidate: $0, key: random.next()) }
            .sorted { $0.key < $1.key }.map(\.candidate)
        let indices = Dictionary(
            uniqueKeysWithValues: candidates.enumerated().map { ($1.id, $0) })
        guard let blocks = CandidateBlocks(indices, request.rules) else { return nil }
        var clusters = blocks.clusters.map { cluster in
            cluster.map { number in
                let block = blocks.blocks[number]
                return BlockValues(
                    block.members.map { candidates[$0] }, request, positions,
                    teams: block.teams.sorted { $0.rawValue < $1.rawValue },
                    rivals: cluster.indices.filter { block.rivals.contains(cluster[$0]) },
                    known: restriction.moves?.teams ?? [:])
            }
        }
        let strength = { (cluster: [BlockValues]) in cluster.map(\.strength).max() ?? 0 }
        let strongest = clusters.indices.max { strength(clusters[$0]) < strength(clusters[$1]) }
        let first = strongest.map { clusters.remove(at: $0) }
        // `sort` does not promise to keep the order of equal elements.
        let sorted = clusters.enumerated().sorted {
            ($0.element[0].counts.rawValue, $0.offset) < ($1.element[0].counts.rawValue, $1.offset)
        }
        return (first.map { [$0] } ?? []) + sorted.map(\.element)
    }

    /// Returns the outer, the left and the right list.
    private static func lists(
        _ clusters: [[BlockValues]], from empty: PartialSplits, _ listLimit: Int,
        isCanonical: Bool
    ) -> [PartialSplits] {
        var lists = Array(repeating: empty, count: 3)
        var outer = Array(clusters.prefix(1))
        var rest = clusters.dropFirst()
        while let first = rest.first, let last = rest.last {
            let isLeft = lists[1].splits.count <= lists[2].splits.count
            let cluster = isLeft ? first : last
            rest = isLeft ? rest.dropFirst() : rest.dropLast()
            let options = cluster.reduce(1.0) { $0 * Double($1.teams.count) }
            let index = isLeft ? 1 : 2
            if Double(lists[index].splits.count) * options <= Double(listLimit) {
                lists[index].append(cluster)
            } else {
                outer.append(cluster)
            }
        }
        for cluster in outer { lists[0].append(cluster, isCanonical: isCanonical) }
        return lists
    }

    /// Returns the excluded splits by their places in the outer list.
    ///
    /// - Parameter places: The places of the parts in the outer, the left and the right list.
    private static func excluded(_ places: [[Int?]]) -> [Int: Set<ThreeTeamJoin.Pair>] {
        var excluded: [Int: Set<ThreeTeamJoin.Pair>] = [:]
        for index in places[0].indices {
            guard let outer = places[0][index], let left = places[1][index],
                let right = places[2][index]
            else { continue }
            excluded[outer, default: []].insert(.init(left: left, right: right))
        }
        return excluded
    }

    /// Returns the teams of a split. If no rule names a team, the teams are numbered in the order
    /// of their first candidates.
    func teams(of split: JoinedSplit) -> [TeamCandidate.ID: TeamNumber] {
        var teams: [TeamCandidate.ID: TeamNumber] = [:]
        for (list, index) in [(outer, split.outer), (left, split.left), (right, split.right)] {
            for (number, values) in list.blocks.enumerated() {
                let team = list.splits[index].team(at: number)
                for player in values.players { teams[player] = team }
            }
        }
        guard !hasNames else { return teams }
        var names: [TeamNumber: TeamNumber] = [:]
        for candidate in request.candidates {
            guard let team = teams[candidate.id], names[team] == nil else { continue }
            names[team] = TeamNumber(rawValue: names.count)
        }
        return teams.compactMapValues { names[$0] }
    }
}
