import Domain
import FootballUI
import Navigation
import TerminalUI

/// The page with the bench and the two teams side by side.
@MainActor struct ConfirmPlayersView {
    let state: ConfirmPlayersState
    let presenter: ConfirmPlayersPresenter
    /// Opens another page of the feature.
    let open: @MainActor (ConfirmPlayersPage) -> Void

    var page: Page {
        Page(
            title: ConfirmPlayersStrings.title,
            elements: fairness + [.list(teams)] + progress,
            companions: [state.draft.pitch],
            actions: [start, fairTeams] + fewestMoves + orders + [explain, share, startWithClock]
                + presenter.contributedActions,
            alert: state.alert(presenter)
        )
    }

    private var fairness: [Element] {
        let texts = [state.newsText, state.fairness.map { "\($0.strengths) \($0.order)" }]
        return (texts.compactMap(\.self) + (state.facts?.sentences ?? [])).map {
            .text(Text($0, role: .dim))
        }
    }

    private var teams: RowList {
        RowList(
            ConfirmPlayersStrings.teams,
            sections: MatchDraft.Group.allCases.map(section),
            arrangement: .columns,
            focus: state.focus.map { .init(RowID(Int64($0.target)), serial: $0.serial) },
            onMove: state.isChangeEnabled ? move : nil
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
                    isEnabled: target != group && state.isChangeEnabled
                ) { [presenter] in presenter.didMove(member.id, to: target) }
            } + [
                Action(
                    ConfirmPlayersStrings.playerRules, key: .character("p"),
                    isEnabled: state.isChangeEnabled
                ) { open(.rules(of: member)) }
            ]
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

    private var fairTeams: Action {
        Action(
            TeamStrings.fairTeams,
            key: .character("f"),
            isEnabled: state.isChangeEnabled,
            perform: presenter.didRequestFairTeams
        )
    }

    /// The action for players who cancel or come late after the teams were sent.
    private var fewestMoves: [Action] {
        guard state.announcement != nil else { return [] }
        return [
            Action(
                TeamStrings.fewestMoves, key: .character("m"),
                isEnabled: state.isChangeEnabled, perform: presenter.didRequestFewestMoves)
        ]
    }

    /// The actions that make other teams. That of fair teams takes the key of the shuffle.
    private var orders: [Action] {
        guard state.excludesBench else { return [shuffle(key: .character("r"))] }
        return [
            Action(
                TeamStrings.nextFairest, key: .character("r"),
                isEnabled: state.isChangeEnabled && state.fairness != nil,
                perform: presenter.didRequestNextTeams),
            shuffle(key: nil),
        ]
    }

    private var explain: Action {
        Action(
            TeamStrings.fairness, key: .character("e"), isEnabled: state.isChangeEnabled
        ) { open(.fairness) }
    }

    private var share: Action {
        .share(isEnabled: state.isStartEnabled) { open(.sharedTeams) }
    }

    private func shuffle(key: Key?) -> Action {
        Action(
            state.shufflesTeams
                ? ConfirmPlayersStrings.shuffleAgain : ConfirmPlayersStrings.shuffle,
            key: key,
            isEnabled: state.isChangeEnabled,
            perform: presenter.didShuffle
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
