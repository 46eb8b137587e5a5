package import Domain

/// The state of a running match that its screen shows.
package struct MatchProgress: Hashable, Sendable {
    /// The stored match.
    package internal(set) var match: MatchState
    /// The score, the clock and the possible next changes.
    package internal(set) var snapshot: MatchSnapshot
    /// The number of times the alarm has fired.
    package internal(set) var alarmCount = 0
    /// The team that has just scored, for about a second; nil for none.
    package internal(set) var scoringTeam: Team?
    /// The event that was undone or restored last, until the next change; nil for none.
    package internal(set) var message: String?
    /// The number of goals and own goals after which the scorer could be named.
    package internal(set) var scorerRequestCount = 0
    /// True if the end is being stored. No change is possible then.
    package internal(set) var isEnding = false
    /// The alert above the screen, if any.
    package internal(set) var notice: MatchNotice?
    /// The reason why no player can be added; nil when one can.
    let playerUnavailableReason: String?

    init(_ match: MatchState, snapshot: MatchSnapshot, playerUnavailableReason: String?) {
        self.match = match
        self.snapshot = snapshot
        self.playerUnavailableReason = playerUnavailableReason
    }

    /// Everybody who took part, in the order of arrival.
    package var participants: [Participant] { match.participants }
    /// The stored score.
    package var score: Score { snapshot.score }
    /// The face of the stored clock.
    package var clock: MatchClockFace { snapshot.clock }

    /// Returns the participants of a team who have not left.
    package func players(of team: Team) -> [Participant] {
        participants.filter { $0.isPresent && $0.entry.team == team }
    }

    /// Returns whether a goal can be added to a team.
    package func canAddGoal(to team: Team) -> Bool { !isEnding && snapshot.canAddGoal(to: team) }
    /// Returns whether a goal can be removed from a team.
    package func canRemoveGoal(from team: Team) -> Bool {
        !isEnding && snapshot.canRemoveGoal(from: team)
    }
    /// Returns the goal whose scorer a participant can be named as. It is nil for a participant for
    /// whom Enter adds a goal.
    func goalWithoutScorer(for participant: Participant) -> TimelineEntry? {
        guard let entry = snapshot.goalWithoutScorer, let goal = entry.countingGoal else {
            return nil
        }
        let team = goal.isOwnGoal ? goal.team.other : goal.team
        return participant.entry.team == team ? entry : nil
    }
    /// Returns whether Enter on the row of a participant has an effect.
    func canScore(_ participant: Participant) -> Bool {
        guard !isEnding, participant.isPresent else { return false }
        return goalWithoutScorer(for: participant) != nil || canAddGoal(to: participant.entry.team)
    }
    /// True if the last goal can be marked as an own goal, or is marked.
    var canToggleOwnGoal: Bool { !isEnding && snapshot.lastGoal != nil }
    /// True if the last goal is an own goal.
    var isLastGoalOwn: Bool { snapshot.lastGoal?.countingGoal?.isOwnGoal == true }
    /// True if an event can be undone.
    package var canUndo: Bool { !isEnding && snapshot.canUndo }
    /// True if an event that was undone can be restored.
    package var canRedo: Bool { !isEnding && snapshot.canRedo }
    /// True if the clock can be started, paused or resumed.
    package var canToggleClock: Bool { !isEnding && snapshot.canToggleClock }
    /// True if the clock can be reset to the configured time.
    package var canResetClock: Bool { !isEnding && snapshot.canResetClock }
    /// True if another time can be set. False while the clock runs.
    package var canSetTime: Bool { !isEnding && clock.phase != .running }
}
