import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `Lists under random input` {
    @Test func `the focused row stays visible`() throws {
        for seed in TestBudget.environment.seeds(25, long: 600) {
            var random = RandomPage(random: SeededGenerator(seed: seed))
            let count = Int.random(in: 1...3, using: &random.random)
            let list = EditableList(
                (0..<count).map { section in
                    (0..<Int64.random(in: 0...40, using: &random.random)).map {
                        Int64(section) * 1_000 + $0
                    }
                }, columns: random.random.chance(50))
            list.hasSearch = random.random.chance(50)
            let window = try WorkspaceFixture { list.page }
            for step in 0..<60 {
                switch Int.random(in: 0..<10, using: &random.random) {
                case 0, 1:
                    list.change(&random.random)
                    window.pageDidChange()
                case 2:
                    window.size = Size(
                        columns: Int.random(in: 40...120, using: &random.random),
                        rows: Int.random(in: 12...40, using: &random.random))
                default: window.workspace.handle(random.event(in: window.size))
                }
                if window.workspace.isFinished { break }
                #expect(FrameDefects.list(in: window.frame()) == [], "seed \(seed) step \(step)")
                #expect(isFocusVisible(window), "seed \(seed) step \(step)")
            }
        }
    }

    private func isFocusVisible(_ window: WorkspaceFixture) -> Bool {
        guard let page = window.workspace.page, window.workspace.firstKeyLine == nil,
            window.workspace.palette == nil, page.alert == nil,
            // The mark of a drop replaces that of the focus.
            window.workspace.interaction.pressed?.dropTarget == nil,
            let row = page.focusedRow(window.workspace.interaction)
        else { return true }
        return window.workspace.hitRegions.contains { $0.target == .row(list: "List", row.id) }
            && window.focused.contains { $0.contains("row \(row.id.number).") }
    }
}
