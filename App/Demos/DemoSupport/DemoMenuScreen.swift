import Navigation
import TerminalUI

/// The screen below the feature: its states, to be opened, and what it has told so far.
@MainActor final class DemoMenuScreen: TerminalScreen {
    let work: WorkScope
    let surface = ScreenSurface()
    private let title: String
    private let states: [Row]
    private let log: DemoLog

    init(_ title: String, states: [Row], log: DemoLog, work: WorkScope) {
        self.title = title
        self.states = states
        self.log = log
        self.work = work
        log.onLine.append { [weak self] _ in self?.surface.setNeedsDisplay() }
    }

    var page: Page {
        // The newest first; the wide column is that of the details.
        let told = log.lines.enumerated().reversed().map { index, line in
            Row(RowID(Int64(-1 - index)), title: "\(index + 1)", details: [line])
        }
        return Page(
            title: title,
            elements: [
                .list(
                    RowList(
                        title,
                        sections: [
                            Section("States", rows: Rows(states)),
                            Section("Told", rows: Rows(told), placeholder: "nothing yet"),
                        ]))
            ])
    }
}

/// Owns the home screen and starts the feature above it.
@MainActor final class DemoMenuCoordinator: Coordinator {
    unowned let navigator: Navigator
    private let makeHome: @MainActor (DemoMenuCoordinator) -> DemoMenuScreen

    init(
        _ navigator: Navigator,
        makeHome: @escaping @MainActor (DemoMenuCoordinator) -> DemoMenuScreen
    ) {
        self.navigator = navigator
        self.makeHome = makeHome
    }

    func start() throws(NavigationError) {
        try show(makeHome(self))
    }

    func open(_ feature: any Coordinator) {
        navigator.attempt(try start(feature))
    }
}
