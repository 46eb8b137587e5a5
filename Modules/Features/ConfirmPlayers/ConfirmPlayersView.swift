import Domain
import FootballUI
import Navigation
import TerminalUI

/// The page with the bench and the two teams side by side.
@MainActor struct ConfirmPlayersView {
    let state: ConfirmPlayersState
    let presenter: ConfirmPlayersPresenter

    var page: Page {
        Page(
            title: ConfirmPlayersStrings.title,
            elements: [.list(teams)] + progress,
            companions: [state.draft.pitch],
            actions: [start, shuffle, startWithClock],
            alert: alert
        )
    }

    private var teams: RowList {
        RowList(
            ConfirmPlayersStrings.teams,
            sections: MatchDraft.Group.allCases.map(section),
            arrangement: .columns,
            focus: state.focus.map { .init(RowID(Int64($0.target)), serial: $0.serial) },
            onMove: state.isStarting ? nil : move
        )
    }

    private func move(_ move: RowList.Move) {
        let groups = MatchDraft.Group.allCases
        guard groups.indices.contains(move.section) else { return }
        presenter.didMove(Int(move.row.number), to: groups[move.section], index: move.index)
    }

    private func section(_ group: MatchDraft.Group) -> Section {
        let members = state.draft[group]
        return Section(
            ConfirmPlayersStrings.name(of: group),
            role: group.role,
            rows: Rows(
                count: members.count,
                row: { self.row(members[$0], in: group) },
                index: { row in members.firstIndex { $0.id == row.number } }
            ),
            placeholder: ConfirmPlayersStrings.placeholder(of: group)
        )
    }

    private func row(_ member: MatchDraft.Member, in group: MatchDraft.Group) -> Row {
        Row(
            RowID(Int64(member.id)),
            title: member.name,
            details: member.position.map { [$0.badge] } ?? [],
            actions: MatchDraft.Group.orderOfActions.map { target in
                Action(
                    ConfirmPlayersStrings.name(of: target),
                    key: target.key,
                    isEnabled: target != group && !state.isStarting
                ) { [presenter] in presenter.didMove(member.id, to: target) }
            }
        )
    }

    private var progress: [Element] {
        state.isStarting ? [.progress(Progress(ConfirmPlayersStrings.starting))] : []
    }

    private var start: Action {
        Action(
            ConfirmPlayersStrings.startGather,
            key: .character("s"),
            isEnabled: state.isStartEnabled,
            unavailableReason: state.unavailableReason,
            weight: .primary,
            perform: presenter.didRequestStart
        )
    }

    private var startWithClock: Action {
        Action(
            ConfirmPlayersStrings.startWithClock,
            key: .character("c"),
            isEnabled: state.isStartEnabled,
            unavailableReason: state.unavailableReason,
            perform: presenter.didRequestStartWithClock
        )
    }

    private var shuffle: Action {
        Action(
            state.shufflesTeams
                ? ConfirmPlayersStrings.shuffleAgain : ConfirmPlayersStrings.shuffle,
            key: .character("r"),
            isEnabled: state.isShuffleEnabled,
            perform: presenter.didShuffle
        )
    }

    private var alert: Alert? {
        if let message = state.failure { return failureAlert(message) }
        return state.scoreInProgress.map(confirmation)
    }

    private func failureAlert(_ message: String) -> Alert {
        Alert(
            ConfirmPlayersStrings.failure,
            message: message,
            actions: [
                Action(
                    ConfirmPlayersStrings.ok, key: .character("o"),
                    perform: presenter.didDismissNotice)
            ],
            cancel: presenter.didDismissNotice
        )
    }

    private func confirmation(_ score: String) -> Alert {
        Alert(
            ConfirmPlayersStrings.inProgressQuestion,
            message: ConfirmPlayersStrings.inProgress(score),
            actions: [
                Action(
                    ConfirmPlayersStrings.endAndStart, key: .character("y"), weight: .destructive,
                    perform: presenter.didConfirmStart),
                Action(
                    ConfirmPlayersStrings.cancel, key: .character("c"),
                    perform: presenter.didDismissNotice),
            ],
            cancel: presenter.didDismissNotice
        )
    }
}

extension MatchDraft.Group {
    /// Teams first, because most moves go to a team.
    fileprivate static let orderOfActions: [Self] = [.teamA, .teamB, .bench]

    fileprivate var key: Key {
        switch self {
        case .bench: .character("x")
        case .teamA: .character("a")
        case .teamB: .character("b")
        }
    }

    var role: Role {
        switch self {
        case .bench: .plain
        case .teamA: .firstSide
        case .teamB: .secondSide
        }
    }
}
