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

    /// Returns the last goal of this device that another device can have entered before. Of two
    /// such goals, the device with the earlier one has no pair.
    ///
    /// Each goal of another device belongs to at most one goal of this device, also to one that was
    /// disallowed.
    ///
    /// - Parameter known: Events. Two goals that are both among them are no duplicates.
    public func duplicateGoal(except known: Set<MatchEvent.ID>) -> DuplicateGoal? {
        var others = state.timeline.filter { $0.id.device != log.device && $0.countingGoal != nil }
        var found: DuplicateGoal?
        for entry in state.timeline where entry.id.device == log.device && !entry.isVoid {
            let team = entry.goals.lazy.compactMap(\.self).last?.team
            let index = others.lastIndex { other in
                other.event < entry.event && other.countingGoal?.team == team
                    && other.event.moment.isNear(entry.event.moment, Self.timeBetweenEntries)
            }
            guard let index else { continue }
            let other = others.remove(at: index)
            let isKnown = known.contains(entry.id) && known.contains(other.id)
            guard entry.countingGoal != nil, !isKnown else { continue }
            found = DuplicateGoal(entry: entry, other: other)
        }
        return found
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
