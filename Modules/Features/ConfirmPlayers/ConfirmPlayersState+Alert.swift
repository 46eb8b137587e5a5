import FootballUI
import TerminalUI

extension ConfirmPlayersState {
    /// Returns the alert for the notice on each page of the feature.
    @MainActor func alert(_ presenter: ConfirmPlayersPresenter) -> Alert? {
        switch notice {
        case .startFailure(let message):
            failure(ConfirmPlayersStrings.failure, message, presenter)
        case .loadFailure(let message):
            failure(TeamStrings.teamsFailure, message, presenter)
        case .contentFailure(let message):
            failure(ConfirmPlayersStrings.contentFailure, message, presenter)
        case .ruleFailure(let message):
            failure(ConfirmPlayersStrings.ruleFailure, message, presenter)
        case .announcementFailure(let message):
            failure(ConfirmPlayersStrings.announcementFailure, message, presenter)
        case .noTeams(let error):
            failure(TeamStrings.teamsFailure, text(of: error), presenter)
        case .matchInProgress(let score): confirmation(score, presenter)
        case nil: nil
        }
    }

    @MainActor private func failure(
        _ title: String, _ message: String, _ presenter: ConfirmPlayersPresenter
    ) -> Alert {
        Alert(
            title,
            message: message,
            actions: [
                Action(
                    ConfirmPlayersStrings.ok, key: .character("o"),
                    perform: presenter.didDismissNotice)
            ],
            cancel: presenter.didDismissNotice
        )
    }

    @MainActor private func confirmation(
        _ score: String, _ presenter: ConfirmPlayersPresenter
    ) -> Alert {
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
