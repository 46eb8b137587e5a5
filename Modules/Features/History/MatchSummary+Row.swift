import Domain
import FootballUI
import TerminalUI

extension MatchSummary {
    /// Returns the row, with the details of `HistoryStrings.columns`.
    ///
    /// - Parameters:
    ///   - unavailableReason: The reason why the row cannot be selected.
    ///   - select: A closure that opens the gather.
    ///   - detail: A closure that returns the panel beside the list.
    func row(
        in timeZone: any LocalTimeZone, isDamaged: Bool, unavailableReason: String?,
        select: @escaping @MainActor () -> Void, detail: @escaping @MainActor () -> Panel
    ) -> Row {
        let time = timeZone.localTime(of: startedAt)
        let result =
            isDamaged
            ? [Row.Detail("-"), Row.Detail(HistoryStrings.damaged, role: .warning)]
            : [Row.Detail(score.text, role: .plain), score.winner.detail]
        return Row(
            RowID(hashing: id), title: FootballStrings.day(of: time),
            group: HistoryStrings.month(time),
            role: isDamaged ? .warning : .plain,
            details: result + [Row.Detail(FootballStrings.time(of: time))],
            unavailableReason: unavailableReason, activate: select, detail: detail)
    }
}

extension HistoryState.Details {
    /// Returns the panel with the line-ups.
    func panel(title: String) -> Panel {
        switch content {
        case .failure(let message):
            Panel(
                title,
                elements: [
                    .text(Text("\(HistoryStrings.detailsFailure) \(message)", role: .warning))
                ])
        case .match(let match):
            Panel(title, elements: [.text(match.result), .list(match.lineUps)])
        }
    }
}

extension Match {
    fileprivate var result: Text {
        Text(HistoryStrings.result(score), role: score.winner.detail.role)
    }

    fileprivate var lineUps: RowList {
        let entries = Array(lineUp.entries.enumerated())
        let sections = Team.allCases.map { team in
            Section(
                FootballStrings.name(of: team), role: team.role,
                rows: Rows(
                    entries.filter { $0.element.team == team }.map { index, entry in
                        Row(
                            RowID(Int64(index)), title: entry.name,
                            details: [Row.Detail(entry.position?.abbreviation ?? "")])
                    }))
        }
        return RowList(HistoryStrings.lineUps, sections: sections, arrangement: .columns)
    }
}

extension Winner {
    fileprivate var detail: Row.Detail {
        switch self {
        case .teamA: Row.Detail(HistoryStrings.name(of: self), role: Team.a.role)
        case .teamB: Row.Detail(HistoryStrings.name(of: self), role: Team.b.role)
        case .draw: Row.Detail(HistoryStrings.name(of: self))
        }
    }
}
