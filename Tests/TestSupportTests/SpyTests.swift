import Navigation
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `A spy` {
    private let harness: WorkspaceHarness

    init() throws {
        harness = try WorkspaceHarness { Page(title: "A", elements: []) }
    }

    @Test func `on the display counts requests and stores alarms`() {
        let display = DisplaySpy()
        harness.workspace.display = display
        harness.screen.alarm = Alarm(serial: 1, text: "Time!")
        harness.screen.setNeedsDisplay()
        #expect(display.alarms.map(\.text) == ["Time!"])
        #expect(display.requestCount == 1)
    }

    @Test func `on a navigator stores the tree after each transaction`() throws {
        let spy = NavigationSpy(harness.navigator)
        try harness.coordinator.show(PageScreen("B"))
        #expect(spy.trees == [harness.navigator.tree])
    }
}
