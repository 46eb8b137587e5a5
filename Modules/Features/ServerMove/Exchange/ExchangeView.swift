import Domain
import TerminalUI

/// The page with the changes that a server has refused, and its reasons.
@MainActor struct ExchangeView {
    let state: ExchangeState
    let presenter: ExchangePresenter

    var page: Page {
        Page(
            title: ServerMoveStrings.serverTitle, elements: texts.map { .text($0) } + progress,
            actions: [send])
    }

    // Rows could have the focus, and a small page would be scrolled to them.
    private var texts: [Text] {
        var texts: [Text] = []
        if let status = state.status {
            texts.append(
                Text(
                    ServerMoveStrings.sentence(status),
                    role: state.refusals.isEmpty ? .plain : .warning))
        }
        for refusal in state.refusals { texts += lines(of: refusal).map { Text($0) } }
        if !state.refusals.isEmpty { texts.append(Text(ServerMoveStrings.refusalAdvice)) }
        return texts + [Text(ServerMoveStrings.accountOnServer(state.server))]
    }

    private func lines(of refusal: ExchangeState.Refusal) -> [String] {
        let more = refusal.count - refusal.titles.count
        let lines = [refusal.reason] + refusal.titles
        return more > 0 ? lines + [ServerMoveStrings.more(more)] : lines
    }

    private var progress: [Element] {
        state.isSending ? [.progress(Progress(ServerMoveStrings.exchanging))] : []
    }

    private var send: Action {
        Action(
            state.refusals.isEmpty ? ServerMoveStrings.exchangeNow : ServerMoveStrings.sendAgain,
            key: .character("s"), isEnabled: !state.isSending, weight: .primary,
            perform: presenter.didRequestRetry)
    }
}
