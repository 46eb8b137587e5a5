import Navigation
import TerminalUI

extension PageScreen {
    /// Creates the screen below the feature, with the states to open and the log.
    convenience init(menu title: String, states: [Row], log: DemoLog, work: WorkScope) {
        self.init(work: work) { Self.menu(title, states: states, log: log) }
        log.onLine.append { [weak self] _ in self?.setNeedsDisplay() }
    }

    private static func menu(_ title: String, states: [Row], log: DemoLog) -> Page {
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
    private let makeMenu: @MainActor (DemoMenuCoordinator) -> PageScreen

    init(
        _ navigator: Navigator,
        makeMenu: @escaping @MainActor (DemoMenuCoordinator) -> PageScreen
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
