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
            elements: [.scoreboard(scoreboard), .countdown(countdown)] + controls.progress
                + [.list(lineUps)],
            companion: state.lineUp.pitch,
            actions: controls.clockActions + [setTime],
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

    /// Rows are identified by their index in the line-up, because a deleted player has no number.
    private func lineUp(of team: Team) -> Section {
        let rows = state.lineUp.entries.enumerated().filter { $1.team == team }.map {
            index, entry in
            Row(
                RowID(Int64(index)),
                title: entry.name,
                details: entry.position.map { [$0.badge] } ?? []
            )
        }
        return Section(GatherStrings.name(of: team), role: team.role, rows: Rows(rows))
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
