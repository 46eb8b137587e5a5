/// The goals of a participant for one of the teams.
public struct GoalTally: Hashable, Sendable {
    /// The scorer.
    public let scorer: Participant
    /// True if they are own goals.
    public let areOwnGoals: Bool
    /// The number of goals, 1 or more.
    public fileprivate(set) var count: Int
}

extension MatchState {
    /// Returns the goals that count for a team by their scorers, in the order of the first goals.
    /// Goals without a known scorer are left out.
    public func goals(for team: Team) -> [GoalTally] {
        var tallies: [GoalTally] = []
        for case let goal? in timeline.map(\.countingGoal) where goal.team == team {
            guard let scorer = goal.scorer.flatMap(participant) else { continue }
            let known = tallies.firstIndex {
                $0.scorer.id == scorer.id && $0.areOwnGoals == goal.isOwnGoal
            }
            if let known {
                tallies[known].count += 1
            } else {
                tallies.append(GoalTally(scorer: scorer, areOwnGoals: goal.isOwnGoal, count: 1))
            }
        }
        return tallies
    }

    /// The numbers of goals of the participants who have scored, without own goals.
    public var goalCounts: [Participant.ID: Int] {
        var counts: [Participant.ID: Int] = [:]
        for entry in timeline {
            guard let goal = entry.countingGoal, !goal.isOwnGoal,
                let scorer = goal.scorer.flatMap(participant)
            else { continue }
            counts[scorer.id, default: 0] += 1
        }
        return counts
    }
}
