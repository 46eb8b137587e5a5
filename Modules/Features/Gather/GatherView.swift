import Domain
import Navigation
import TerminalUI

/// What the presenter knows of the screen.
@MainActor protocol GatherView: AnyObject {
    func show(_ state: MatchProgress)
}

/// The score, the clock and the two line-ups.
@MainActor final class GatherScreen: TerminalScreen, GatherView {
    let work: WorkScope
    let surface = ScreenSurface()
    let presenter: GatherPresenter
    private var state: MatchProgress

    init(presenter: GatherPresenter, work: WorkScope) {
        self.presenter = presenter
        state = presenter.state
        self.work = work
    }

    func show(_ state: MatchProgress) {
        self.state = state
        surface.setNeedsDisplay()
    }

    func dismissalDecision() -> DismissalDecision { presenter.dismissalDecision() }

    var page: Page {
        Page(
            title: GatherStrings.title,
            barAction: end,
            elements: [.scoreboard(scoreboard), .countdown(countdown)] + progress
                + [.list(lineUps)],
            actions: [toggleClock, cancelClock, setTime],
            alert: state.notice.map { GatherAlerts(presenter, state).alert(for: $0) },
            alarm: alarm
        )
    }

    private var scoreboard: Scoreboard {
        Scoreboard(GatherStrings.score, sides: Team.allCases.map(side))
    }

    private func side(_ team: Team) -> Scoreboard.Side {
        Scoreboard.Side(
            GatherStrings.name(of: team),
            role: team.role,
            score: state.score[team],
            decrement: Action(
                GatherStrings.takeGoal, key: team.takeKey,
                isEnabled: state.canRemoveGoal(from: team)
            ) { [presenter] in presenter.didTakeGoal(from: team) },
            increment: Action(
                GatherStrings.addGoal, key: team.addKey,
                isEnabled: state.canAddGoal(to: team)
            ) { [presenter] in presenter.didAddGoal(to: team) }
        )
    }

    private var countdown: Countdown {
        Countdown(
            GatherStrings.time,
            time: state.clock.time,
            role: state.clock.isShort ? .warning : .plain,
            caption: GatherStrings.caption(state.clock.phase)
        )
    }

    private var progress: [Element] {
        state.isEnding ? [.progress(Progress(GatherStrings.ending))] : []
    }

    private var lineUps: RowList {
        RowList(
            GatherStrings.lineUps,
            sections: Team.allCases.map(lineUp),
            arrangement: .columns
        )
    }

    /// A row is named by its place in the whole line-up: a player who was deleted has no number.
    private func lineUp(of team: Team) -> Section {
        let rows = state.lineUp.entries.enumerated().filter { $1.team == team }.map {
            index, entry in
            Row(
                RowID(Int64(index)),
                title: entry.name,
                details: entry.position.map { [$0.acronym] } ?? []
            )
        }
        return Section(GatherStrings.name(of: team), role: team.role, rows: Rows(rows))
    }

    private var end: Action {
        Action(
            GatherStrings.endGather,
            key: .character("e"),
            isEnabled: !state.isEnding,
            perform: presenter.didRequestEnd
        )
    }

    private var toggleClock: Action {
        Action(
            GatherStrings.toggleClock(state.clock.phase),
            key: .space,
            isEnabled: state.canToggleClock,
            weight: .primary,
            perform: presenter.didToggleClock
        )
    }

    private var cancelClock: Action {
        Action(
            GatherStrings.cancelClock,
            key: .character("c"),
            isEnabled: state.canCancelClock,
            perform: presenter.didCancelClock
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

    private var alarm: Alarm? {
        state.alarmCount > 0
            ? Alarm(serial: state.alarmCount, text: GatherStrings.timeUp) : nil
    }
}

extension Team {
    fileprivate var role: Role { self == .a ? .firstSide : .secondSide }
    fileprivate var addKey: Key { .character(self == .a ? "a" : "b") }
    fileprivate var takeKey: Key { .character(self == .a ? "A" : "B") }
}
