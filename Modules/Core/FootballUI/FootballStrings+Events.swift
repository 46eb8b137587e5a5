package import Domain

extension FootballStrings {
    /// Returns a sentence about an event that `event` undoes or restores; nil for other events.
    ///
    /// - Parameter match: The match with the event.
    package static func message(for event: MatchEvent, in match: Match) -> String? {
        switch event.kind {
        case .voided(let id): message(undoneEvent, id, match)
        case .restored(let id): message(restoredEvent, id, match)
        default: nil
        }
    }

    private static func message(
        _ text: (String) -> String, _ id: MatchEvent.ID, _ match: Match
    ) -> String? {
        guard let event = match.log.events.first(where: { $0.id == id }) else { return nil }
        let text = text(name(of: event.kind, in: match))
        switch event.kind {
        case .goal, .goalCorrected, .scoreCorrected: return "\(text), \(match.score.text)"
        default: return text
        }
    }

    private static func name(of kind: MatchEvent.Kind, in match: Match) -> String {
        switch kind {
        case .goal(let goal): goalEvent(name(of: goal.team))
        case .goalCorrected(let id, let goal): correction(of: id, goal, match)
        case .scoreCorrected: correctionEvent
        case .clockStarted: clockStartEvent
        case .clockPaused: clockPauseEvent
        case .clockReset: clockResetEvent
        case .clockSet: clockSetEvent
        case .joined(let entry): arrivalEvent(entry.name)
        case .left(let id): departureEvent(name(of: id, match.state))
        case .changedSides(let id, let team):
            changesSides(name: name(of: id, match.state), team: name(of: team))
        case .guestIdentified(let id, _): squadEvent(name(of: id, match.state))
        case .ended: endEvent
        case .deleted: deletionEvent
        case .started, .voided, .restored, .unknown: change
        }
    }

    private static func correction(
        of id: MatchEvent.ID, _ goal: Goal?, _ match: Match
    ) -> String {
        if let goal {
            let scorer = goal.scorer.map { name(of: $0, match.state) }
            guard goal.isOwnGoal else {
                return scorer.map(scorerEvent) ?? noOwnGoalEvent
            }
            return scorer.map(ownGoalOfEvent) ?? ownGoalEvent
        }
        let entry = match.state.timeline.first { $0.id == id }
        guard let goal = entry?.goals.first.flatMap(\.self) else { return disallowedEvent }
        return disallowedForEvent(name(of: goal.team))
    }
}
