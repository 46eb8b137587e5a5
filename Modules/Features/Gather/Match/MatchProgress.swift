package import Domain
package import Navigation

/// The state of a running match that its screen shows.
package struct MatchProgress: Hashable, Sendable {
    /// The stored match.
    package private(set) var match: MatchState
    /// The match after all pending changes. It decides the possible next changes, so that keys that
    /// the user types ahead have an effect.
    package private(set) var planned: Match
    /// The face of the stored clock.
    package private(set) var clock: MatchClockFace
    /// The goal whose scorer can be named next; nil for none.
    private(set) var goalWithoutScorer: TimelineEntry?
    /// The last goal that another device can have entered, too; nil for none.
    private(set) var duplicateGoal: DuplicateGoal?
    /// The events at the start of the screen, and the goals that the organiser has called two
    /// goals.
    private var distinctEvents: Set<MatchEvent.ID>
    /// The number of times the alarm has fired.
    package private(set) var alarmCount = 0
    /// The moment at which one of the values above has changed.
    private var moment: Moment

    /// The team that has just scored, for about a second; nil for none.
    package internal(set) var scoringTeam: Team?
    /// The event that was undone or restored last, until the next change; nil for none.
    package internal(set) var message: String?
    /// The request to focus a scorer of the last goal that this device has stored without one.
    package internal(set) var scorerRequest: FocusRequest<MatchEvent.ID>?
    /// True if the end is being stored. No change is possible then.
    package internal(set) var isEnding = false
    /// The alert above the screen, if any.
    package internal(set) var notice: MatchNotice?
    /// The reason why no player can be added; nil when one can.
    let playerUnavailableReason: String?

    /// Creates the state of a stored match without pending changes. A clock that has ended already
    /// does not fire the alarm.
    init(_ match: Match, at moment: Moment, playerUnavailableReason: String? = nil) {
        self.playerUnavailableReason = playerUnavailableReason
        self.match = match.state
        distinctEvents = Set(match.log.events.map(\.id))
        planned = match
        clock = MatchClockFace(match.clock, at: moment)
        goalWithoutScorer = match.goalWithoutScorer(at: moment)
        self.moment = moment
    }

    /// Shows a match at a moment. Fires the alarm if its clock has ended since the last call.
    ///
    /// - Parameters:
    ///   - match: The stored match.
    ///   - planned: The match after all pending changes.
    mutating func show(_ match: Match, planned: Match, at moment: Moment) {
        let clock = MatchClockFace(match.clock, at: moment)
        let goal = planned.goalWithoutScorer(at: moment)
        // The moment alone changes nothing on the screen, so it alone must not make another page.
        guard
            (clock, goal, match.state, planned)
                != (self.clock, goalWithoutScorer, self.match, self.planned)
        else { return }
        if self.clock.phase == .running, clock.phase == .timeUp { alarmCount += 1 }
        (self.clock, goalWithoutScorer, self.moment) = (clock, goal, moment)
        // Without pending changes, because the answer refers to stored goals.
        if match.state != self.match { findDuplicateGoal(in: match) }
        (self.match, self.planned) = (match.state, planned)
    }

    private mutating func findDuplicateGoal(in match: Match) {
        duplicateGoal = match.duplicateGoal(except: distinctEvents)
    }

    /// Keeps both goals of a pair that could have been the same goal.
    mutating func keepDuplicate(_ goal: DuplicateGoal, in match: Match) {
        distinctEvents.formUnion([goal.entry.id, goal.other.id])
        findDuplicateGoal(in: match)
    }

    /// Shows the notice of an end or a deletion by another device, or closes it after a
    /// restoration. Failures of changes are shown first.
    mutating func show(_ news: MatchNotice?) {
        switch notice {
        case .failure: return
        case .ended, .deleted: notice = news
        default: if !isEnding { notice = news ?? notice }
        }
    }

    /// Returns whether a change is possible, after all pending ones.
    package func allows(_ change: MatchChange) -> Bool {
        !isEnding && change.hasEffect(on: planned, at: moment)
    }

    /// True if another time can be set. False while the stored clock runs.
    package var canSetTime: Bool { !isEnding && clock.phase != .running }

    /// The stored score.
    package var score: Score { match.score }

    /// Everybody who took part, in the order of arrival.
    package var participants: [Participant] { match.participants }

    /// Returns the participants of a team who have not left.
    package func players(of team: Team) -> [Participant] {
        participants.filter { $0.isPresent && $0.entry.team == team }
    }

    // MARK: Scorers

    /// Returns the goal whose scorer a participant can be named as. It is nil for a participant for
    /// whom Enter adds a goal.
    func goalWithoutScorer(for participant: Participant) -> TimelineEntry? {
        guard let goal = goalWithoutScorer?.countingGoal else { return nil }
        let team = goal.isOwnGoal ? goal.team.other : goal.team
        return participant.entry.team == team ? goalWithoutScorer : nil
    }

    /// Returns whether Enter on the row of a participant has an effect.
    func canScore(_ participant: Participant) -> Bool {
        guard !isEnding, participant.isPresent else { return false }
        return goalWithoutScorer(for: participant) != nil
            || allows(.addGoal(Goal(participant.entry.team)))
    }

    /// True if the last goal is an own goal.
    var isLastGoalOwn: Bool { planned.lastGoal?.countingGoal?.isOwnGoal == true }
}
