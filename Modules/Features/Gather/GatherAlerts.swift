import Domain
import TerminalUI

/// The questions and messages above the match.
@MainActor struct GatherAlerts {
    private let presenter: GatherPresenter
    private let state: MatchProgress

    init(_ presenter: GatherPresenter, _ state: MatchProgress) {
        self.presenter = presenter
        self.state = state
    }

    func alert(for notice: MatchNotice) -> Alert {
        switch notice {
        case .asksToEnd:
            Alert(
                GatherStrings.endQuestion,
                message: GatherStrings.outcome(state.score),
                actions: [
                    Action(
                        GatherStrings.yes, key: .character("y"), weight: .destructive,
                        perform: presenter.didConfirmEnd),
                    dismiss(GatherStrings.cancel, key: "c"),
                ],
                cancel: presenter.didDismissNotice
            )
        case .asksToLeave:
            Alert(
                GatherStrings.leaveQuestion,
                message: GatherStrings.leaveMessage,
                actions: [
                    Action(
                        GatherStrings.leave, key: .character("y"),
                        perform: presenter.didAgreeToLeave),
                    dismiss(GatherStrings.stay, key: "n"),
                ],
                cancel: presenter.didDismissNotice
            )
        case .failure(let failure, let advice):
            Alert(
                GatherStrings.failure(failure),
                message: advice,
                actions: [dismiss(GatherStrings.ok, key: "o")],
                cancel: presenter.didDismissNotice
            )
        }
    }

    private func dismiss(_ label: String, key: Character) -> Action {
        Action(label, key: .character(key), perform: presenter.didDismissNotice)
    }
}
