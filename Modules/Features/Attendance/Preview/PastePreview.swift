import Domain

/// A pasted list with the names of the squad.
struct PastePreview: Sendable {
    let list: PastedList
    let squad: SquadIndex
    let players: [PlayerID: Player]
    /// True if the evening on the page is over, or there is none.
    let isForNextEvening: Bool

    /// Reads a list. The index of a large squad takes time.
    @concurrent static func make(
        of text: String, squad: [Player], isForNextEvening: Bool, folding: any TextFolding
    ) async -> PastePreview {
        let index = SquadIndex(squad, folding)
        return PastePreview(
            list: PastedList(text, squad: index), squad: index,
            players: Dictionary(squad.map { ($0.id, $0) }) { first, _ in first },
            isForNextEvening: isForNextEvening)
    }

    /// Returns the meaning of the list with some decisions.
    func state(_ decisions: [String: ListDecision]) -> PasteState {
        let matching = ListMatching(list, squad: squad, decisions: decisions)
        let entries = Dictionary(grouping: matching.entries, by: \.line)
        return PasteState(
            lines: list.lines.map { line in
                let kind: PastedList.Kind? =
                    if case .nobody(let kind) = line.content { kind } else { nil }
                return PasteState.Line(
                    number: line.number, text: line.text, kind: kind,
                    entries: entries[line.number] ?? [], isCut: line.isCut)
            },
            questions: matching.questions, results: matching.results, decisions: decisions,
            startsEvening: isForNextEvening)
    }
}
