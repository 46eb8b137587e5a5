import Domain
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

    /// The panel with both teams on a pitch, without participants who left.
    private var pitch: Panel {
        Panel(
            GatherResultStrings.pitch,
            elements: [.pitch(Pitch(left: side(.a), right: side(.b)))])
    }

    private func side(_ team: Team) -> Pitch.Side {
        Pitch.Side(
            GatherResultStrings.name(of: team), role: team.role,
            players: participants.filter { $0.isPresent && $0.entry.team == team }.map {
                Pitch.Player($0.entry.name, line: $0.entry.position?.line)
            })
    }
}

extension Team {
    /// The colour role of the team.
    var role: Role { self == .a ? .firstSide : .secondSide }
}

extension Position {
    /// The badge in a row.
    var badge: Row.Detail { Row.Detail(abbreviation, role: line.badge) }

    fileprivate var line: Pitch.Line {
        switch self {
        case .goalkeeper: .goalkeeper
        case .defender: .defence
        case .midfielder: .midfield
        case .winger: .wing
        case .striker: .attack
        }
    }
}
