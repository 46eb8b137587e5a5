import Domain
import FootballUI
import Navigation
import TerminalUI

/// The page with the values that a goal can have: its scorer, an own goal, or no goal.
struct GatherDetailGoalView {
    let entry: TimelineEntry
    let match: MatchState
    /// A closure that receives the value; nil for no goal.
    let choose: @MainActor (Goal?) -> Void

    var page: Page {
        let values = values
        let current = values.firstIndex { $0.goal == entry.countingGoal }
        return Page(
            title: GatherDetailStrings.correctionTitle(entry),
            elements: [
                .list(
                    RowList(
                        GatherDetailStrings.goal, sections: sections(values),
                        arrangement: .columns,
                        focus: current.map { .init(RowID(Int64($0)), serial: 1) }))
            ])
    }

    private var current: Row.Detail {
        Row.Detail(GatherDetailStrings.current, symbol: "●", role: .plain)
    }

    private struct Value {
        let section: Int
        let text: String
        let goal: Goal?
    }

    private var team: Team { entry.goals.compactMap(\.self).last?.team ?? .a }

    /// The values, the participants of the team first. Those who changed sides are in both teams.
    private var values: [Value] {
        let scorers = [false, true].flatMap { isOwnGoal in
            match.players(of: isOwnGoal ? team.other : team).map {
                Value(
                    section: isOwnGoal ? 1 : 0, text: $0.entry.name,
                    goal: Goal(team, scorer: $0.id, isOwnGoal: isOwnGoal))
            }
        }
        return scorers + [
            Value(section: 2, text: GatherDetailStrings.unknownScorer, goal: Goal(team)),
            Value(
                section: 2, text: GatherDetailStrings.unknownOwnGoal,
                goal: Goal(team, isOwnGoal: true)),
            Value(section: 2, text: GatherDetailStrings.noGoal, goal: nil),
        ]
    }

    private func sections(_ values: [Value]) -> [Section] {
        let titles = [
            FootballStrings.name(of: team), GatherDetailStrings.ownGoal,
            GatherDetailStrings.otherValues,
        ]
        let roles = [team.role, team.other.role, .plain]
        return titles.indices.map { section in
            let rows = values.enumerated().filter { $1.section == section }.map { index, value in
                Row(
                    RowID(Int64(index)), title: value.text,
                    details: value.goal == entry.countingGoal ? [current] : [],
                    activate: { [choose] in choose(value.goal) },
                    activationLabel: GatherDetailStrings.choose)
            }
            return Section(titles[section], role: roles[section], rows: Rows(rows))
        }
    }
}

extension MatchState {
    /// Returns the participants who were in a team at any time.
    fileprivate func players(of team: Team) -> [Participant] {
        let starters = zip(start.lineUp.entries, participants).filter { $0.0.team == team }
        let arrivals = timeline.filter { !$0.isVoid }.compactMap { entry in
            switch entry.event.kind {
            case .changedSides(let id, team): participant(id)?.id
            case .joined(let arrival) where arrival.team == team:
                participant(Participant.ID(event: entry.id))?.id
            default: nil
            }
        }
        let ids = Set(starters.map(\.1.id) + arrivals)
        return participants.filter { ids.contains($0.id) }
    }
}
