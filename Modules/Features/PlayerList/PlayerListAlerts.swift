import Domain
import TerminalUI

/// The questions and messages above the list.
extension PlayerListScreen {
    var alert: Alert? {
        switch state.notices.first {
        case .delete(let player):
            question(
                PlayerListStrings.deleteQuestion(player.name.text),
                message: PlayerListStrings.deleteMessage,
                yes: Action(
                    PlayerListStrings.delete, key: .character("y"), weight: .destructive,
                    perform: presenter.didConfirmDelete),
                no: dismiss(PlayerListStrings.cancel, key: "n")
            )
        case .signOut:
            question(
                PlayerListStrings.signOutQuestion,
                yes: Action(
                    PlayerListStrings.signOut, key: .character("y"),
                    perform: presenter.didConfirmSignOut),
                no: dismiss(PlayerListStrings.cancel, key: "n")
            )
        case .resume:
            question(
                PlayerListStrings.resumeQuestion,
                message: state.obstacles[.resume],
                yes: Action(
                    PlayerListStrings.resume, key: .character("r"),
                    unavailableReason: state.obstacles[.resume],
                    perform: presenter.didConfirmResume),
                no: dismiss(PlayerListStrings.later, key: "l")
            )
        case .deleteFailure(let advice):
            message(PlayerListStrings.deleteFailure, advice: advice)
        case .resumeFailure(let advice):
            message(PlayerListStrings.resumeFailure, advice: advice)
        case nil:
            nil
        }
    }

    private func question(
        _ title: String, message: String? = nil, yes: Action, no: Action
    ) -> Alert {
        Alert(title, message: message, actions: [yes, no], cancel: presenter.didDismissNotice)
    }

    private func message(_ title: String, advice: String) -> Alert {
        Alert(
            title,
            message: advice,
            actions: [dismiss(PlayerListStrings.ok, key: "o")],
            cancel: presenter.didDismissNotice
        )
    }

    private func dismiss(_ label: String, key: Character) -> Action {
        Action(label, key: .character(key), perform: presenter.didDismissNotice)
    }
}
