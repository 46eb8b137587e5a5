import Domain

/// A pasted list with the evening on the page and the names of the squad.
struct PastePreview: Sendable {
    let list: PastedList
    let squad: SquadIndex
    let players: [PlayerID: Player]
    /// The new evening that the list can be for.
    let newEvening: Evening
    /// The start of the new evening; nil if it is not decided.
    let newStart: LocalTime?
    /// True if the evening on the page is over, or there is none.
    let isForNewEvening: Bool
    private let content: AttendanceContent

    /// Reads a list. The index of a large squad takes time.
    @concurrent static func make(
        of text: String, _ content: AttendanceContent, at now: Moment,
        in timeZone: any LocalTimeZone, folding: any TextFolding
    ) async -> PastePreview {
        let squad = SquadIndex(content.squad, folding)
        let list = PastedList(text, squad: squad)
        let evening = list.heading.evening(
            instead: content.nextEvening(after: now, in: timeZone), at: now, in: timeZone)
        return PastePreview(
            list: list, squad: squad,
            players: Dictionary(content.squad.map { ($0.id, $0) }) { first, _ in first },
            newEvening: evening, newStart: evening.start?.localTime(in: timeZone),
            isForNewEvening: content.evening?.isOver(at: now) ?? true, content: content)
    }

    /// Returns the meaning of the list with some decisions.
    ///
    /// - Parameter startsEvening: Whether the list is one of a new evening; nil if only without a
    ///   current one.
    func state(
        _ decisions: [String: ListDecision], startsEvening: Bool? = nil
    ) -> PasteState {
        let startsEvening = startsEvening ?? isForNewEvening
        let matching = ListMatching(list, squad: squad, decisions: decisions)
        let entries = Dictionary(grouping: matching.entries, by: \.line)
        let change = content.change(
            by: matching.results, for: startsEvening ? newEvening : content.evening ?? newEvening)
        return PasteState(
            lines: list.lines.map { line in
                let kind: PastedList.Kind? =
                    if case .nobody(let kind) = line.content { kind } else { nil }
                return PasteState.Line(
                    number: line.number, text: line.text, kind: kind,
                    entries: entries[line.number] ?? [], isCut: line.isCut)
            },
            questions: matching.questions, results: matching.results, decisions: decisions,
            startsEvening: startsEvening,
            waitingCount: content.applying(change).list[.waiting].count,
            placeCount: change.evening.places.count)
    }
}
