import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import __Feature__

@MainActor @Suite struct `__Feature__ view` {
    private let navigation = __Feature__NavigationSpy()

    private func page(_ state: __Feature__State) -> Page {
        let presenter = __Feature__Presenter(
            players: InMemoryPlayers(), work: WorkScope(), navigation: navigation)
        return __Feature__View(state: state, presenter: presenter).page
    }

    private func texts(_ state: __Feature__State) -> [String] {
        page(state).elements.flatMap { element in
            switch element {
            case .progress(let progress): [progress.label]
            case .text(let text): [text.text]
            case .emptyState(let state): [state.title, state.message]
            default: ["unexpected element"]
            }
        }
    }

    @Test func `each state is shown as one element`() {
        #expect(page(.loading).title == "__Feature Title__")
        #expect(texts(.loading) == ["Loading…"])
        #expect(texts(.text("Ana")) == ["Ana"])
        #expect(texts(.failure("Try again.")) == ["Unable to load players", "Try again."])
    }

    @Test func `Done is reported`() {
        let actions = page(.loading).allActions
        #expect(actions.map(\.label) == ["Done"])
        actions.first?.perform()
        #expect(navigation.finishCount == 1)
    }
}
