import Domain
import FootballUI

/// The texts of the screen of a finished gather.
enum GatherDetailStrings {
    /// The title before the gather is loaded.
    static let title = "Gather"
    static let score = "Score"
    static let played = "Played"
    static let events = "Events and line-ups"
    static let nothing = "No events are known."
    static let addGoal = "+"
    static let removeGoal = "−"
    static let goal = "Goal"
    static let addPlayer = "Add player"
    static let scorers = "Scorers"
    static let correct = "Correct"
    static let undo = "Undo"
    static let redo = "Redo"
    static let reopen = "Reopen"
    static let reopening = "Reopening the gather…"
    static let delete = "Delete"
    static let cancel = "Cancel"
    static let ok = "OK"
    static let loading = "Loading the gather…"
    static let loadFailure = "Unable to show the gather"
    static let tryAgain = "Try again"
    static let inProgress = "This gather is in progress: resume it from Squad."
    static let deleted = "Deleted. Undo restores it."
    static let deleteQuestion = "Delete this gather?"
    static let deleteMessage = "It leaves the list of gathers. Undo restores it."

    static let ownGoal = "Own goal"
    static let otherValues = "Other"
    static let unknownScorer = "Scorer not known"
    static let unknownOwnGoal = "Own goal, scorer not known"
    static let noGoal = "No goal"
    static let choose = "Choose"
    static let current = "now"

    /// Returns the label of the action that takes an event back, or restores it.
    static func toggle(_ entry: TimelineEntry) -> String {
        if entry.isVoid { return "Restore" }
        if entry.goals.isEmpty { return "Remove" }
        return entry.countingGoal == nil ? "Allow" : "Disallow"
    }

    static func failure(of operation: GatherDetailState.Operation) -> String {
        switch operation {
        case .save: "Unable to save the correction. Please try again."
        case .addToSquad: "Unable to add the guest to the squad."
        case .reopen: "Unable to reopen the gather."
        }
    }

    /// Returns the score at the end, if it was corrected since.
    static func correction(of gather: GatherDetailState.Gather) -> String? {
        let score = gather.matchAtEnd.score
        return score == gather.match.score ? nil : "Corrected: the score was \(score.text)."
    }

    // MARK: Timeline

    /// Returns an event with its minute; with its previous value if it was corrected after the end.
    static func line(of entry: TimelineEntry, in gather: GatherDetailState.Gather) -> String {
        guard let original = gather.entriesAtEnd[entry.id] else {
            // The time of an event that was forgotten is not known.
            let note = addition(entry, to: gather.match)
            return " –  \(FootballStrings.event(of: entry, in: gather.match, note: note))"
        }
        let note = correction(of: entry, from: original, in: gather.match)
        return "\(FootballStrings.minute(of: entry)) "
            + FootballStrings.event(of: entry, in: gather.match, note: note)
    }

    private static func addition(_ entry: TimelineEntry, to match: MatchState) -> String {
        guard case .scoreCorrected = entry.event.kind,
            let index = match.timeline.firstIndex(of: entry), index > 0
        else { return "added" }
        return "was \(match.timeline[index - 1].score.text)"
    }

    private static func correction(
        of entry: TimelineEntry, from original: TimelineEntry, in match: MatchState
    ) -> String? {
        if entry.isVoid { return "removed" }
        let (goal, before) = (entry.countingGoal, original.countingGoal)
        guard goal != before else { return nil }
        guard let before else { return "was disallowed" }
        guard goal != nil else { return "no goal, was \(original.score.text)" }
        return before.scorer == nil && !before.isOwnGoal
            ? "was unknown" : "was \(FootballStrings.scorer(of: before, in: match))"
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
        guard let before else { return "added" }
        var values: [String] = []
        if before.entry.team != participant.entry.team {
            values.append("was \(FootballStrings.name(of: before.entry.team))")
        }
        if before.isPresent != participant.isPresent {
            values.append(before.isPresent ? "had not left" : "had left")
        }
        if before.entry.playerID != participant.entry.playerID { values.append("was a guest") }
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    // MARK: Scorers

    static func correctionTitle(_ entry: TimelineEntry) -> String {
        "Goal \(entry.score.text)"
    }
}
