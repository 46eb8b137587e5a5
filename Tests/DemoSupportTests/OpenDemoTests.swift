import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import DemoSupport

@Suite @MainActor struct `A demo` {
    private let demo = Demo(
        "Bell", makeListener: BellListener.init,
        states: [
            DemoState("quiet", "waits to be rung") { stage, listener in
                Bell(stage.navigator, listener, calls: Gate())
            },
            DemoState("slow", "polishing takes time") { stage, listener in
                let gate = Gate()
                stage.hold(gate)
                return Bell(stage.navigator, listener, calls: gate)
            },
        ])

    private func open(_ state: String? = nil, patience: Duration? = .zero) throws -> OpenDemo {
        OpenDemo(demo, in: try demo.state(named: state), time: ManualClock(), patience: patience)
    }

    @Test func `the first state is shown unless another is asked for`() throws {
        #expect(try demo.state(named: nil).name == "quiet")
        #expect(try demo.state(named: "slow").name == "slow")
    }

    @Test(arguments: ["", "Quiet", "quie", "quiet ", "--states"])
    func `a state that is not there is refused, and those that are there are named`(
        name: String
    ) {
        #expect(throws: DemoError.unknownState(name, known: ["quiet", "slow"])) {
            try demo.state(named: name)
        }
    }

    @Test func `the feature is shown above the list of its states`() throws {
        let demo = try open()
        #expect(demo.workspace.page?.title == "Bell")
        demo.workspace.goBack()
        let home = demo.workspace.frame(size: Size(columns: 60, rows: 20)).text
        #expect(home.contains("quiet"))
        #expect(home.contains("polishing takes time"))
        #expect(home.contains("nothing yet"))
    }

    @Test func `what the feature tells is kept and stands on the list's screen`() throws {
        let demo = try open()
        var heard: [String] = []
        demo.environment.log.onLine.append { heard.append($0) }
        try ScreenDriver(demo.workspace).tap("Ring")
        #expect(demo.environment.log.lines == ["bellDidRing()"])
        #expect(heard == ["bellDidRing()"])
        let home = demo.workspace.frame(size: Size(columns: 60, rows: 20)).text
        #expect(home.contains("bellDidRing()"))
    }

    @Test func `another state can be opened from the list`() throws {
        let demo = try open()
        demo.workspace.goBack()
        try ScreenDriver(demo.workspace).open("quiet")
        try ScreenDriver(demo.workspace).tap("Ring")
        #expect(demo.environment.log.lines == ["bellDidRing()"])
    }

    @Test func `a call that is held without end is still held when all else is done`() async throws
    {
        let demo = try open("slow", patience: nil)
        await demo.environment.settle()
        let frame = demo.workspace.frame(size: Size(columns: 60, rows: 20)).text
        #expect(frame.contains("Polishing…"))
    }

    @Test func `a call that is held for a while goes on`() async throws {
        let demo = try open("slow")
        await demo.environment.navigator.activity.waitUntilIdle()
        #expect(demo.workspace.page?.elements.isEmpty == true)
    }

    @Test func `a log that grows without end keeps what came last`() {
        let log = DemoLog()
        for number in 0..<(DemoLog.limit + 5) { log.append("\(number)") }
        #expect(log.lines.count == DemoLog.limit)
        #expect(log.lines.last == "\(DemoLog.limit + 4)")
    }
}
