import Domain
import FootballUI
import TerminalUI

extension MatchState {
    /// The pitch, and the goals if there are any.
    var companions: [Panel] {
        let rows = timeline.enumerated().compactMap { index, entry in
            entry.countingGoal.map { goal in
                Row(
                    RowID(Int64(index)),
                    title: GatherResultStrings.goal(goal, minute: entry.minute, in: self),
                    details: [Row.Detail(entry.score.text, role: .plain)])
            }
        }
        return rows.isEmpty ? [pitch] : [pitch, goals(rows)]
    }

    private func goals(_ rows: [Row]) -> Panel {
        let list = RowList(GatherResultStrings.goals, sections: [Section(rows: Rows(rows))])
        return Panel(GatherResultStrings.goals, elements: [.list(list)])
    }
}
