/// Partial splits in the form in which two lists are matched.
struct JoinableSplits: Sendable {
    /// Splits with equal restricted numbers.
    struct Group {
        let counts: UInt64
        let range: Range<Int>
    }

    let strengths: [UInt64]
    let stays: [StayCounts]
    /// The groups, in ascending order.
    let groups: [Group]

    init(_ splits: [PartialSplit]) {
        strengths = splits.map(\.strengths)
        stays = splits.map(\.stays)
        var groups: [Group] = []
        var start = 0
        for index in splits.indices
        where index + 1 == splits.count || splits[index + 1].counts != splits[start].counts {
            groups.append(Group(counts: splits[start].counts, range: start..<index + 1))
            start = index + 1
        }
        self.groups = groups
    }
}
