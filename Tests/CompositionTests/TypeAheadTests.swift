import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

/// Keys that come in one burst, as over a slow connection.
@MainActor @Suite struct `Typing ahead` {
    private let house = AppHarness(names: ["Ana"])

    private func type(_ text: String) {
        for character in text {
            house.workspace.receive(.key(character == "\n" ? .enter : .character(character)))
        }
    }

    @Test func `waits for what is being stored, and then means the next screen`() async throws {
        try await house.launchAndRegister()
        house.players.calls.gate.close()
        type("aBo\naCem\naDora\n")
        await house.players.calls.gate.untilWaiting()
        #expect(house.driver.title == "Add Player")
        house.players.calls.gate.open()
        for _ in 0..<4 { await house.driver.settle() }
        #expect(house.players.all.map(\.name.text) == ["Ana", "Bo", "Cem", "Dora"])
        #expect(house.driver.title == "Players")
    }

    @Test func `is forgotten when the question is whether to quit`() async throws {
        try await house.launchAndRegister()
        house.players.calls.gate.close()
        type("aBo\na")
        await house.players.calls.gate.untilWaiting()
        type("y")
        house.workspace.askToQuit()
        house.players.calls.gate.open()
        await house.driver.settle()
        #expect(!house.workspace.isFinished)
        #expect(house.driver.alertTitle == "Quit Football Gather?")
    }

    @Test func `a click that comes too early is dropped`() async throws {
        try await house.launchAndRegister()
        house.players.calls.gate.close()
        type("aBo\n")
        await house.players.calls.gate.untilWaiting()
        _ = house.workspace.frame(size: Size(columns: 80, rows: 24))
        for kind in [MouseEvent.Kind.press, .release] {
            house.workspace.receive(.mouse(MouseEvent(kind, at: Point(column: 4, row: 0))))
        }
        house.players.calls.gate.open()
        await house.driver.settle()
        #expect(house.players.all.map(\.name.text) == ["Ana", "Bo"])
        #expect(house.driver.title == "Players")
    }
}
