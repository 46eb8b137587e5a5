import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import __Feature__

@MainActor @Suite struct `__Feature__ view` {
    private let navigation = __Feature__NavigationSpy()
    private let screen: __Feature__Screen

    init() {
        let work = WorkScope()
        let presenter = __Feature__Presenter(
            players: InMemoryPlayers(), work: work, navigation: navigation)
        screen = __Feature__Screen(presenter: presenter, work: work)
    }

    private var texts: [String] {
        screen.page.elements.flatMap { element in
            switch element {
            case .progress(let progress): [progress.label]
            case .text(let text): [text.text]
            case .emptyState(let state): [state.title, state.message]
            default: ["unexpected element"]
            }
        }
    }

    @Test func `each state is shown as one element`() {
        #expect(screen.page.title == "__Feature Title__")
        #expect(texts == ["Loading…"])
        screen.show(.text("Ana"))
        #expect(texts == ["Ana"])
        screen.show(.failure("Try again."))
        #expect(texts == ["Unable to load players", "Try again."])
    }

    @Test func `Done is reported`() {
        #expect(screen.page.allActions.map(\.label) == ["Done"])
        screen.page.allActions.first?.perform()
        #expect(navigation.finishCount == 1)
    }
}
