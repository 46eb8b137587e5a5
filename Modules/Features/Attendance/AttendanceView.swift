import Domain
import FootballUI
import Records
import TerminalUI

/// The page about who comes: the evening, the people in groups, and the squad without answers.
@MainActor struct AttendanceView {
    /// The largest number of players without a search.
    private static let unsearchedCount = 20

    let state: AttendanceState
    let presenter: AttendancePresenter
    /// Opens another page of the feature.
    let open: @MainActor (AttendanceStep) -> Void

    var page: Page {
        Page(
            title: AttendanceStrings.title, elements: elements, actions: actions, onPaste: paste)
    }

    /// Opens the preview of a pasted text, after the squad is loaded.
    private var paste: (@MainActor (String) -> Void)? {
        guard state.content != nil else { return nil }
        return { open(.paste($0)) }
    }

    // MARK: Elements

    private var elements: [Element] {
        guard let content = state.content else {
            guard case .load(let message) = state.failure else {
                return [.progress(Progress(AttendanceStrings.loading))]
            }
            return [
                .emptyState(
                    EmptyState(
                        title: AttendanceStrings.loadFailure, message: message,
                        action: tryAgain))
            ]
        }
        return warning + [.text(Text(state.eveningText))] + search(content)
            + [.list(list(of: content))]
    }

    /// A squad that nearly fits on the page needs no search.
    private func search(_ content: AttendanceContent) -> [Element] {
        guard content.squad.count > Self.unsearchedCount else { return [] }
        return [
            .textField(
                TextField(
                    AttendanceStrings.search, text: state.search, kind: .search,
                    onEdit: presenter.didSearch))
        ]
    }

    private var warning: [Element] {
        state.failureText.map { [.text(Text($0, role: .warning))] } ?? []
    }

    // MARK: People

    private func list(of content: AttendanceContent) -> RowList {
        let groups = AttendanceList.Group.allCases.filter {
            $0 == .coming || !content.list[$0].isEmpty
        }
        return RowList(
            AttendanceStrings.people,
            sections: groups.map { group in
                Section(
                    AttendanceStrings.name(of: group),
                    rows: Rows(content.list[group].map(row)),
                    placeholder: AttendanceStrings.pasteHint)
            } + [unanswered])
    }

    private func row(_ person: AttendanceList.Person) -> Row {
        let rank = person.player == nil ? AttendanceStrings.guest : rank(person.rank)
        return Row(
            RowID(hashing: person.id), title: person.name.text,
            details: badges(person.player) + (rank.map { [Row.Detail($0)] } ?? []),
            actions: answers(.answer(person.id), current: person.answer.answer) + [
                Action(AttendanceStrings.remove, key: .character("x")) {
                    presenter.didRemove(person.id)
                }
            ] + (person.player.map(playerActions) ?? []),
            activate: {
                presenter.didAnswer(
                    person.answer.answer == .yes ? .no : .yes, of: .answer(person.id))
            },
            activationLabel: AttendanceStrings.change)
    }

    private var unanswered: Section {
        let players = presenter.foundPlayers
        return Section(
            AttendanceStrings.unanswered,
            rows: Rows(
                count: players.count, row: { row(players[$0]) },
                index: { row in players.firstIndex { RowID(hashing: $0.id) == row } }),
            placeholder: state.search.allSatisfy(\.isWhitespace)
                ? AttendanceStrings.everybody : AttendanceStrings.noHits)
    }

    private func row(_ player: Player) -> Row {
        let rank = rank(state.content?.rank(of: player.id) ?? .regular)
        return Row(
            RowID(hashing: player.id), title: player.name.text, role: .dim,
            details: badges(player) + (rank.map { [Row.Detail($0)] } ?? []),
            actions: answers(.player(player), current: nil) + [rankAction(player)],
            activate: { presenter.didAnswer(.yes, of: .player(player)) },
            activationLabel: AttendanceStrings.yes)
    }

    private func badges(_ player: Player?) -> [Row.Detail] {
        player?.preferredPosition.map { [$0.badge] } ?? []
    }

    /// The rank in words; nil for that of most players.
    private func rank(_ rank: Rank) -> String? {
        rank == .regular ? nil : AttendanceStrings.name(of: rank)
    }

    private func answers(_ subject: AttendanceSubject, current: Answer?) -> [Action] {
        Answer.allCases.map { answer in
            Action(
                AttendanceStrings.name(of: answer), key: answer.key, isEnabled: answer != current
            ) { presenter.didAnswer(answer, of: subject) }
        }
    }

    private func playerActions(_ player: Player) -> [Action] {
        [
            Action(AttendanceStrings.addGuest, key: .character("+")) {
                presenter.didAddGuest(of: player)
            },
            rankAction(player),
        ]
    }

    private func rankAction(_ player: Player) -> Action {
        Action(AttendanceStrings.rank, key: .character("r")) {
            presenter.didChangeRank(of: player.id)
        }
    }

    // MARK: Actions

    private var actions: [Action] {
        guard let content = state.content else { return state.failure == nil ? [] : [tryAgain] }
        var actions = [teams, same]
        if state.undo != nil { actions.append(undo) }
        if let evening = content.evening {
            actions.append(.share { open(.share) })
            actions.append(
                Action(AttendanceStrings.editEvening, key: .character("e")) {
                    open(.evening(evening, isNew: false))
                })
        }
        actions.append(
            Action(AttendanceStrings.newEvening, key: .character("w")) {
                open(.evening(presenter.nextEvening, isNew: true))
            })
        if content.evenings.count > 1 {
            actions.append(
                Action(AttendanceStrings.otherEvenings, key: .character("o")) { open(.evenings) })
        }
        actions.append(Action(AttendanceStrings.readFile, key: .character("f")) { open(.file) })
        if case .load = state.failure { actions.append(tryAgain) }
        return actions
    }

    private var teams: Action {
        Action(
            AttendanceStrings.makeTeams, key: .character("t"), isEnabled: state.canMakeTeams,
            unavailableReason: state.teamsUnavailableReason, weight: .primary,
            perform: presenter.didRequestTeams)
    }

    private var same: Action {
        Action(
            AttendanceStrings.sameAsLastTime, key: .character("s"), isEnabled: state.canRepeat,
            perform: presenter.didRepeat)
    }

    private var undo: Action {
        Action(AttendanceStrings.undo, key: .character("u"), perform: presenter.didUndo)
    }

    private var tryAgain: Action {
        Action(AttendanceStrings.tryAgain, key: .character("a"), perform: presenter.load)
    }
}

extension Answer {
    fileprivate var key: Key {
        switch self {
        case .yes: .character("y")
        case .no: .character("n")
        case .maybe: .character("m")
        }
    }
}
