import Domain
import FootballUI
import Navigation
import TerminalUI

/// The page with the score, the timeline and the line-ups of a finished gather.
@MainActor struct GatherDetailView {
    let state: GatherDetailState
    let presenter: GatherDetailPresenter
    /// Shows a text to share.
    let share: @MainActor (String) -> Void

    var page: Page {
        guard let gather = state.gather else {
            return Page(title: GatherDetailStrings.title, elements: [progress], alert: alert)
        }
        return Page(
            title: FootballStrings.date(of: gather.start),
            elements: [
                .scoreboard(scoreboard(gather)), .countdown(played(gather)),
            ] + status(gather) + [.list(events(gather))],
            companions: [gather.match.pitch] + scorers(gather),
            actions: actions(gather) + presenter.contributedActions,
            alert: alert,
            focus: .init(GatherDetailStrings.events, serial: 1))
    }

    private var progress: Element {
        guard let failure = state.failure else {
            return .progress(Progress(GatherDetailStrings.loading))
        }
        return .emptyState(
            EmptyState(
                title: GatherDetailStrings.loadFailure, message: failure,
                action: Action(
                    GatherDetailStrings.tryAgain, key: .character("t"), weight: .primary,
                    perform: presenter.load)))
    }

    // MARK: Score

    private func scoreboard(_ gather: GatherDetailState.Gather) -> Scoreboard {
        Scoreboard(
            GatherDetailStrings.score,
            sides: Team.allCases.map { team in
                Scoreboard.Side(
                    FootballStrings.name(of: team), role: team.role,
                    score: gather.match.score[team],
                    decrement: Action(
                        GatherDetailStrings.removeGoal,
                        key: .character(team == .a ? "A" : "B"),
                        isEnabled: state.allows(.removeGoal(team))
                    ) { [presenter] in presenter.didRemoveGoal(from: team) },
                    increment: Action(
                        GatherDetailStrings.addGoal, key: .character(team.key),
                        isEnabled: state.allows(.addGoal(Goal(team)))
                    ) { [presenter] in presenter.didAddGoal(to: team) })
            })
    }

    private func played(_ gather: GatherDetailState.Gather) -> Countdown {
        Countdown(
            GatherDetailStrings.played,
            time: FootballStrings.time(gather.match.played.components.seconds), role: .plain,
            caption: FootballStrings.outcome(gather.match.score.winner))
    }

    private func status(_ gather: GatherDetailState.Gather) -> [Element] {
        if state.isReopening { return [.progress(Progress(GatherDetailStrings.reopening))] }
        return texts(gather).map { .text($0) }
    }

    private func texts(_ gather: GatherDetailState.Gather) -> [Text] {
        (gather.match.isDeleted ? [Text(GatherDetailStrings.deleted)] : [])
            + [state.message, GatherDetailStrings.correction(of: gather)].compactMap(\.self)
            .map { Text($0) }
    }

    /// The panel with the scorers, whom the line-ups name too.
    private func scorers(_ gather: GatherDetailState.Gather) -> [Panel] {
        let texts = Team.allCases.compactMap { team in
            FootballStrings.scorers(gather.match.goals(for: team), of: team).map {
                Element.text(Text($0, role: team.role))
            }
        }
        return texts.isEmpty ? [] : [Panel(GatherDetailStrings.scorers, elements: texts)]
    }

    // MARK: Timeline and line-ups

    private func events(_ gather: GatherDetailState.Gather) -> RowList {
        RowList(
            GatherDetailStrings.events,
            sections: [timeline(gather)]
                + gather.match.lineUps { row($0, $1, $2, gather) }
                // The rows above have smaller numbers.
                + ContributedSection.sections(
                    state.contributed, from: 1_000_000, showsLoading: false),
            arrangement: .columns,
            // The line of a goal has its minute, two names and the score.
            narrowestColumn: 34,
            focus: addedGoal(gather).map { .init($0, serial: state.addedGoalCount) })
    }

    /// Returns the row of the goal that was added last.
    private func addedGoal(_ gather: GatherDetailState.Gather) -> RowID? {
        guard state.addedGoalCount > 0 else { return nil }
        return gather.match.timeline.lastIndex { !$0.goals.isEmpty }.map { RowID(-1 - Int64($0)) }
    }

    /// The events without those that were undone before the end, and without corrections that were
    /// undone. They are numbered downwards from -1, because the participants are numbered from 0.
    private func timeline(_ gather: GatherDetailState.Gather) -> Section {
        let timeline = gather.match.timeline
        let indices = timeline.indices.filter { index in
            let entry = timeline[index]
            let isShown = !entry.isVoid || gather.entriesAtEnd[entry.id]?.isVoid == false
            return isShown && entry.event.kind != .deleted
        }
        let rows = Rows(
            count: indices.count,
            row: { position in
                let index = indices[position]
                return row(RowID(-1 - Int64(index)), timeline[index], gather)
            },
            index: { indices.firstIndex(of: Int(-1 - $0.number)) })
        return Section(
            FootballStrings.timeline, rows: rows,
            placeholder: GatherDetailStrings.nothing)
    }

    private func row(
        _ id: RowID, _ entry: TimelineEntry, _ gather: GatherDetailState.Gather
    ) -> Row {
        let isGoal = !entry.goals.isEmpty && !entry.isVoid
        let toggle = Action(
            GatherDetailStrings.toggle(entry), key: .character("x"), isEnabled: state.canEdit
        ) { [presenter] in presenter.didToggle(entry) }
        let correct: @MainActor () -> Void = { [presenter] in
            presenter.didRequestCorrection(of: entry)
        }
        return Row(
            id,
            title: GatherDetailStrings.line(of: entry, in: gather),
            titleInWords: GatherDetailStrings.words(of: entry, in: gather),
            role: entry.isUndone ? .dim : .plain,
            details: entry.changesScore ? [Row.Detail(entry.score.text, role: .plain)] : [],
            actions: entry.event.kind == .ended ? [] : [toggle],
            activate: isGoal && state.canEdit ? correct : nil,
            activationLabel: GatherDetailStrings.correct)
    }

    private func row(
        _ id: RowID, _ participant: Participant, _ details: [Row.Detail],
        _ gather: GatherDetailState.Gather
    ) -> Row {
        let team = participant.entry.team
        let goal = Action(
            GatherDetailStrings.goal, key: .character("+"),
            isEnabled: state.allows(.addGoal(Goal(team)))
        ) { [presenter] in presenter.didScore(participant) }
        return Row(
            id,
            title: GatherDetailStrings.name(of: participant, in: gather),
            role: participant.isPresent ? .plain : .dim,
            details: details,
            actions: [goal] + presenter.actions(of: participant))
    }

    // MARK: Actions

    private func actions(_ gather: GatherDetailState.Gather) -> [Action] {
        [
            state.canReopen
                ? reopen
                : action(GatherDetailStrings.undo, "u", state.allows(.undo)) { $0.didUndo() },
            action(
                GatherDetailStrings.addPlayer, "n", state.canEdit,
                unavailableReason: state.playerUnavailableReason
            ) { $0.didRequestPlayer() },
            .share(isEnabled: !state.isReopening && !gather.match.isDeleted) { [share] in
                share(gather.match.sharedText(start: gather.start))
            },
            action(GatherDetailStrings.delete, "d", state.canEdit) { $0.didRequestDeletion() },
            action(GatherDetailStrings.redo, "U", state.allows(.redo)) { $0.didRedo() },
        ]
    }

    private var reopen: Action {
        Action(
            GatherDetailStrings.reopen, key: .character("u"),
            unavailableReason: state.reopeningUnavailableReason,
            perform: presenter.didRequestReopening)
    }

    private func action(
        _ label: String, _ key: Character, _ isEnabled: Bool, unavailableReason: String? = nil,
        perform: @escaping @MainActor (GatherDetailPresenter) -> Void
    ) -> Action {
        Action(
            label, key: .character(key), isEnabled: isEnabled, unavailableReason: unavailableReason
        ) { [presenter] in perform(presenter) }
    }

    private var alert: Alert? {
        switch state.notice {
        case .confirmDeletion:
            let delete = Action(
                GatherDetailStrings.delete, key: .character("y"), weight: .destructive,
                perform: presenter.didConfirmDeletion)
            return alert(
                GatherDetailStrings.deleteQuestion, GatherDetailStrings.deleteMessage, [delete],
                dismiss: Action(
                    GatherDetailStrings.cancel, key: .character("n"),
                    perform: presenter.didDismissNotice))
        case .failure(let operation, let message):
            return alert(
                GatherDetailStrings.failure(of: operation), message, [],
                dismiss: Action(
                    GatherDetailStrings.ok, key: .character("o"),
                    perform: presenter.didDismissNotice))
        case nil:
            return nil
        }
    }

    private func alert(
        _ title: String, _ message: String, _ actions: [Action], dismiss: Action
    ) -> Alert {
        Alert(
            title, message: message, actions: actions + [dismiss],
            cancel: presenter.didDismissNotice)
    }
}
