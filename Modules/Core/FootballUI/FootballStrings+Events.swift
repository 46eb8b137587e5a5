package import Domain

extension FootballStrings {
    /// Returns a sentence about an event that `event` undoes or restores; nil for other events.
    ///
    /// - Parameter match: The match with the event.
    package static func message(for event: MatchEvent, in match: Match) -> String? {
        switch event.kind {
        case .voided(let id): message("Undone", id, match)
        case .restored(let id): message("Restored", id, match)
        default: nil
        }
    }

    private static func message(
        _ verb: String, _ id: MatchEvent.ID, _ match: Match
    ) -> String? {
        guard let event = match.log.events.first(where: { $0.id == id }) else { return nil }
        let text = "\(verb): \(name(of: event.kind, in: match))"
        switch event.kind {
        case .goal, .goalCorrected, .scoreCorrected: return "\(text), \(match.score.text)"
        default: return text
        }
    }

    private static func name(of kind: MatchEvent.Kind, in match: Match) -> String {
        switch kind {
        case .goal(let goal): "goal for \(name(of: goal.team))"
        case .goalCorrected(let id, let goal): correction(of: id, goal, match)
        case .scoreCorrected: "correction of the score"
        case .clockStarted: "start of the clock"
        case .clockPaused: "pause of the clock"
        case .clockReset: "reset of the clock"
        case .clockSet: "change of the time"
        case .joined(let entry): "arrival of \(entry.name)"
        case .left(let id): "departure of \(name(of: id, match.state))"
        case .changedSides(let id, let team): "\(name(of: id, match.state)) to \(name(of: team))"
        case .guestIdentified(let id, _): "\(name(of: id, match.state)) in the squad"
        case .ended: "end of the gather"
        case .deleted: "deletion of the gather"
        case .started, .voided, .restored, .unknown: "change"
        }
    }

    private static func correction(
        of id: MatchEvent.ID, _ goal: Goal?, _ match: Match
    ) -> String {
        if let goal {
            let scorer = goal.scorer.map { name(of: $0, match.state) }
            guard goal.isOwnGoal else {
                return scorer.map { "\($0) as scorer" } ?? "goal instead of own goal"
            }
            return scorer.map { "own goal of \($0)" } ?? "own goal"
        }
        let entry = match.state.timeline.first { $0.id == id }
        guard let goal = entry?.goals.first.flatMap(\.self) else { return "disallowed goal" }
        return "disallowed goal for \(name(of: goal.team))"
    }
}
