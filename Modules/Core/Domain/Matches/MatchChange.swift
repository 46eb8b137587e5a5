/// A change that the organiser requests, relative to the match at the time it is applied.
public enum MatchChange: Hashable, Sendable {
    /// Adds a goal.
    case addGoal(Goal)
    /// Disallows the last goal of a team. Without a goal it lowers the score.
    case removeGoal(Team)
    /// Replaces a goal, or disallows it if the new one is nil.
    case correctGoal(MatchEvent.ID, Goal?)
    /// Disallows a goal that is the same as another one, if both count.
    case removeDuplicate(MatchEvent.ID, of: MatchEvent.ID)
    /// Gives a goal that counts, without a scorer and not marked as an own goal, the values of
    /// another one.
    case completeGoal(MatchEvent.ID, Goal)
    /// Marks the last goal as an own goal without a scorer, or restores its previous value.
    case toggleOwnGoal
    /// Starts, pauses or resumes the clock.
    case toggleClock
    /// Stops the clock and resets it to its duration.
    case resetClock
    /// Stops the clock and sets another duration.
    case setTime(minutes: Int, seconds: Int)
    /// Adds a player or a guest.
    case join(LineUpEntry)
    /// Removes a participant.
    case leave(Participant.ID)
    /// Moves a participant to a team.
    case changeSides(Participant.ID, to: Team)
    /// Makes a guest a player of the squad.
    case identify(Participant.ID, as: PlayerID)
    /// Voids the last event that is not void, but not the end.
    case undo
    /// Restores the event that was undone last.
    case redo
    /// Ends the match.
    case end
    /// Voids the end of the match, which then continues as if it had not ended.
    case reopen
    /// Deletes a match that has ended.
    case delete

    /// Removes an event other than the end, as an undo does.
    case remove(MatchEvent.ID)
    /// Restores an event other than the end that was removed or undone.
    case restore(MatchEvent.ID)

    /// Returns the event of this change, or nil if the change has no effect.
    ///
    /// - Parameter moment: The time of the request, which can be earlier than the current moment.
    public func event(in match: Match, at moment: Moment) -> MatchEvent? {
        kind(in: match, at: moment).map { match.log.next($0, at: moment) }
    }

    /// Returns whether this change has an effect on a match.
    public func hasEffect(on match: Match, at moment: Moment) -> Bool {
        kind(in: match, at: moment) != nil
    }

    /// Returns a copy of `match` with this change.
    public func applied(to match: Match, at moment: Moment) -> Match {
        event(in: match, at: moment).map(match.adding) ?? match
    }

    private func kind(in match: Match, at moment: Moment) -> MatchEvent.Kind? {
        switch self {
        case .addGoal(let goal):
            return match.score[goal.team] < Score.allowed.upperBound ? .goal(goal) : nil
        case .removeGoal(let team):
            return removal(of: team, in: match)
        case .correctGoal(let id, let goal):
            let goals = match.state.timeline.last { $0.id == id }?.goals ?? []
            return goals.isEmpty || goals.last == goal ? nil : .goalCorrected(id, goal)
        case .removeDuplicate(let id, let other):
            let goals = match.state.timeline.filter { $0.countingGoal != nil }.map(\.id)
            return goals.contains(id) && goals.contains(other) ? .goalCorrected(id, nil) : nil
        case .completeGoal(let id, let goal):
            let known = match.state.timeline.last { $0.id == id }?.countingGoal
            return known == Goal(goal.team) && known != goal ? .goalCorrected(id, goal) : nil
        case .toggleOwnGoal:
            return ownGoalToggle(in: match)
        case .toggleClock, .resetClock, .setTime:
            return match.state.endedAt == nil ? kind(of: match.clock, at: moment) : nil
        case .join(let entry):
            let isKnown = match.state.participants.contains {
                entry.playerID != nil && $0.entry.playerID == entry.playerID
                    && $0.entry.team == entry.team && $0.isPresent
            }
            return isKnown ? nil : .joined(entry)
        case .leave(let id):
            return match.state.participant(id)?.isPresent == true ? .left(id) : nil
        case .changeSides(let id, let team):
            guard let known = match.state.participant(id) else { return nil }
            return known.isPresent && known.entry.team == team ? nil : .changedSides(id, to: team)
        case .identify(let id, let player):
            guard let known = match.state.participant(id), known.entry.playerID == nil,
                !match.state.participants.contains(where: { $0.entry.playerID == player })
            else { return nil }
            return .guestIdentified(id, as: player)
        case .remove(let id):
            let entry = match.state.timeline.last { $0.id == id }
            return entry?.isVoid == false && entry?.event.kind != .ended ? .voided(id) : nil
        case .restore(let id):
            let entry = match.state.timeline.last { $0.id == id }
            return entry?.isVoid == true && entry?.event.kind != .ended ? .restored(id) : nil
        case .undo:
            return match.log.undoable.map { .voided($0.id) }
        case .redo:
            return match.log.redoable.map { .restored($0.id) }
        case .end:
            return match.state.endedAt == nil ? .ended : nil
        case .reopen:
            return match.state.isDeleted ? nil : match.log.end.map { .voided($0.id) }
        case .delete:
            return match.state.endedAt == nil || match.state.isDeleted ? nil : .deleted
        }
    }

    private func kind(of clock: MatchClock, at moment: Moment) -> MatchEvent.Kind? {
        var clock = clock
        clock.expire(at: moment)
        switch self {
        case .toggleClock:
            if clock.isRunning { return .clockPaused }
            return clock.state == .timeUp ? nil : .clockStarted
        case .resetClock:
            return clock.state == .stopped ? nil : .clockReset
        case .setTime(let minutes, let seconds):
            let duration = MatchClock.duration(minutes: minutes, seconds: seconds)
            if clock.state == .stopped, clock.duration == duration { return nil }
            return duration.map { .clockSet($0) }
        default:
            return nil
        }
    }

    private func ownGoalToggle(in match: Match) -> MatchEvent.Kind? {
        guard let entry = match.lastGoal, let goal = entry.countingGoal else { return nil }
        let known = entry.goals.compactMap(\.self).last { $0.isOwnGoal != goal.isOwnGoal }
        return .goalCorrected(entry.id, known ?? Goal(goal.team, isOwnGoal: !goal.isOwnGoal))
    }

    private func removal(of team: Team, in match: Match) -> MatchEvent.Kind? {
        var score = match.score
        guard score[team] > Score.allowed.lowerBound else { return nil }
        for entry in match.state.timeline.reversed() {
            if case .scoreCorrected = entry.event.kind, !entry.isVoid { break }
            if entry.countingGoal?.team == team { return .goalCorrected(entry.id, nil) }
        }
        score[team] -= 1
        return .scoreCorrected(score)
    }
}
