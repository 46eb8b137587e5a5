import Domain
import TerminalUI

extension MatchProgress {
    /// The panel with the events of the match, the newest first.
    var timeline: Panel {
        let match = match
        let count = match.timeline.count
        // The number of a row is the position of its event. Only visible rows are made.
        let rows = Rows(
            count: count,
            row: { Self.row(of: match.timeline[count - 1 - $0], at: count - 1 - $0, in: match) },
            index: { count - 1 - Int($0.number) })
        return Panel(
            GatherStrings.timeline,
            elements: [.list(RowList(GatherStrings.timeline, sections: [Section(rows: rows)]))])
    }

    private static func row(of entry: TimelineEntry, at position: Int, in match: MatchState) -> Row
    {
        Row(
            RowID(Int64(position)),
            title: GatherStrings.text(of: entry, in: match),
            role: entry.isUndone ? .dim : .plain,
            details: entry.changesScore ? [Row.Detail(entry.score.text, role: .plain)] : [])
    }
}

extension TimelineEntry {
    /// A Boolean value indicating whether the event was undone, or is a goal that was disallowed.
    var isUndone: Bool { isVoid || goals.last == .some(nil) }

    fileprivate var changesScore: Bool {
        if case .scoreCorrected = event.kind { return !isVoid }
        return countingGoal != nil
    }
}
