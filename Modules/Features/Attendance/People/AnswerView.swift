import Domain
import TerminalUI

/// The page with the answer and the rank of one player.
@MainActor struct AnswerView {
    let player: Player
    let state: AttendanceState
    let presenter: AttendancePresenter

    var page: Page {
        Page(title: AttendanceStrings.answerOf(player.name.text), elements: elements)
    }

    private var elements: [Element] {
        guard let content = state.content else {
            return state.failureText.map { [.text(Text($0, role: .warning))] }
                ?? [.progress(Progress(AttendanceStrings.loading))]
        }
        let warning = state.failureText.map { [Element.text(Text($0, role: .warning))] } ?? []
        return warning + [
            .text(Text(state.eveningText)), .choice(answer(content)), .choice(rank(content)),
        ]
    }

    private func answer(_ content: AttendanceContent) -> Choice {
        let answers = Answer.allCases
        let current = content.answers.first { $0.player == player.id }?.answer
        return Choice(
            AttendanceStrings.answer, options: answers.map(AttendanceStrings.name),
            selected: current.flatMap(answers.firstIndex)
        ) { presenter.didAnswer(answers[$0], of: .player(player)) }
    }

    private func rank(_ content: AttendanceContent) -> Choice {
        let ranks = Rank.allCases
        let current = content.rank(of: player.id)
        return Choice(
            AttendanceStrings.rank, options: ranks.map(AttendanceStrings.name),
            selected: ranks.firstIndex(of: current)
        ) { if ranks[$0] != current { presenter.didChangeRank(of: player.id) } }
    }
}
