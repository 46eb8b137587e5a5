import Navigation
import TerminalUI

/// The view of the screen.
@MainActor protocol __Feature__View: AnyObject {
    func show(_ state: __Feature__State)
}

/// The screen with the number of players.
@MainActor final class __Feature__Screen: TerminalScreen, __Feature__View {
    let work: WorkScope
    let surface = ScreenSurface()
    private let presenter: __Feature__Presenter
    private var state = __Feature__State.loading

    init(presenter: __Feature__Presenter, work: WorkScope) {
        self.presenter = presenter
        self.work = work
    }

    func show(_ state: __Feature__State) {
        self.state = state
        surface.setNeedsDisplay()
    }

    // tab
    func didAppear() {
        presenter.load()
    }

    // end tab
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
