import Navigation
import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `Frames of any page` {
    @Test func `random pages and sizes produce valid frames`() throws {
        for seed in TestBudget.environment.seeds(150, long: 3_000) {
            var random = RandomPage(random: SeededGenerator(seed: seed))
            let page = random.page()
            let window = try WorkspaceFixture(random.size()) { page }
            if random.random.chance(50) { try window.push { page } }
            for _ in 0..<4 {
                let frame = window.frame()
                #expect(frame.size == window.size, "seed \(seed)")
                #expect(FrameDefects.list(in: frame) == [], "seed \(seed)")
                window.workspace.handle(random.event(in: window.size))
                if window.workspace.isFinished { break }
                window.size = random.size()
            }
        }
    }

    @Test func `a window that is too small shows a message`() throws {
        for size in [
            Size(columns: 39, rows: 24), Size(columns: 80, rows: 11), Size(columns: 9, rows: 3),
        ] {
            let window = try WorkspaceFixture(size) { Page(title: "Sample", elements: []) }
            #expect(window.frame().text.contains("window"))
        }
        let window = try WorkspaceFixture(Size(columns: 0, rows: 0)) {
            Page(title: "Sample", elements: [])
        }
        #expect(window.frame().cells.isEmpty)
        window.size = .small
        #expect(window.frame().text.contains("Sample"))
    }

    @Test func `a workspace without a screen draws a blank frame`() {
        let workspace = Workspace(navigator: .init())
        #expect(workspace.frame(size: .small) == Frame(size: .small))
        workspace.handle(.key(.enter))
        #expect(workspace.page == nil)
    }
}
