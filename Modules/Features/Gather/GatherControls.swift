package import Domain
import FootballUI
package import TerminalUI

/// The actions, the panels and the alert that every match screen shares.
@MainActor package struct GatherControls {
    private let presenter: GatherPresenter
    private let state: MatchProgress

    /// Creates the elements for a state.
    ///
    /// - Parameter presenter: Receives the events of the actions.
    package init(_ presenter: GatherPresenter, _ state: MatchProgress) {
        self.presenter = presenter
        self.state = state
    }

    /// The action that ends the match.
    package var end: Action {
        Action(
            GatherStrings.endGather,
            key: .character("e"),
            isEnabled: !state.isEnding,
            // The usual next step after the time is up.
            weight: state.clock.phase == .timeUp ? .primary : .normal,
            perform: presenter.didRequestEnd
        )
    }

    /// The actions of the clock, with those that undo and restore events. After the time is up, the
    /// clock can only be reset.
    ///
    /// - Parameter others: The actions of the screen, which stand after Undo.
    package func actions(with others: [Action] = []) -> [Action] {
        (state.clock.phase == .timeUp ? [] : [toggleClock]) + duplicateGoal + [undo] + others
            + [resetClock, redo]
    }

    /// The answers to the question whether another device has entered the same goal.
    private var duplicateGoal: [Action] {
        guard state.duplicateGoal != nil, !state.isEnding else { return [] }
        return [
            Action(
                GatherStrings.sameGoal, key: .character("y"),
                perform: presenter.didRemoveDuplicate),
            Action(
                GatherStrings.twoGoals, key: .character("Y"), perform: presenter.didKeepDuplicate),
        ]
    }

    /// The action that starts, pauses or resumes the clock.
    package var toggleClock: Action {
        action(
            GatherStrings.toggleClock(state.clock.phase), key: .space, weight: .primary,
            .toggleClock)
    }

    private var resetClock: Action {
        action(GatherStrings.resetClock, key: .character("c"), .resetClock)
    }

    private var undo: Action { action(GatherStrings.undo, key: .character("u"), .undo) }

    private var redo: Action { action(GatherStrings.redo, key: .character("U"), .redo) }

    /// The action that marks the last goal as an own goal, or removes the mark.
    var ownGoal: Action {
        action(
            GatherStrings.ownGoal(isMarked: state.isLastGoalOwn), key: .character("o"),
            .toggleOwnGoal)
    }

    /// Returns the action that adds a goal to a team.
    package func addGoal(_ label: String, to team: Team) -> Action {
        action(label, key: .character(team.key), .addGoal(Goal(team)))
    }

    /// Returns the action that removes a goal from a team.
    package func removeGoal(_ label: String, from team: Team) -> Action {
        action(label, key: .character(team == .a ? "A" : "B"), .removeGoal(team))
    }

    /// Returns the action that requests a change of the match.
    private func action(
        _ label: String, key: Key, weight: Action.Weight = .normal, _ change: MatchChange
    ) -> Action {
        Action(label, key: key, isEnabled: state.allows(change), weight: weight) { [presenter] in
            presenter.apply(change)
        }
    }

    /// The pitch, and the timeline after the first event.
    package var companions: [Panel] {
        let match = state.match
        return match.timeline.isEmpty ? [match.pitch] : [match.pitch, match.timelinePanel]
    }

    /// The progress while the match is being ended, the question whether two goals are one, or the
    /// event that was undone or restored last. Empty in other states.
    package var status: [Element] {
        if state.isEnding { return [.progress(Progress(GatherStrings.ending))] }
        let question = state.duplicateGoal.map(GatherStrings.duplicateQuestion)
        return [question.map { Text($0, role: .warning) }, state.message.map { Text($0) }]
            .compactMap { $0.map { .text($0) } }
    }

    /// The alert for the current notice, if any.
    package var alert: Alert? {
        switch state.notice {
        case .confirmEnd:
            alert(
                GatherStrings.endQuestion,
                message: GatherStrings.outcome(state.score),
                confirm: Action(
                    GatherStrings.yes, key: .character("y"), weight: .destructive,
                    perform: presenter.didConfirmEnd),
                dismiss: (GatherStrings.cancel, "n"))
        case .confirmLeave:
            alert(
                GatherStrings.leaveQuestion,
                message: GatherStrings.leaveMessage,
                confirm: Action(
                    GatherStrings.leave, key: .character("y"), perform: presenter.didConfirmLeave),
                dismiss: (GatherStrings.stay, "n"))
        case .ended:
            alert(
                GatherStrings.ended, message: GatherStrings.endedMessage(state.score),
                dismiss: (GatherStrings.showResult, "r"), perform: presenter.didConfirmNews)
        case .deleted:
            alert(
                GatherStrings.deleted, message: GatherStrings.deletedMessage,
                dismiss: (GatherStrings.leave, "y"), perform: presenter.didConfirmNews)
        case .failure(let operation, let message):
            alert(
                GatherStrings.failure(of: operation), message: message,
                dismiss: (GatherStrings.ok, "o"))
        case nil:
            nil
        }
    }

    private func alert(
        _ title: String, message: String, confirm: Action? = nil,
        dismiss: (label: String, key: Character), perform: (@MainActor () -> Void)? = nil
    ) -> Alert {
        let perform = perform ?? presenter.didDismissNotice
        let dismissal = Action(dismiss.label, key: .character(dismiss.key), perform: perform)
        return Alert(
            title,
            message: message,
            actions: [confirm, dismissal].compactMap(\.self),
            cancel: perform
        )
    }
}

extension MatchClockFace {
    /// The role of the state of the clock.
    package var role: Role {
        switch phase {
        case .ready: .plain
        case .running: isEndingSoon ? .warning : .running
        case .paused: .paused
        case .timeUp: .timeUp
        }
    }

    /// A Boolean value that alternates with each of the last ten seconds of a running clock.
    package var isPulsing: Bool {
        phase == .running && secondsLeft <= 10 && secondsLeft.isMultiple(of: 2)
    }
}
