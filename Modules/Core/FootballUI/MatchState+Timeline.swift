package import Domain
package import TerminalUI

extension MatchState {
    /// The panel with the events of the match, the newest first.
    package var timelinePanel: Panel {
        let match = self
        let count = timeline.count
        // The number of a row is the position of its event. Only visible rows are made.
        let rows = Rows(
            count: count,
            row: { Self.row(of: match.timeline[count - 1 - $0], at: count - 1 - $0, in: match) },
            index: { count - 1 - Int($0.number) })
        return Panel(
            FootballStrings.timeline,
            elements: [.list(RowList(FootballStrings.timeline, sections: [Section(rows: rows)]))])
    }

    private static func row(of entry: TimelineEntry, at position: Int, in match: MatchState) -> Row
    {
        Row(
            RowID(Int64(position)),
            title: FootballStrings.text(of: entry, in: match),
            role: entry.isUndone ? .dim : .plain,
            details: entry.changesScore ? [Row.Detail(entry.score.text, role: .plain)] : [])
    }
}

extension TimelineEntry {
    /// True if the event was undone, or is a goal that was disallowed.
    package var isUndone: Bool { isVoid || goals.last == .some(nil) }

    /// True if the event changes the score.
    package var changesScore: Bool {
        if case .scoreCorrected = event.kind { return !isVoid }
        return countingGoal != nil
    }
}
