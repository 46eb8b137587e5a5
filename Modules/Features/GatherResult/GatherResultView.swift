import Domain
import FootballUI
import TerminalUI

/// The page with the final score, the scorers, the two line-ups, and the next matches.
@MainActor struct GatherResultView {
    let state: GatherResultState
    let presenter: GatherResultPresenter
    /// Shows a text to share.
    let share: @MainActor (String) -> Void

    var page: Page {
        Page(
            title: GatherResultStrings.title,
            elements: [.scoreboard(scoreboard), .countdown(played)]
                + texts.map { .text($0) } + progress + [.list(lineUps)],
            companions: state.result.companions,
            actions: nextMatches.prefix(1) + presenter.contributedActions
                + nextMatches.dropFirst() + [shareResult, reopen, squad],
            alert: alert
        )
    }

    private var isReopening: Bool { state.reopening == .saving }

    private var scoreboard: Scoreboard {
        Scoreboard(
            GatherResultStrings.score,
            sides: Team.allCases.map { team in
                Scoreboard.Side(
                    FootballStrings.name(of: team), role: team.role,
                    finalScore: state.result.score[team])
            })
    }

    private var played: Countdown {
        Countdown(
            GatherResultStrings.played,
            time: FootballStrings.time(state.result.played.components.seconds),
            role: .plain,
            caption: FootballStrings.outcome(state.result.score.winner))
    }

    /// The text about a match that was deleted or reopened since its end; nil for another one.
    private var news: String? {
        if state.isDeleted { return GatherResultStrings.deleted }
        return state.result.endedAt == nil ? GatherResultStrings.inProgress : nil
    }

    private var texts: [Text] {
        var texts = news.map { [Text($0, role: .warning)] } ?? []
        texts += Team.allCases.compactMap { team in
            FootballStrings.scorers(state.result.goals(for: team), of: team)
                .map { Text($0, role: team.role) }
        }
        texts.append(Text(GatherResultStrings.times(state.start, state.end), role: .dim))
        if let rotation = state.rotation, rotation.winnerStays != nil,
            let text = GatherResultStrings.rotation(rotation.stayingTeam, rotation.reason)
        {
            texts.append(Text(text, role: .dim))
        }
        if case .failed(let message) = state.next {
            texts.append(Text(GatherResultStrings.failure(message), role: .warning))
        }
        return texts
    }

    private var progress: [Element] {
        if isReopening { return [.progress(Progress(GatherResultStrings.reopening))] }
        return state.next == .loading ? [.progress(Progress(GatherResultStrings.loading))] : []
    }

    private var lineUps: RowList {
        RowList(
            GatherResultStrings.lineUps,
            sections: state.result.lineUps { id, participant, details in
                Row(
                    id, title: participant.entry.name, role: participant.isPresent ? .plain : .dim,
                    details: details)
            }
                + ContributedSection.sections(
                    state.contributed, from: 1_000_000, showsLoading: false),
            arrangement: .columns)
    }

    // MARK: Actions

    private var nextMatches: [Action] {
        if case .failed = state.next, state.unavailableReason == nil { return [tryAgain] }
        let isLoaded = state.rotation != nil && !isReopening
        return [
            Action(
                GatherResultStrings.sameTeams, key: .character("s"), isEnabled: isLoaded,
                unavailableReason: state.unavailableReason, weight: .primary,
                perform: presenter.didRequestSameTeams),
            Action(
                GatherResultStrings.newTeams, key: .character("n"), isEnabled: isLoaded,
                unavailableReason: state.unavailableReason,
                perform: presenter.didRequestNewTeams),
            Action(
                GatherResultStrings.winnerStays, key: .character("w"), isEnabled: isLoaded,
                unavailableReason: state.unavailableReason ?? emptyBench,
                perform: presenter.didRequestWinnerStays),
        ]
    }

    private var emptyBench: String? {
        guard let rotation = state.rotation, rotation.winnerStays == nil else { return nil }
        return GatherResultStrings.emptyBench
    }

    private var tryAgain: Action {
        Action(
            GatherResultStrings.tryAgain, key: .character("t"), weight: .primary,
            perform: presenter.load)
    }

    private var shareResult: Action {
        .share(isEnabled: !isReopening && !state.isDeleted) { [share, state] in
            share(state.result.sharedText(start: state.start))
        }
    }

    private var reopen: Action {
        Action(
            GatherResultStrings.reopen, key: .character("u"),
            isEnabled: !isReopening && !state.isDeleted, perform: presenter.didRequestReopening)
    }

    private var squad: Action {
        Action(
            GatherResultStrings.backToSquad, key: .character("b"), isEnabled: !isReopening,
            perform: presenter.didFinish)
    }

    private var alert: Alert? {
        guard case .failed(let message) = state.reopening else { return nil }
        let dismissal = Action(
            GatherResultStrings.ok, key: .character("o"), perform: presenter.didDismissFailure)
        return Alert(
            GatherResultStrings.reopenFailure, message: message, actions: [dismissal],
            cancel: presenter.didDismissFailure)
    }
}
