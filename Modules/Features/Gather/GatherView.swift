import Domain
import FootballUI
import Navigation
import TerminalUI

/// The page with the score, the clock and the two line-ups.
@MainActor struct GatherView {
    let state: MatchProgress
    let presenter: GatherPresenter

    var page: Page {
        Page(
            title: GatherStrings.title,
            barAction: controls.end,
            elements: [.scoreboard(scoreboard), .countdown(countdown)] + status + [.list(lineUps)],
            companions: controls.companions,
            actions: controls.actions(with: [controls.ownGoal, addPlayer]) + [setTime],
            alert: controls.alert
        )
    }

    /// The status, and the request to name the scorer of the last goal.
    private var status: [Element] {
        guard !state.isEnding, state.message == nil, let goal = state.goalWithoutScorer else {
            return controls.status
        }
        return controls.status + [.text(Text(GatherStrings.scorerRequest(goal)))]
    }

    private var controls: GatherControls { GatherControls(presenter, state) }

    private var scoreboard: Scoreboard {
        Scoreboard(GatherStrings.score, sides: Team.allCases.map(side))
    }

    private func side(_ team: Team) -> Scoreboard.Side {
        Scoreboard.Side(
            FootballStrings.name(of: team),
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
            sections: state.match.lineUps(row: row),
            arrangement: .columns,
            focus: firstScorer,
            onMove: state.isEnding ? nil : move
        )
    }

    /// The request to focus the first row whose Enter names the scorer of the last goal, if that is
    /// a goal of this device.
    private var firstScorer: FocusRequest<RowID>? {
        guard let request = state.scorerRequest, request.target == state.goalWithoutScorer?.id
        else { return nil }
        return state.participants
            .firstIndex { $0.isPresent && state.goalWithoutScorer(for: $0) != nil }
            .map { FocusRequest(RowID(Int64($0)), serial: request.serial) }
    }

    /// The rows of a team keep the order of arrival.
    private func move(_ move: RowList.Move) {
        guard Team.allCases.indices.contains(move.section),
            let participant = state.match.participant(in: move.row)
        else { return }
        presenter.didMove(participant.id, to: Team.allCases[move.section])
    }

    private func row(
        _ id: RowID, _ participant: Participant, _ details: [Row.Detail]
    ) -> Row {
        let score: @MainActor () -> Void = { [presenter] in presenter.didScore(participant) }
        let goal = state.goalWithoutScorer(for: participant)
        return Row(
            id,
            title: participant.entry.name,
            role: participant.isPresent ? .plain : .dim,
            details: details,
            actions: presenter.actions(of: participant),
            activate: state.canScore(participant) ? score : nil,
            activationLabel: goal.map { GatherStrings.scorer(of: $0) } ?? GatherStrings.goal
        )
    }

    // MARK: Actions

    private var addPlayer: Action {
        action(
            GatherStrings.addPlayer, key: "n", unavailableReason: state.playerUnavailableReason
        ) { $0.didRequestPlayer() }
    }

    private var setTime: Action {
        action(
            GatherStrings.setTime(state.clock.phase), key: "t", isEnabled: state.canSetTime
        ) { $0.didRequestTime() }
    }

    /// Returns an action that is disabled while the match is being ended.
    private func action(
        _ label: String, key: Character, isEnabled: Bool = true, unavailableReason: String? = nil,
        perform: @escaping @MainActor (GatherPresenter) -> Void
    ) -> Action {
        Action(
            label, key: .character(key), isEnabled: isEnabled && !state.isEnding,
            unavailableReason: unavailableReason
        ) { [presenter] in perform(presenter) }
    }
}
