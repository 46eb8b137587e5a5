import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import DemoSupport

@Suite @MainActor struct `A demo` {
    private let demo = Demo(
        "Bell", makeNavigation: BellNavigation.init,
        states: [
            DemoState("quiet", "shows a bell") { environment, navigation in
                Bell(environment.navigator, navigation, calls: Gate())
            },
            DemoState("slow", "polishes the bell slowly") { environment, navigation in
                let gate = Gate()
                environment.hold(gate)
                return Bell(environment.navigator, navigation, calls: gate)
            },
        ])

    private func open(_ state: String? = nil, holdDuration: Duration? = .zero) throws -> RunningDemo
    {
        RunningDemo(
            demo, in: try demo.state(named: state), time: ManualClock(), holdDuration: holdDuration)
    }

    @Test func `starts in the first state by default`() throws {
        #expect(try demo.state(named: nil).name == "quiet")
        #expect(try demo.state(named: "slow").name == "slow")
    }

    @Test(arguments: ["", "Quiet", "quie", "quiet ", "--states"])
    func `rejects an unknown state and lists the known ones`(
        name: String
    ) {
        #expect(throws: DemoError.unknownState(name, known: ["quiet", "slow"])) {
            try demo.state(named: name)
        }
    }

    @Test func `shows the feature above the list of states`() throws {
        let demo = try open()
        #expect(demo.workspace.page?.title == "Bell")
        demo.workspace.goBack()
        let menu = demo.workspace.frame(size: Size(columns: 60, rows: 20)).text
        #expect(menu.contains("quiet"))
        #expect(menu.contains("polishes the bell slowly"))
        #expect(menu.contains("No calls yet"))
    }

    @Test func `shows logged calls below the list of states`() throws {
        let demo = try open()
        var lines: [String] = []
        demo.environment.log.onLine.append { lines.append($0) }
        try ScreenDriver(demo.workspace).tap("Ring")
        #expect(demo.environment.log.lines == ["bellDidRing()"])
        #expect(lines == ["bellDidRing()"])
        let menu = demo.workspace.frame(size: Size(columns: 60, rows: 20)).text
        #expect(menu.contains("bellDidRing()"))
    }

    @Test func `opens another state from the list`() throws {
        let demo = try open()
        demo.workspace.goBack()
        try ScreenDriver(demo.workspace).open("quiet")
        try ScreenDriver(demo.workspace).tap("Ring")
        #expect(demo.environment.log.lines == ["bellDidRing()"])
    }

    @Test func `settles while a call is held without a limit`() async throws {
        let demo = try open("slow", holdDuration: nil)
        await demo.environment.settle()
        let frame = demo.workspace.frame(size: Size(columns: 60, rows: 20)).text
        #expect(frame.contains("Loading…"))
    }

    @Test func `continues a call that is held for a limited time`() async throws {
        let demo = try open("slow")
        await demo.environment.navigator.activity.waitUntilIdle()
        #expect(demo.workspace.page?.elements.isEmpty == true)
    }

    @Test func `keeps the last lines of a long log`() {
        let log = DemoLog()
        for number in 0..<(DemoLog.limit + 5) { log.append("\(number)") }
        #expect(log.lines.count == DemoLog.limit)
        #expect(log.lines.last == "\(DemoLog.limit + 4)")
    }
}
