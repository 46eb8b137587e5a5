import Domain
import FootballUI
import TerminalUI

extension MatchState {
    /// The pitch, and the goals if there are any.
    var companions: [Panel] {
        let rows = timeline.enumerated().compactMap { index, entry in
            entry.countingGoal.map { goal in
                let scorer = FootballStrings.scorer(of: goal, in: self)
                return Row(
                    RowID(Int64(index)), title: "\(FootballStrings.minute(of: entry)) \(scorer)",
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
