import Domain
import FootballUI
import Gather
import TerminalUI

/// The page of a match with three rows: the clock and the two teams.
@MainActor struct CompactGatherView {
    let state: MatchProgress
    let presenter: GatherPresenter

    var page: Page {
        Page(
            title: GatherStrings.title,
            barAction: controls.end,
            elements: [.list(match)] + controls.status,
            companions: controls.companions,
            actions: controls.actions()
                + Team.allCases.map(addGoal) + Team.allCases.map(removeGoal),
            alert: controls.alert
        )
    }

    private var controls: GatherControls { GatherControls(presenter, state) }

    /// The clock is the first row, so that an accidental Enter changes no score.
    private var match: RowList {
        RowList(
            CompactGatherStrings.match,
            sections: [Section(rows: Rows([clock] + Team.allCases.map(row)))])
    }

    private var clock: Row {
        let toggle = controls.toggleClock
        return Row(
            RowID(0),
            title: GatherStrings.time(state.clock),
            role: state.clock.role,
            details: [Row.Detail(GatherStrings.caption(state.clock.phase))],
            actions: [
                addToTime(CompactGatherStrings.longer, key: "m", minutes: 1),
                addToTime(CompactGatherStrings.shorter, key: "M", minutes: -1),
            ],
            activate: toggle.isEnabled ? toggle.perform : nil,
            activationLabel: toggle.label
        )
    }

    private func row(of team: Team) -> Row {
        let goal = addGoal(to: team)
        return Row(
            RowID(team == .a ? 1 : 2),
            title: CompactGatherStrings.score(of: team, in: state.score),
            role: team.role,
            details: [
                Row.Detail(CompactGatherStrings.players(state.players(of: team).map(\.entry)))
            ],
            activate: goal.isEnabled ? goal.perform : nil,
            activationLabel: goal.label
        )
    }

    private func addToTime(_ label: String, key: Character, minutes: Int) -> Action {
        Action(label, key: .character(key), isEnabled: state.time(adding: minutes) != nil) {
            [presenter] in presenter.didAddToTime(minutes: minutes)
        }
    }

    private func addGoal(to team: Team) -> Action {
        controls.addGoal(CompactGatherStrings.addGoal(to: team), to: team)
    }

    private func removeGoal(from team: Team) -> Action {
        controls.removeGoal(CompactGatherStrings.removeGoal(from: team), from: team)
    }
}
