import Domain
import Navigation
import TerminalUI

/// What the presenter knows of the screen.
@MainActor protocol CompactGatherView: AnyObject {
    func show(_ state: MatchProgress)
}

/// The match in three rows: the clock and the two teams. Enter starts the clock, or gives a team a
/// goal.
@MainActor final class CompactGatherScreen: TerminalScreen, CompactGatherView {
    let work: WorkScope
    let surface = ScreenSurface()
    let presenter: CompactGatherPresenter
    private var state: MatchProgress

    init(presenter: CompactGatherPresenter, work: WorkScope) {
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
            title: CompactGatherStrings.title,
            barAction: end,
            elements: [.list(match)] + progress,
            actions: [toggleClock, cancelClock] + Team.allCases.map(addGoal)
                + Team.allCases.map(takeGoal),
            alert: state.notice.map { CompactGatherAlerts(presenter, state).alert(for: $0) },
            alarm: alarm
        )
    }

    /// The clock is first, so that an Enter too many does not change the score.
    private var match: RowList {
        RowList(
            CompactGatherStrings.match,
            sections: [Section(rows: Rows([clock] + Team.allCases.map(row)))])
    }

    private var clock: Row {
        Row(
            RowID(0),
            title: state.clock.time,
            role: state.clock.isShort ? .warning : .title,
            details: [CompactGatherStrings.caption(state.clock.phase)],
            actions: [
                change(CompactGatherStrings.longer, key: "m", by: 1),
                change(CompactGatherStrings.shorter, key: "M", by: -1),
            ],
            activate: toggleClock.isEnabled ? toggleClock.perform : nil
        )
    }

    private func row(of team: Team) -> Row {
        let goal = addGoal(to: team)
        return Row(
            RowID(team == .a ? 1 : 2),
            title: CompactGatherStrings.standing(of: team, state.score),
            role: team == .a ? .firstSide : .secondSide,
            details: [CompactGatherStrings.players(state.lineUp.players(of: team))],
            activate: goal.isEnabled ? goal.perform : nil
        )
    }

    private func change(_ label: String, key: Character, by minutes: Int) -> Action {
        Action(
            label, key: .character(key), isEnabled: state.time(longerBy: minutes) != nil
        ) { [presenter] in presenter.didChangeTime(by: minutes) }
    }

    private func addGoal(to team: Team) -> Action {
        Action(
            CompactGatherStrings.addGoal(to: team),
            key: .character(team == .a ? "a" : "b"),
            isEnabled: state.canAddGoal(to: team)
        ) { [presenter] in presenter.didAddGoal(to: team) }
    }

    private func takeGoal(from team: Team) -> Action {
        Action(
            CompactGatherStrings.takeGoal(from: team),
            key: .character(team == .a ? "A" : "B"),
            isEnabled: state.canRemoveGoal(from: team)
        ) { [presenter] in presenter.didTakeGoal(from: team) }
    }

    private var toggleClock: Action {
        Action(
            CompactGatherStrings.toggleClock(state.clock.phase),
            key: .space,
            isEnabled: state.canToggleClock,
            weight: .primary,
            perform: presenter.didToggleClock
        )
    }

    private var cancelClock: Action {
        Action(
            CompactGatherStrings.cancelClock,
            key: .character("c"),
            isEnabled: state.canCancelClock,
            perform: presenter.didCancelClock
        )
    }

    private var end: Action {
        Action(
            CompactGatherStrings.endGather,
            key: .character("e"),
            isEnabled: !state.isEnding,
            perform: presenter.didRequestEnd
        )
    }

    private var progress: [Element] {
        state.isEnding ? [.progress(Progress(CompactGatherStrings.ending))] : []
    }

    private var alarm: Alarm? {
        state.alarmCount > 0
            ? Alarm(serial: state.alarmCount, text: CompactGatherStrings.timeUp) : nil
    }
}
