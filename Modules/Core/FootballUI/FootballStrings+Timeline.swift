package import Domain

extension FootballStrings {
    /// Returns the line of an event: the minute, a mark and the event.
    static func text(of entry: TimelineEntry, in match: MatchState) -> String {
        "\(minute(of: entry)) \(event(of: entry, in: match))"
    }

    /// Returns the minute of an event in at least three cells.
    package static func minute(of entry: TimelineEntry) -> String {
        entry.minute < 10 ? " \(entry.minute)'" : "\(entry.minute)'"
    }

    /// Returns a mark and the event.
    ///
    /// - Parameter note: The text that follows in parentheses; nil for the default.
    package static func event(
        of entry: TimelineEntry, in match: MatchState, note: String? = nil
    ) -> String {
        let (mark, text) = line(of: entry, in: match)
        return "\(entry.isUndone ? "↶" : mark) \(text)" + suffix(of: entry, note)
    }

    /// Returns the event without a mark.
    ///
    /// - Parameter note: The text that follows in parentheses; nil for the default.
    package static func words(
        of entry: TimelineEntry, in match: MatchState, note: String? = nil
    ) -> String {
        guard case .goal(let first) = entry.event.kind else {
            return line(of: entry, in: match).text + suffix(of: entry, note)
        }
        let goal = entry.goals.compactMap(\.self).last ?? first
        let text = scorer(of: goal, in: match)
        // The words for an own goal contain the word goal.
        let words =
            goal.isOwnGoal ? text : goal.scorer == nil ? goalEvent(text) : goalBy(text)
        return words + suffix(of: entry, note)
    }

    private static func suffix(of entry: TimelineEntry, _ note: String?) -> String {
        let undo = entry.isUndone ? (entry.isVoid ? undone : disallowed) : nil
        return (note ?? undo).map { " (\($0))" } ?? ""
    }

    private static func line(
        of entry: TimelineEntry, in match: MatchState
    ) -> (mark: String, text: String) {
        switch entry.event.kind {
        case .goal(let first):
            ("●", scorer(of: entry.goals.compactMap(\.self).last ?? first, in: match))
        case .scoreCorrected: ("=", scoreCorrected)
        case .clockStarted: ("▸", clockStarts)
        case .clockPaused: ("▸", clockPauses)
        case .clockReset: ("▸", clockReset)
        case .clockSet(let duration): ("▸", clockSet(time(duration.components.seconds)))
        case .joined(let entry): ("+", joins(name: entry.name, team: name(of: entry.team)))
        case .left(let id): ("−", leaves(name(of: id, match)))
        case .changedSides(let id, let team):
            ("→", changesSides(name: name(of: id, match), team: name(of: team)))
        case .guestIdentified(let id, _): ("+", joinsSquad(name(of: id, match)))
        case .ended: ("=", end)
        case .started, .goalCorrected, .voided, .restored, .deleted, .unknown: ("=", change)
        }
    }

    /// Returns the scorer of a goal, or its team if the scorer is not known.
    package static func scorer(of goal: Goal, in match: MatchState) -> String {
        let name = goal.scorer.flatMap(match.participant)?.entry.name
        guard goal.isOwnGoal else { return name ?? self.name(of: goal.team) }
        return name.map(namedOwnGoal) ?? ownGoalFor(self.name(of: goal.team))
    }
}
