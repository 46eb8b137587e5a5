import TerminalUI

/// The page with the sessions of the user.
@MainActor struct SessionsView {
    let state: SessionsState
    let presenter: SessionsPresenter

    var page: Page {
        Page(
            title: AccountStrings.sessionsTitle,
            elements: failure + content,
            actions: (state.failure == nil ? [] : [tryAgain]) + [signOut],
            alert: state.isConfirming ? confirmation : nil
        )
    }

    private var failure: [Element] {
        state.failure.map {
            [
                .emptyState(
                    EmptyState(title: AccountStrings.loadFailure, message: $0, action: tryAgain))
            ]
        } ?? []
    }

    private var content: [Element] {
        if let rows = state.rows {
            let rows = rows.enumerated().map { index, row in
                Row(
                    RowID(Int64(index)), title: row.title,
                    details: row.details.map { Row.Detail($0) })
            }
            return [
                .list(RowList(AccountStrings.sessionsTitle, sections: [Section(rows: Rows(rows))]))
            ]
        }
        return state.failure == nil ? [.progress(Progress(AccountStrings.loading))] : []
    }

    private var tryAgain: Action {
        Action(AccountStrings.tryAgain, key: .character("t"), perform: presenter.load)
    }

    private var signOut: Action {
        Action(
            AccountStrings.signOutEverywhere,
            key: .character("x"),
            unavailableReason: state.signOutUnavailableReason,
            perform: presenter.didRequestSignOut
        )
    }

    private var confirmation: Alert {
        Alert(
            AccountStrings.signOutQuestion,
            message: AccountStrings.signOutMessage,
            actions: [
                Action(
                    AccountStrings.signOut, key: .character("y"), weight: .destructive,
                    perform: presenter.didConfirmSignOut),
                Action(
                    AccountStrings.cancel, key: .character("n"),
                    perform: presenter.didCancelSignOut),
            ],
            cancel: presenter.didCancelSignOut
        )
    }
}
