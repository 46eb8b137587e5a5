import Navigation
import TerminalUI

/// The screen below the feature, with the states to open and the log.
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
        // The details have the wide column.
        let calls = log.lines.enumerated().reversed().map { index, line in
            Row(RowID(Int64(-1 - index)), title: "\(index + 1)", details: [Row.Detail(line)])
        }
        return Page(
            title: title,
            elements: [
                .list(
                    RowList(
                        title,
                        sections: [
                            Section("States", rows: Rows(states)),
                            Section("Log", rows: Rows(calls), placeholder: "No calls yet"),
                        ]))
            ])
    }
}

/// Owns the menu screen and starts the feature above it.
@MainActor final class DemoMenuCoordinator: Coordinator {
    @WeakNavigator var navigator: Navigator
    private let makeMenu: @MainActor (DemoMenuCoordinator) -> DemoMenuScreen

    init(
        _ navigator: Navigator,
        makeMenu: @escaping @MainActor (DemoMenuCoordinator) -> DemoMenuScreen
    ) {
        self.navigator = navigator
        self.makeMenu = makeMenu
    }

    func start(_: StartPermission) throws(NavigationError) {
        try show(makeMenu(self))
    }

    func open(_ feature: any Coordinator) {
        navigator.attempt { try start(feature) }
    }
}
