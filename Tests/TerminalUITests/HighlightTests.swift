import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `Highlighted elements` {
    private let window: WorkspaceFixture

    init() throws {
        window = try WorkspaceFixture(.medium) {
            let action = Action("+") {}
            let side = Scoreboard.Side(
                "A", role: .firstSide, score: 1, isHighlighted: true, decrement: action,
                increment: action)
            return Page(
                title: "Match",
                elements: [
                    .scoreboard(Scoreboard("Score", sides: [side])),
                    .countdown(
                        Countdown(
                            "Time", time: "00:10", role: .warning, caption: "Running",
                            isHighlighted: true)),
                ])
        }
    }

    private func filledCells(_ role: Role) -> Int {
        window.frame().cells.count {
            $0.character == " " && $0.style.role == role && $0.style.emphasis.contains(.reverse)
        }
    }

    @Test(arguments: [Role.firstSide, .warning])
    func `fill their area with the colour of their role`(role: Role) {
        #expect(filledCells(role) > 100)
    }

    @Test(arguments: [Role.firstSide, .warning])
    func `keep a filled row above their digits`(role: Role) throws {
        let frame = window.frame()
        let rows = (0..<frame.size.rows).map { frame.row($0).filter { $0.style.role == role } }
        let first = try #require(
            rows.first { $0.contains { $0.style.emphasis.contains(.reverse) } })
        #expect(first.allSatisfy { $0.character != "█" })
    }

    @Test(arguments: [Role.firstSide, .warning])
    func `are drawn as usual with reduced motion`(role: Role) {
        window.workspace.preferences.settings.motion = .reduced
        // The focused button is filled, too.
        #expect(filledCells(role) < 5)
    }
}
