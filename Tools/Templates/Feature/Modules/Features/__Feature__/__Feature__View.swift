import TerminalUI

/// The page with the number of players.
@MainActor struct __Feature__View {
    let state: __Feature__State
    let presenter: __Feature__Presenter

    var page: Page {
        Page(title: __Feature__Strings.title, elements: [content], actions: [done])
    }

    private var content: Element {
        switch state {
        case .loading: .progress(Progress(__Feature__Strings.loading))
        case .text(let text): .text(Text(text))
        case .failure(let message):
            .emptyState(EmptyState(title: __Feature__Strings.failure, message: message))
        }
    }

    private var done: Action {
        Action(
            __Feature__Strings.done, key: .character("d"), weight: .primary,
            perform: presenter.didFinish)
    }
}
