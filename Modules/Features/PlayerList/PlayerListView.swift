import Domain
import FootballUI
import Navigation
import TerminalUI

/// The page with the squad.
@MainActor struct PlayerListView {
    let state: PlayerListState
    let presenter: PlayerListPresenter
    let contributions: [PlayerListContribution]

    var page: Page {
        Page(
            title: state.selection.map { PlayerListStrings.selected($0.count) }
                ?? PlayerListStrings.title,
            barAction: state.selection == nil ? select : cancelSelection,
            elements: elements,
            actions: state.selection == nil ? listActions : selectionActions,
            alert: alert
        )
    }

    // MARK: Elements

    private var elements: [Element] {
        var elements: [Element] = []
        if state.hasPlayers { elements.append(.textField(searchField)) }
        if state.page == nil, case .players(let message) = state.failure {
            elements.append(.emptyState(failureState(message)))
        } else if let failure {
            elements.append(.text(failure))
        }
        if state.hasDamagedMatch {
            elements.append(.text(Text(PlayerListStrings.damagedMatch, role: .warning)))
        }
        if let last = state.lastMatchText { elements.append(.text(Text(last, role: .dim))) }
        if let page = state.page {
            elements.append(state.hasPlayers ? .list(list(of: page)) : .emptyState(emptyState))
        } else if state.isLoading {
            elements.append(.progress(Progress(PlayerListStrings.loading)))
        }
        return elements
    }

    private var searchField: TextField {
        TextField(
            PlayerListStrings.search,
            text: state.search,
            kind: .search,
            onEdit: presenter.didSearch
        )
    }

    private var failure: Text? {
        switch state.failure {
        case .players(let message): Self.warning(PlayerListStrings.loadFailure, message)
        case .matches(let message): Self.warning(PlayerListStrings.matchesFailure, message)
        case nil: nil
        }
    }

    private static func warning(_ title: String, _ message: String) -> Text {
        Text("\(title) \(message)", role: .warning)
    }

    private func failureState(_ message: String) -> EmptyState {
        EmptyState(title: PlayerListStrings.loadFailure, message: message, action: tryAgain)
    }

    private var emptyState: EmptyState {
        EmptyState(
            title: PlayerListStrings.emptyTitle,
            message: PlayerListStrings.emptyMessage,
            action: add
        )
    }

    // MARK: Rows

    private func list(of page: SquadPage) -> RowList {
        RowList(
            PlayerListStrings.list,
            sections: [
                Section(
                    rows: rows(of: page), placeholder: PlayerListStrings.noMatch(state.search))
            ],
            columns: PlayerListStrings.columns,
            focus: state.focus.map { .init(RowID($0.target.number), serial: $0.serial) }
        )
    }

    /// Rows are made when they are displayed, from the state at the time of the page.
    private func rows(of page: SquadPage) -> Rows {
        Rows(
            count: page.count,
            row: { index in
                page.item(at: index).map { self.row($0, damaged: page.damaged) }
                    ?? Self.missingRow(at: index)
            },
            index: { page.position(of: PlayerID($0.number)) },
            willShow: presenter.willShow
        )
    }

    /// Returns the row at an index that is not loaded. Identifiers of players are not negative.
    private static func missingRow(at index: Int) -> Row {
        Row(
            RowID(-1 - Int64(index)), title: PlayerListStrings.missingRow, role: .dim,
            details: ["", ""])
    }

    private func row(_ player: Player, damaged: Set<PlayerID>) -> Row {
        let selection = state.selection
        let isDamaged = damaged.contains(player.id)
        let own = [
            Action(
                PlayerListStrings.delete, key: PlayerListKey.delete.key, weight: .destructive
            ) { presenter.didRequestDelete(player.id) },
            Action(PlayerListStrings.nextPosition, key: PlayerListKey.nextPosition.key) {
                presenter.didRequestNextPosition(of: player.id)
            },
            Action(PlayerListStrings.nextSkill, key: PlayerListKey.nextSkill.key) {
                presenter.didRequestNextSkill(of: player.id)
            },
        ]
        let contributed = contributions.compactMap { contribution in
            if case .rowAction(let action) = contribution {
                action.action(for: player)
            } else {
                nil
            }
        }
        return Row(
            RowID(player.id.number),
            title: player.name.text,
            role: isDamaged ? .warning : .plain,
            details: player.rowDetails
                + (isDamaged ? [Row.Detail(PlayerListStrings.damaged, role: .warning)] : []),
            isChecked: selection?.contains(player.id),
            actions: selection == nil ? own + contributed : [],
            unavailableReason: selection == nil ? state.unavailableReasons[.open] : nil,
            activate: { presenter.didActivate(player.id) },
            detail: {
                presenter.willShowPanel(of: player.id)
                let last = state.lastGathers.flatMap { $0.playerID == player.id ? $0 : nil }
                return player.panel(with: last?.gathers ?? [])
            }
        )
    }

    // MARK: Actions

    private var listActions: [Action] {
        var actions = [add]
        if state.isMatchInProgress { actions.append(resumeMatch) }
        if state.canRepeatMatch { actions.append(rematch) }
        if state.hasDamagedMatch { actions.append(removeDamaged) }
        if state.hasPlayers { actions.append(sort) }
        if !state.search.isEmpty { actions.append(clearSearch) }
        if state.failure != nil { actions.append(tryAgain) }
        return actions + contributedActions + [signOut]
    }

    private var contributedActions: [Action] {
        contributions.compactMap { contribution in
            if case .action(let action) = contribution { action.action(for: ()) } else { nil }
        }
    }

    private var selectionActions: [Action] {
        [confirm, allOrNone, sort] + (state.failure == nil ? [] : [tryAgain])
    }

    private var select: Action {
        Action(
            PlayerListStrings.select,
            key: PlayerListKey.select.key,
            isEnabled: state.hasPlayers,
            unavailableReason: state.unavailableReasons[.confirm],
            perform: presenter.didRequestSelection
        )
    }

    private var cancelSelection: Action {
        Action(PlayerListStrings.cancel, key: .escape, perform: presenter.didCancelSelection)
    }

    private var add: Action {
        Action(
            PlayerListStrings.add,
            key: PlayerListKey.add.key,
            unavailableReason: state.unavailableReasons[.add],
            weight: .primary,
            perform: presenter.didRequestAdd
        )
    }

    private var confirm: Action {
        Action(
            PlayerListStrings.confirm,
            key: PlayerListKey.confirm.key,
            isEnabled: state.canConfirm,
            weight: .primary,
            perform: presenter.didConfirmSelection
        )
    }

    private var allOrNone: Action {
        Action(
            PlayerListStrings.allOrNone,
            key: PlayerListKey.all.key,
            perform: presenter.didSelectAllOrNone
        )
    }

    private var sort: Action {
        Action(
            PlayerListStrings.sort(state.order),
            key: PlayerListKey.sort.key,
            perform: presenter.didChangeOrder
        )
    }

    private var clearSearch: Action {
        Action(PlayerListStrings.clearSearch, key: .escape, perform: presenter.didClearSearch)
    }

    private var resumeMatch: Action {
        Action(
            PlayerListStrings.resumeMatch,
            key: PlayerListKey.resume.key,
            unavailableReason: state.unavailableReasons[.resume],
            perform: presenter.didRequestResume
        )
    }

    private var rematch: Action {
        Action(
            PlayerListStrings.rematch,
            key: PlayerListKey.resume.key,
            unavailableReason: state.unavailableReasons[.confirm],
            perform: presenter.didRequestRematch
        )
    }

    private var removeDamaged: Action {
        Action(
            PlayerListStrings.removeDamaged,
            key: PlayerListKey.removeDamaged.key,
            weight: .destructive,
            perform: presenter.didRequestRemoveDamaged
        )
    }

    private var tryAgain: Action {
        Action(PlayerListStrings.tryAgain, key: PlayerListKey.tryAgain.key) { [presenter] in
            presenter.reload()
        }
    }

    private var signOut: Action {
        Action(
            PlayerListStrings.signOut,
            key: PlayerListKey.signOut.key,
            unavailableReason: state.signOutUnavailableReason,
            perform: presenter.didRequestSignOut
        )
    }

    // MARK: Alerts

    private var alert: Alert? {
        switch state.notices.first {
        case .delete(let player):
            confirmation(
                PlayerListStrings.deleteQuestion(player.name.text),
                message: PlayerListStrings.deleteMessage,
                confirm: Action(
                    PlayerListStrings.delete, key: .character("y"), weight: .destructive,
                    perform: presenter.didConfirmDelete),
                dismiss: dismiss(PlayerListStrings.cancel, key: "n")
            )
        case .removeDamaged:
            confirmation(
                PlayerListStrings.removeQuestion,
                message: PlayerListStrings.removeMessage,
                confirm: Action(
                    PlayerListStrings.remove, key: .character("y"), weight: .destructive,
                    perform: presenter.didConfirmRemoveDamaged),
                dismiss: dismiss(PlayerListStrings.cancel, key: "n")
            )
        case .signOut:
            confirmation(
                PlayerListStrings.signOutQuestion,
                confirm: Action(
                    PlayerListStrings.signOut, key: .character("y"),
                    perform: presenter.didConfirmSignOut),
                dismiss: dismiss(PlayerListStrings.cancel, key: "n")
            )
        case .resume:
            confirmation(
                PlayerListStrings.resumeQuestion,
                message: state.unavailableReasons[.resume] ?? state.matchInProgressText,
                confirm: Action(
                    PlayerListStrings.resume, key: .character("r"),
                    unavailableReason: state.unavailableReasons[.resume],
                    perform: presenter.didConfirmResume),
                dismiss: dismiss(PlayerListStrings.later, key: "n")
            )
        case .deleteFailure(let message):
            failureAlert(PlayerListStrings.deleteFailure, message: message)
        case .removeFailure(let message):
            failureAlert(PlayerListStrings.removeFailure, message: message)
        case .resumeFailure(let message):
            failureAlert(PlayerListStrings.resumeFailure, message: message)
        case .updateFailure(let message):
            failureAlert(PlayerListStrings.updateFailure, message: message)
        case nil:
            nil
        }
    }

    private func confirmation(
        _ title: String, message: String? = nil, confirm: Action, dismiss: Action
    ) -> Alert {
        Alert(
            title, message: message, actions: [confirm, dismiss],
            cancel: presenter.didDismissNotice)
    }

    private func failureAlert(_ title: String, message: String) -> Alert {
        Alert(
            title,
            message: message,
            actions: [dismiss(PlayerListStrings.ok, key: "o")],
            cancel: presenter.didDismissNotice
        )
    }

    private func dismiss(_ label: String, key: Character) -> Action {
        Action(label, key: .character(key), perform: presenter.didDismissNotice)
    }
}
