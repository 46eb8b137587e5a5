import Domain
import FootballUI

extension GatherDetailStrings {
    /// Returns the label of the action that takes an event back, or restores it.
    static func toggle(_ entry: TimelineEntry) -> String {
        if entry.isVoid { return restore }
        if entry.goals.isEmpty { return remove }
        return entry.countingGoal == nil ? allow : disallow
    }

    static func failure(of operation: GatherDetailState.Operation) -> String {
        switch operation {
        case .save: saveFailure
        case .addToSquad: addToSquadFailure
        case .reopen: reopenFailure
        }
    }

    /// Returns the score at the end, if it was corrected since.
    static func correction(of gather: GatherDetailState.Gather) -> String? {
        let score = gather.matchAtEnd.score
        return score == gather.match.score ? nil : corrected(score.text)
    }

    // MARK: Timeline

    /// Returns an event with its minute; with its previous value if it was corrected after the end.
    static func line(of entry: TimelineEntry, in gather: GatherDetailState.Gather) -> String {
        // The time of an event that was forgotten is not known.
        let minute =
            gather.entriesAtEnd[entry.id] == nil ? " – " : FootballStrings.minute(of: entry)
        let note = note(on: entry, in: gather)
        return "\(minute) \(FootballStrings.event(of: entry, in: gather.match, note: note))"
    }

    /// Returns the line without marks.
    static func words(of entry: TimelineEntry, in gather: GatherDetailState.Gather) -> String {
        let words = FootballStrings.words(
            of: entry, in: gather.match, note: note(on: entry, in: gather))
        return gather.entriesAtEnd[entry.id] == nil ? words : "\(entry.minute)' \(words)"
    }

    private static func note(
        on entry: TimelineEntry, in gather: GatherDetailState.Gather
    ) -> String? {
        guard let original = gather.entriesAtEnd[entry.id] else {
            return addition(entry, to: gather.match)
        }
        return correction(of: entry, from: original, in: gather.match)
    }

    private static func addition(_ entry: TimelineEntry, to match: MatchState) -> String {
        guard case .scoreCorrected = entry.event.kind,
            let index = match.timeline.firstIndex(of: entry), index > 0
        else { return added }
        return was(match.timeline[index - 1].score.text)
    }

    private static func correction(
        of entry: TimelineEntry, from original: TimelineEntry, in match: MatchState
    ) -> String? {
        if entry.isVoid { return removed }
        let (goal, before) = (entry.countingGoal, original.countingGoal)
        guard goal != before else { return nil }
        guard let before else { return wasDisallowed }
        guard goal != nil else { return wasGoal(original.score.text) }
        return before.scorer == nil && !before.isOwnGoal
            ? wasUnknown : was(FootballStrings.scorer(of: before, in: match))
    }

    // MARK: Line-ups

    /// Returns a name; with the previous values if the participant was corrected after the end.
    static func name(
        of participant: Participant, in gather: GatherDetailState.Gather
    ) -> String {
        let before = gather.matchAtEnd.participant(participant.id)
        return correction(of: participant, from: before).map {
            "\(participant.entry.name) (\($0))"
        } ?? participant.entry.name
    }

    private static func correction(
        of participant: Participant, from before: Participant?
    ) -> String? {
        guard let before else { return added }
        var values: [String] = []
        if before.entry.team != participant.entry.team {
            values.append(was(FootballStrings.name(of: before.entry.team)))
        }
        if before.isPresent != participant.isPresent {
            values.append(before.isPresent ? hadNotLeft : hadLeft)
        }
        if before.entry.playerID != participant.entry.playerID { values.append(wasGuest) }
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    // MARK: Scorers

    static func correctionTitle(_ entry: TimelineEntry) -> String {
        goalTitle(entry.score.text)
    }
}
