import Domain
import Records

/// A pasted list with the evening on the page and the names of the squad.
struct PastePreview: Sendable {
    let list: PastedList
    let squad: SquadIndex
    let players: [PlayerID: Player]
    /// True if the evening on the page is over, or there is none.
    let isForNewEvening: Bool
    /// True if the list is not one of the evening on the page, unless the user decides otherwise.
    let suggestsOtherEvening: Bool
    /// True if the other evening is stored already.
    let isOtherEveningStored: Bool
    /// The start of the other evening; nil if it is not decided.
    let otherStart: LocalTime?
    private let content: AttendanceContent
    /// The evening of the list if that is not the one on the page: a stored one on the day of the
    /// list, or a new one.
    private let otherEvening: Evening

    /// Reads a list. The index of a large squad takes time.
    @concurrent static func make(
        of text: String, _ content: AttendanceContent, at now: Moment,
        in timeZone: any LocalTimeZone, folding: any TextFolding
    ) async -> PastePreview {
        let squad = SquadIndex(content.squad, folding)
        let list = PastedList(text, squad: squad)
        let new = list.heading.evening(
            replacing: content.nextEvening(after: now, in: timeZone), at: now, in: timeZone)
        // An evening on that day can have begun already.
        let known = content.evenings.first { known in
            known.id != content.evening?.id && known.isOnSameDay(as: new, in: timeZone)
        }
        let evening = known ?? new
        let current = content.evening.flatMap { $0.isOver(at: now) ? nil : $0 }
        return PastePreview(
            list: list, squad: squad,
            players: Dictionary(content.squad.map { ($0.id, $0) }) { first, _ in first },
            isForNewEvening: current == nil,
            suggestsOtherEvening: current.map {
                list.heading.isOnOtherDay(than: $0, at: now, in: timeZone)
            } ?? true,
            isOtherEveningStored: known != nil,
            otherStart: evening.start?.localTime(in: timeZone), content: content,
            otherEvening: evening)
    }

    /// Returns the evening of the list: the one on the page, or the other one.
    private func evening(_ results: [ListResult], isOther: Bool) -> Evening {
        if !isOther, let evening = content.evening { return evening }
        var evening = otherEvening
        // A list with people who wait has no place for more than the others.
        let coming = results.filter { $0.answer == .yes && !$0.isWaiting }
        if !isOtherEveningStored, list.heading.placeCount == nil,
            results.contains(where: \.isWaiting),
            let places = PlaceCount(coming.count)
        {
            evening.places = places
        }
        return evening
    }

    /// Returns the meaning of the list with some decisions.
    ///
    /// - Parameter isForOtherEvening: Whether the list is not one of the evening on the page; nil
    ///   for the suggestion.
    func state(
        _ decisions: [String: ListDecision], isForOtherEvening: Bool? = nil
    ) -> PasteState {
        let isForOtherEvening = isForOtherEvening ?? suggestsOtherEvening
        let matching = ListMatching(list, squad: squad, decisions: decisions)
        let results = matching.results
        let entries = Dictionary(grouping: matching.entries, by: \.line)
        let evening = evening(results, isOther: isForOtherEvening)
        let change = content.change(
            by: results, for: evening, newPlayers: Self.newPlayers(results))
        return PasteState(
            lines: list.lines.map { line in
                let kind: PastedList.Kind? =
                    if case .nobody(let kind) = line.content { kind } else { nil }
                return PasteState.Line(
                    number: line.number, text: line.text, kind: kind,
                    entries: entries[line.number] ?? [], isCut: line.isCut)
            },
            questions: matching.questions, results: results, decisions: decisions,
            isForOtherEvening: isForOtherEvening, evening: evening,
            waitingCount: content.applying(change).list[.waiting].count)
    }

    /// Returns players for the names that will be added to the squad, by their names.
    private static func newPlayers(_ results: [ListResult]) -> [String: Player] {
        let names = results.compactMap { result in
            if case .newPlayer(let name) = result.person { PlayerName(name) } else { nil }
        }
        // No player has a negative number.
        let players = names.enumerated().map { index, name in
            (name.text, Player(id: PlayerID(Int64(-1 - index)), name: name))
        }
        return Dictionary(players) { first, _ in first }
    }
}
