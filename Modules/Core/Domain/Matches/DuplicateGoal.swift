/// Two goals of a team by two devices, which can be the same goal, entered twice.
public struct DuplicateGoal: Hashable, Sendable {
    /// The goal of this device, which is the later one.
    public let entry: TimelineEntry
    /// The goal of the other device.
    public let other: TimelineEntry
}

extension Match {
    /// The longest time in milliseconds between two entries of the same goal.
    private static let timeBetweenEntries = 10_000

    /// Returns the last goal of this device that another device can have entered before. Of two such devices,
    /// only one has it, the one with the later goal.
    ///
    /// - Parameter distinct: The goals of this device that are known to be no duplicates.
    public func duplicateGoal(except distinct: Set<MatchEvent.ID>) -> DuplicateGoal? {
        let goals = state.timeline.filter { $0.countingGoal != nil }
        for entry in goals.reversed()
        where entry.id.device == log.device && !distinct.contains(entry.id) {
            let other = goals.last { other in
                other.id.device != log.device && other.event < entry.event
                    && other.countingGoal?.team == entry.countingGoal?.team
                    && other.event.moment.isNear(entry.event.moment, Self.timeBetweenEntries)
            }
            if let other { return DuplicateGoal(entry: entry, other: other) }
        }
        return nil
    }
}

extension Moment {
    /// Returns whether the wall clocks of two devices differ by at most some milliseconds.
    fileprivate func isNear(_ other: Moment, _ milliseconds: Int) -> Bool {
        // Stored moments can have any value, so the difference can overflow.
        let (difference, overflow) = wall.subtractingReportingOverflow(other.wall)
        return !overflow && difference.magnitude <= milliseconds
    }
}
