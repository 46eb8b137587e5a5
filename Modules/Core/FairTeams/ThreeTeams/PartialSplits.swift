/// All different splits of some blocks of candidates that the rules allow, sorted.
struct PartialSplits: Sendable {
    /// The number of blocks of a cluster whose splits are not merged before its end.
    private static let unmergedCount = 8

    private let limits: TeamCounts
    private let moveLimit: Int
    private let excluded: [[TeamCandidate.ID: TeamNumber]]
    /// The parts of the excluded splits that consist of the blocks; nil for a split that separates
    /// the players of a block.
    private var excludedParts: [PartialSplit?]
    private(set) var blocks: [BlockValues] = []
    /// The restricted numbers of all blocks.
    private(set) var total = TeamCounts()
    private(set) var splits = [PartialSplit()]

    /// Creates the list without blocks.
    ///
    /// - Parameters:
    ///   - limits: The largest numbers of a team.
    ///   - restriction: Further conditions.
    init(limits: TeamCounts, _ restriction: ThreeTeamRestriction) {
        self.limits = limits
        moveLimit = restriction.moves?.count ?? 0
        excluded = restriction.excludedNames
        excludedParts = excluded.map { _ in PartialSplit() }
    }

    /// The place of the part of each excluded split in the list; nil for a part that is not in it.
    var excludedPlaces: [Int?] {
        let parts = Set(excludedParts.compactMap { $0?.teams })
        let places = splits.indices.filter { parts.contains(splits[$0].teams) }
        let known = Dictionary(uniqueKeysWithValues: places.map { (splits[$0].teams, $0) })
        return excludedParts.map { part in part.flatMap { known[$0.teams] } }
    }

    /// Adds a cluster of blocks.
    ///
    /// - Parameter isCanonical: Whether the teams are named in the order of their first blocks.
    mutating func append(_ cluster: [BlockValues], isCanonical: Bool = false) {
        let start = blocks.count
        for (number, values) in cluster.enumerated() {
            let place = start + number
            let rivals = values.rivals.filter { $0 < number }.map { start + $0 }
            splits = values.teams.flatMap { team in
                splits.compactMap { split in
                    guard isAllowed(values, rivals, in: team, of: split),
                        !isCanonical || isNext(team, of: split)
                    else { return nil }
                    var split = split
                    split.add(values, at: place, to: team)
                    return split
                }
            }
            for (index, part) in excludedParts.enumerated() {
                excludedParts[index] = part.flatMap { part in
                    let teams = Set(values.players.map { excluded[index][$0] })
                    guard teams.count == 1, let team = teams.first ?? nil else { return nil }
                    var part = part
                    part.add(values, at: place, to: team)
                    return part
                }
            }
            blocks.append(values)
            total = total + values.counts
            if number >= Self.unmergedCount { mergeEqual(cluster, from: start) }
        }
        sort()
    }

    private func isAllowed(
        _ values: BlockValues, _ rivals: [Int], in team: TeamNumber, of split: PartialSplit
    ) -> Bool {
        (split.counts(of: team, total: total) + values.counts).isWithin(limits)
            && split.moveCount + values.moves[team.rawValue] <= moveLimit
            && !rivals.contains { split.team(at: $0) == team }
    }

    /// Leaves out all but one of the splits with equal values for which the next blocks of a
    /// cluster have the same choices, because the same rivals are in the same teams.
    ///
    /// - Parameter start: The place of the first block of the cluster.
    private mutating func mergeEqual(_ cluster: [BlockValues], from start: Int) {
        let next = cluster[(blocks.count - start)...]
        let places = (start..<blocks.count).filter { place in
            next.contains { $0.rivals.contains(place - start) }
        }
        let parts = Set(excludedParts.compactMap { $0?.teams })
        var known: Set<PartialSplit> = []
        splits.removeAll { split in
            !parts.contains(split.teams) && !known.insert(split.keepingTeams(at: places)).inserted
        }
    }

    /// Returns whether the team before a team has players.
    private func isNext(_ team: TeamNumber, of split: PartialSplit) -> Bool {
        TeamNumber(rawValue: team.rawValue - 1).map {
            split.counts(of: $0, total: total) != TeamCounts()
        } ?? true
    }

    /// Sorts the splits, and leaves out all but one of those with equal values. The parts of
    /// excluded splits stay beside it.
    private mutating func sort() {
        splits.sort()
        let parts = Set(excludedParts.compactMap { $0?.teams })
        var last: PartialSplit?
        splits.removeAll { split in
            guard !parts.contains(split.teams) else { return false }
            defer { last = split }
            return last?.hasValues(of: split) == true
        }
    }

    /// Leaves out the splits that do not spread the players of some positions, all of whom are in
    /// this list, and the numbers of these players.
    mutating func complete(_ fields: [SplitKey.Field]) {
        guard !fields.isEmpty else { return }
        var kept = TeamCounts(rawValue: 1 << TeamCounts.bits - 1)
        for field in fields { kept[field] = 0 }
        splits.removeAll { split in
            let teams = TeamNumber.allCases.map { split.counts(of: $0, total: total) }
            return fields.contains { field in
                let numbers = teams.map { $0[field] }
                return (numbers.max() ?? 0) - (numbers.min() ?? 0) > 1
            }
        }
        let mask = PartialSplit.counts(kept, kept, moves: 15)
        for index in splits.indices { splits[index].keepCounts(mask) }
        sort()
    }
}
