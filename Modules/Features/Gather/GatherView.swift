import Domain
import Navigation
import TerminalUI

/// The view of a match screen.
@MainActor package protocol GatherView: AnyObject {
    func show(_ state: MatchProgress)
}

/// The screen with the score, the clock and the two line-ups.
@MainActor final class GatherScreen: TerminalScreen, GatherView {
    let work: WorkScope
    let surface = ScreenSurface()
    private let presenter: GatherPresenter
    private var state: MatchProgress { presenter.state }

    init(presenter: GatherPresenter, work: WorkScope) {
        self.presenter = presenter
        self.work = work
    }

    func show(_ state: MatchProgress) {
        surface.setNeedsDisplay()
    }

    func dismissalDecision() -> DismissalDecision { presenter.dismissalDecision() }

    var page: Page {
        Page(
            title: GatherStrings.title,
            barAction: controls.end,
            elements: [.scoreboard(scoreboard), .countdown(countdown)] + controls.status
                + [.list(lineUps)],
            companions: [state.pitch],
            actions: controls.actions + [setTime],
            alert: controls.alert,
            alarm: controls.alarm
        )
    }

    private var controls: GatherControls { GatherControls(presenter, state) }

    private var scoreboard: Scoreboard {
        Scoreboard(GatherStrings.score, sides: Team.allCases.map(side))
    }

    private func side(_ team: Team) -> Scoreboard.Side {
        Scoreboard.Side(
            GatherStrings.name(of: team),
            role: team.role,
            score: state.score[team],
            isHighlighted: state.scoringTeam == team,
            decrement: controls.removeGoal(GatherStrings.removeGoal, from: team),
            increment: controls.addGoal(GatherStrings.addGoal, to: team)
        )
    }

    private var countdown: Countdown {
        Countdown(
            GatherStrings.time,
            time: GatherStrings.time(state.clock),
            role: state.clock.role,
            caption: GatherStrings.caption(state.clock.phase),
            elapsed: state.clock.elapsed,
            isHighlighted: state.clock.isPulsing
        )
    }

    private var lineUps: RowList {
        RowList(
            GatherStrings.lineUps,
            sections: Team.allCases.map(lineUp),
            arrangement: .columns
        )
    }

    /// The players of a team, followed by those who have left.
    private func lineUp(of team: Team) -> Section {
        let rows = state.participants.enumerated().filter { $1.entry.team == team }
        return Section(
            GatherStrings.name(of: team), role: team.role,
            rows: Rows((rows.filter(\.element.isPresent) + rows.filter { !$1.isPresent }).map(row)))
    }

    /// Returns the row of a participant, identified by the index because a guest has no number.
    private func row(_ index: Int, _ participant: Participant) -> Row {
        let badge = participant.entry.position.map { [$0.badge] } ?? []
        return Row(
            RowID(Int64(index)),
            title: participant.entry.name,
            role: participant.isPresent ? .plain : .dim,
            details: badge + (participant.isPresent ? [] : [Row.Detail(GatherStrings.left)])
        )
    }

    private var setTime: Action {
        Action(
            GatherStrings.setTime,
            key: .character("t"),
            isEnabled: state.canSetTime,
            perform: presenter.didRequestTime
        )
    }
}
