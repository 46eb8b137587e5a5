import Domain
import TerminalUI

/// The questions and messages above the match.
@MainActor struct CompactGatherAlerts {
    private let presenter: CompactGatherPresenter
    private let state: MatchProgress

    init(_ presenter: CompactGatherPresenter, _ state: MatchProgress) {
        self.presenter = presenter
        self.state = state
    }

    func alert(for notice: MatchNotice) -> Alert {
        switch notice {
        case .asksToEnd:
            Alert(
                CompactGatherStrings.endQuestion,
                message: CompactGatherStrings.outcome(state.score),
                actions: [
                    Action(
                        CompactGatherStrings.yes, key: .character("y"), weight: .destructive,
                        perform: presenter.didConfirmEnd),
                    dismiss(CompactGatherStrings.cancel, key: "c"),
                ],
                cancel: presenter.didDismissNotice
            )
        case .asksToLeave:
            Alert(
                CompactGatherStrings.leaveQuestion,
                message: CompactGatherStrings.leaveMessage,
                actions: [
                    Action(
                        CompactGatherStrings.leave, key: .character("y"),
                        perform: presenter.didAgreeToLeave),
                    dismiss(CompactGatherStrings.stay, key: "n"),
                ],
                cancel: presenter.didDismissNotice
            )
        case .failure(let failure, let advice):
            Alert(
                CompactGatherStrings.failure(failure),
                message: advice,
                actions: [dismiss(CompactGatherStrings.ok, key: "o")],
                cancel: presenter.didDismissNotice
            )
        }
    }

    private func dismiss(_ label: String, key: Character) -> Action {
        Action(label, key: .character(key), perform: presenter.didDismissNotice)
    }
}
