import TerminalUI

/// What can be done with the list as a whole.
extension PlayerListScreen {
    var listActions: [Action] {
        var actions = [add]
        if state.isMatchInProgress { actions.append(resumeGather) }
        if state.hasPlayers { actions.append(sort) }
        if !state.search.isEmpty { actions.append(clearSearch) }
        if state.failure != nil { actions.append(tryAgain) }
        return actions + [signOut]
    }

    var selectionActions: [Action] {
        [confirm, sort] + (state.failure == nil ? [] : [tryAgain])
    }

    var select: Action {
        Action(
            PlayerListStrings.select,
            key: .character("s"),
            isEnabled: state.hasPlayers,
            unavailableReason: state.obstacles[.match],
            perform: presenter.didRequestSelection
        )
    }

    var cancelSelection: Action {
        Action(
            PlayerListStrings.cancel, key: .escape, perform: presenter.didCancelSelection)
    }

    var add: Action {
        Action(
            PlayerListStrings.add,
            key: .character("a"),
            unavailableReason: state.obstacles[.add],
            weight: .primary,
            perform: presenter.didRequestAdd
        )
    }

    private var confirm: Action {
        Action(
            PlayerListStrings.confirm,
            key: .character("c"),
            isEnabled: state.canConfirm,
            weight: .primary,
            perform: presenter.didConfirmSelection
        )
    }

    private var sort: Action {
        Action(
            PlayerListStrings.sort(state.order),
            key: .character("o"),
            perform: presenter.didChangeOrder
        )
    }

    private var clearSearch: Action {
        Action(PlayerListStrings.clearSearch, key: .escape, perform: presenter.didClearSearch)
    }

    private var resumeGather: Action {
        Action(
            PlayerListStrings.resumeGather,
            key: .character("r"),
            unavailableReason: state.obstacles[.resume],
            perform: presenter.resume
        )
    }

    private var tryAgain: Action {
        Action(PlayerListStrings.tryAgain, key: .character("t")) { [presenter] in
            presenter.reload()
        }
    }

    private var signOut: Action {
        Action(
            PlayerListStrings.signOut,
            key: .character("x"),
            unavailableReason: state.obstacleToSignOut,
            perform: presenter.didRequestSignOut
        )
    }
}
