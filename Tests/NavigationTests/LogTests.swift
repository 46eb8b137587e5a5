import Navigation
import Testing

@MainActor @Suite struct `The log of commands` {
    private let navigator = Navigator()

    private var lines: [String] { navigator.log.entries.map(\.description) }

    @Test func `contains each command with its source and its error`() throws {
        let coordinator = try navigator.startCoordinator()
        navigator.withCommandSource(coordinator.screen) { #expect(navigator.back() == .atRoot) }
        try navigator.pushScreen(by: coordinator)
        let source = try #require(navigator.tree.visibleNode)
        navigator.withCommandSource(navigator.visibleScreen) { _ = navigator.back() }
        #expect(throws: NavigationError.noModal) { try navigator.dismiss() }
        #expect(
            lines == [
                "1 start TestCoordinator", "1 show TestScreen by TestCoordinator as push",
                "2 show TestScreen by TestCoordinator as push",
                "3 pop from \(source)", "4 dismiss: rejected, noModal",
            ])
    }

    @Test func `gives the commands of a transaction one number and one error`() throws {
        let coordinator = try navigator.startCoordinator()
        #expect(throws: NavigationError.nothingShown) {
            try navigator.inTransaction {
                try coordinator.show(TestScreen())
                try navigator.start(
                    TestCoordinator(navigator) { _ in }, under: coordinator, as: .modal)
            }
        }
        #expect(
            lines.dropFirst(2) == [
                "2 show TestScreen by TestCoordinator as push: rejected, nothingShown",
                "2 start TestCoordinator under TestCoordinator as modal: rejected, nothingShown",
            ])
    }

    @Test func `contains the error of a failed command in a transaction that applies`() throws {
        let coordinator = try navigator.startCoordinator()
        try navigator.inTransaction {
            navigator.attempt { try navigator.dismiss() }
            try coordinator.show(TestScreen())
        }
        #expect(
            lines.dropFirst(2) == [
                "2 dismiss: rejected, noModal", "2 show TestScreen by TestCoordinator as push",
            ])
    }

    @Test func `describes every command`() throws {
        let coordinator = try navigator.startCoordinator()
        let screen = try navigator.pushScreen(by: coordinator)
        try navigator.addTabs(2, by: coordinator) { _ in try coordinator.show(TestScreen()) }
        try navigator.selectTab(1)
        try navigator.pop(to: screen)
        try navigator.setStack([coordinator.screen, screen], by: coordinator)
        try navigator.popToRoot()
        let child = try navigator.startCoordinator(under: coordinator, as: .modal)
        try navigator.leave(child)
        navigator.close()
        #expect(
            lines.dropFirst(3) == [
                "3 show 2 tabs by TestCoordinator as push",
                "3 show TestScreen by TestCoordinator as push",
                "3 show TestScreen by TestCoordinator as push", "4 select tab 1 of #4",
                "5 pop to TestScreen",
                "6 set stack TestScreen, TestScreen by TestCoordinator", "7 pop to root",
                "8 start TestCoordinator under TestCoordinator as modal",
                "8 show TestScreen by TestCoordinator as modal",
                "9 leave TestCoordinator", "10 close",
            ])
    }

    @Test func `keeps the most recent commands`() throws {
        let coordinator = try navigator.startCoordinator()
        for _ in 0..<NavigationLog.capacity {
            try navigator.pushScreen(by: coordinator)
            try navigator.pop()
        }
        let entries = navigator.log.entries
        #expect(entries.count == NavigationLog.capacity)
        #expect(entries.last?.transaction == 1 + 2 * NavigationLog.capacity)
        #expect(entries.map(\.transaction) == entries.map(\.transaction).sorted())
    }

    @Test func `contains the source of each command in a transaction`() throws {
        let coordinator = try navigator.startCoordinator()
        let screen = try navigator.pushScreen(by: coordinator)
        let source = try #require(navigator.tree.visibleNode)
        try navigator.inTransaction {
            navigator.withCommandSource(screen) {
                navigator.attempt { try navigator.pop() }
            }
            try coordinator.show(TestScreen())
        }
        #expect(navigator.log.entries.suffix(2).map(\.source) == [source, nil])
    }
}
