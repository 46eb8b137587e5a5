package import Domain
package import TerminalUI

extension MatchState {
    /// Returns a section for each team with its players, followed by those who have left.
    ///
    /// - Parameter row: A closure that returns the row of a participant. Its details are a mark, if
    ///   a participant has one, and the position.
    package func lineUps(row: (RowID, Participant, [Row.Detail]) -> Row) -> [Section] {
        let goals = goalCounts
        let hasMarks = !goals.isEmpty || participants.contains { !$0.isPresent }
        func details(of participant: Participant) -> [Row.Detail] {
            let mark = participant.mark(goals: goals[participant.id] ?? 0) ?? ""
            let badge = participant.entry.position.map { [$0.badge] } ?? []
            return (hasMarks ? [mark] : []) + badge
        }
        return Team.allCases.map { team in
            // Rows are identified by their index, because a guest has no number.
            let rows = participants.enumerated().filter { $1.entry.team == team }
            let ordered = rows.filter(\.element.isPresent) + rows.filter { !$1.isPresent }
            return Section(
                FootballStrings.name(of: team), role: team.role,
                rows: Rows(ordered.map { row(RowID(Int64($0)), $1, details(of: $1)) }),
                count: rows.count { $0.element.isPresent })
        }
    }

    /// Returns the participant in a row of the line-ups.
    package func participant(in row: RowID) -> Participant? {
        participants.indices.contains(Int(row.number)) ? participants[Int(row.number)] : nil
    }
}

extension Participant {
    /// A mark for somebody who has left, and the number of goals; nil for neither.
    fileprivate func mark(goals: Int) -> Row.Detail? {
        let texts =
            (isPresent ? [] : [FootballStrings.left])
            + (goals > 0 ? [FootballStrings.goals(goals)] : [])
        guard !texts.isEmpty else { return nil }
        let symbol = (isPresent ? "" : "−") + (goals > 0 ? "●\(goals)" : "")
        return Row.Detail(texts.joined(separator: ", "), symbol: symbol, role: .plain)
    }
}
