import Domain
import TerminalUI

/// The page with the changes that a server has refused, and its reasons.
@MainActor struct ExchangeView {
    let state: ExchangeState
    let presenter: ExchangePresenter

    var page: Page {
        Page(
            title: ServerMoveStrings.serverTitle,
            elements: texts.map { .text($0) } + state.refusals.flatMap(elements) + progress,
            actions: [send])
    }

    private var texts: [Text] {
        let status = state.status.map {
            Text(ServerMoveStrings.sentence($0), role: state.refusals.isEmpty ? .plain : .warning)
        }
        return [Text(ServerMoveStrings.accountOnServer(state.server))]
            + (status.map { [$0] } ?? [])
            + (state.refusals.isEmpty ? [] : [Text(ServerMoveStrings.refusalAdvice)])
    }

    private func elements(of refusal: ExchangeState.Refusal) -> [Element] {
        let rows = refusal.titles.enumerated().map { index, title in
            Row(RowID(Int64(index)), title: title)
        }
        return [
            .text(Text(refusal.reason)),
            .list(RowList(refusal.reason, sections: [Section(rows: Rows(rows))])),
        ]
    }

    private var progress: [Element] {
        state.isSending ? [.progress(Progress(ServerMoveStrings.sending))] : []
    }

    private var send: Action {
        Action(
            state.refusals.isEmpty ? ServerMoveStrings.sendNow : ServerMoveStrings.sendAgain,
            key: .character("s"), isEnabled: !state.isSending, weight: .primary,
            perform: presenter.didRequestRetry)
    }
}
