import Domain
import FairTeams
import FootballUI
import Navigation
import TerminalUI

/// The page with three teams side by side, their fairness, and the order of the matches.
@MainActor struct ThreeTeamsView {
    let state: ThreeTeamsState
    let presenter: ThreeTeamsPresenter
    /// Opens another page of the feature.
    let open: @MainActor (ThreeTeamsPage) -> Void

    var page: Page {
        Page(
            title: ThreeTeamsStrings.title, elements: elements,
            actions: [start, fairest, next] + fewestMoves
                + [explain, .share(isEnabled: state.canStart) { open(.sharedTeams) }],
            alert: alert)
    }

    private var elements: [Element] {
        guard !state.teams.isEmpty else {
            return [.progress(Progress(ThreeTeamsStrings.searching))]
        }
        return fairness + [.text(Text(state.matches)), .text(Text(notes, role: .dim))] + progress
            + [.list(teams)]
    }

    private var fairness: [Element] {
        let comparison =
            state.fairness.map { "\($0.strengths) \($0.comparison)" }
            ?? (state.isSearching ? ThreeTeamsStrings.searching : nil)
        let news = state.newsText.map { text in
            [text, state.fairness?.moves].compactMap(\.self).joined(separator: " ")
        }
        return [comparison, news].compactMap { $0.map { .text(Text($0)) } }
    }

    private var progress: [Element] {
        state.isSaving ? [.progress(Progress(ThreeTeamsStrings.saving))] : []
    }

    private var notes: String {
        "\(TeamStrings.strengthScale) \(TeamStrings.draw("\(state.seed)"))"
    }

    // MARK: Teams

    private var teams: RowList {
        RowList(
            ThreeTeamsStrings.teams,
            sections: TeamNumber.allCases.map(section) + [settings],
            arrangement: .columns,
            focus: state.focus.map { .init(RowID(Int64($0.target)), serial: $0.serial) },
            onMove: state.canChange ? move : nil)
    }

    private func move(_ move: RowList.Move) {
        guard let team = TeamNumber(rawValue: move.section) else { return }
        presenter.didMove(Int(move.row.number), to: team)
    }

    private func section(_ team: TeamNumber) -> Section {
        Section(
            ThreeTeamsStrings.name(of: team), role: team.role,
            rows: Rows(state[team].map { row($0, in: team) }),
            placeholder: ThreeTeamsStrings.emptyTeam)
    }

    /// Those who have left during the evening, in the section of the settings: a fifth column has
    /// no room.
    private var bench: [Row] { state.bench.map { row($0, in: nil) } }

    private func row(_ member: MatchDraft.Member, in team: TeamNumber?) -> Row {
        Row(
            RowID(Int64(member.id)),
            title: team == nil ? ThreeTeamsStrings.left(member.name) : member.name,
            details: member.position.map { [$0.badge] } ?? [],
            actions: TeamNumber.allCases.map { other in
                Action(
                    ThreeTeamsStrings.name(of: other), key: other.key,
                    isEnabled: other != team && state.canChange
                ) { [presenter] in presenter.didMove(member.id, to: other) }
            })
    }

    // MARK: Settings

    /// The order of play and the wishes, below the teams in a narrow window.
    private var settings: Section {
        Section(ThreeTeamsStrings.settings, rows: Rows(orders + wishes + bench))
    }

    private var orders: [Row] {
        PlayOrder.allCases.enumerated().map { index, order in
            Row(
                RowID(Int64(-1 - index)), title: ThreeTeamsStrings.name(of: order),
                isChecked: order == state.order, activate: { presenter.didChoose(order) })
        }
    }

    private var wishes: [Row] {
        [
            wish(
                -11, ThreeTeamsStrings.goalkeepers, TeamStrings.goalkeepersApart,
                \.spreadsGoalkeepers),
            wish(
                -12, ThreeTeamsStrings.positions, TeamStrings.positionsSpread,
                \.spreadsPositions),
        ]
    }

    private func wish(
        _ number: Int64, _ title: String, _ titleInWords: String,
        _ wish: WritableKeyPath<ThreeTeamWishes, Bool>
    ) -> Row {
        Row(
            RowID(number), title: title, titleInWords: titleInWords,
            isChecked: state.wishes[keyPath: wish],
            activate: { presenter.didChangeWishes { $0[keyPath: wish].toggle() } })
    }

    // MARK: Actions

    private var start: Action {
        Action(
            ThreeTeamsStrings.start, key: .character("s"), isEnabled: state.canStart,
            weight: .primary, perform: presenter.didRequestStart)
    }

    private var fairest: Action {
        Action(
            TeamStrings.fairTeams, key: .character("f"), isEnabled: state.canChange,
            perform: presenter.didRequestFairTeams)
    }

    private var next: Action {
        Action(
            TeamStrings.nextFairest, key: .character("r"),
            isEnabled: state.canChange && state.fairness != nil,
            perform: presenter.didRequestNextTeams)
    }

    private var explain: Action {
        Action(
            TeamStrings.fairness, key: .character("e"),
            isEnabled: state.canChange && state.fairness != nil
        ) { open(.fairness) }
    }

    private var fewestMoves: [Action] {
        guard let moves = state.fairness?.fewestMoves else { return [] }
        return [
            Action(
                TeamStrings.fewestMoves, key: .character("m"),
                isEnabled: state.canChange && state.fairness?.split != moves.split,
                perform: presenter.didRequestFewestMoves)
        ]
    }

    private var alert: Alert? {
        switch state.notice {
        case .loadFailure(let message): alert(TeamStrings.teamsFailure, message)
        case .noTeams(let error): alert(TeamStrings.teamsFailure, state.text(of: error))
        case .saveFailure(let message): alert(ThreeTeamsStrings.saveFailure, message)
        case nil: nil
        }
    }

    private func alert(_ title: String, _ message: String) -> Alert {
        Alert(
            title, message: message,
            actions: [
                Action(
                    ThreeTeamsStrings.ok, key: .character("o"), perform: presenter.didDismissNotice)
            ], cancel: presenter.didDismissNotice)
    }
}

extension TeamNumber {
    fileprivate var role: Role {
        switch self {
        case .first: .firstSide
        case .second: .secondSide
        case .third: .plain
        }
    }

    /// A letter, because the numbers select tabs.
    fileprivate var key: Key {
        switch self {
        case .first: .character("a")
        case .second: .character("b")
        case .third: .character("c")
        }
    }
}
