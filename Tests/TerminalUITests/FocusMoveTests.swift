import TestSupport
import Testing

@testable import TerminalUI

/// Compares frames that are drawn after a move of the focus with complete ones.
@MainActor @Suite struct `Moves of the focus` {
    @Test func `a frame after random input is the same as a complete drawing`() throws {
        for seed in TestBudget.environment.seeds(40, long: 3_000) {
            var random = RandomPage(random: SeededGenerator(seed: seed))
            let page = random.random.chance(80) ? random.listPage() : random.page()
            let next = random.listPage()
            let pages = Box(page)
            let window = try WorkspaceFixture(random.listSize()) { pages.value }
            let complete = try WorkspaceFixture(window.size) { pages.value }
            for step in 0..<40 {
                let event = random.move() ?? random.event(in: window.size)
                let size = random.random.chance(4) ? random.listSize() : window.size
                if random.random.chance(4) {
                    pages.value = random.random.chance(50) ? page : next
                    window.pageDidChange()
                }
                complete.pageDidChange()
                for each in [window, complete] {
                    each.size = size
                    each.workspace.handle(event)
                }
                if random.random.chance(20) { continue }
                if window.workspace.isFinished { break }
                complete.pageDidChange()
                let differs = window.frame() != complete.frame()
                #expect(!differs, "seed \(seed) step \(step) \(event)")
                let regions = zip(window.workspace.hitRegions, complete.workspace.hitRegions)
                #expect(
                    window.workspace.hitRegions.count == complete.workspace.hitRegions.count
                        && regions.allSatisfy(isSame), "seed \(seed) step \(step) \(event)")
                if differs { return }
            }
        }
    }

    private func isSame(_ first: HitRegion, _ second: HitRegion) -> Bool {
        first.target == second.target && first.area.column == second.area.column
            && first.area.row == second.area.row && first.area.width == second.area.width
            && first.area.height == second.area.height
    }

    @Test(arguments: [Size.small, .medium, .large])
    func `a move creates only the rows that appear`(size: Size) throws {
        let created = Box<[Int]>([])
        let rows = Rows(
            count: 1_000,
            row: { index in
                created.value.append(index)
                return Row(RowID(Int64(index)), title: "Row \(index)") {}
            }, index: { Int($0.number) })
        let requests = Box(0)
        let window = try WorkspaceFixture(size) {
            requests.value += 1
            return .list(rows)
        }
        requests.value = 0
        for row in 1..<100 {
            created.value = []
            window.workspace.handle(.key(.down))
            #expect(window.focused.contains { $0.contains("Row \(row)") })
            #expect(Set(created.value).count <= 1, "row \(row): \(created.value)")
        }
        #expect(requests.value == 0)
    }

    @Test func `a change that the screen reports while rows are prepared is drawn`() throws {
        let title = Box("One")
        let screen = Box<PageScreen?>(nil)
        let window = try WorkspaceFixture {
            let rows = (0..<50).map { Row(RowID($0), title: "Row \($0)") {} }
            let loading = Rows(
                count: 50, row: { rows[$0] }, index: { Int($0.number) },
                willShow: { indices in
                    guard indices.lowerBound == 3 else { return }
                    title.value = "Two"
                    screen.value?.setNeedsDisplay()
                })
            return .list(loading, title: title.value)
        }
        screen.value = window.screen
        window.press(.down, .down)
        #expect(window.lines[0].contains("One"))
        window.press(.down)
        #expect(window.lines[0].contains("Two"))
        #expect(window.focused.contains { $0.contains("Row 3") })
    }
}

extension RandomPage {
    /// A key that moves the focus in a list; nil for another event.
    fileprivate mutating func move() -> InputEvent? {
        guard random.chance(85) else { return nil }
        let keys: [Key] = [
            .down, .down, .down, .down, .up, .up, .up, .character("j"), .character("k"), .pageDown,
            .pageUp, .home, .end, .character("g"), .character("G"),
        ]
        return .key(random.pick(keys) ?? .down)
    }

    fileprivate mutating func listSize() -> Size {
        random.chance(50)
            ? random.pick([.small, .medium, .large, Size(columns: 120, rows: 30)]) ?? .medium
            : Size(
                columns: Int.random(in: 40...140, using: &random),
                rows: Int.random(in: 12...40, using: &random))
    }

    /// A page with one long list, as most screens have.
    fileprivate mutating func listPage() -> Page {
        let columns = random.chance(50) ? ["Name", "Position", "Skill"] : []
        let sections = (0..<(random.chance(70) ? 1 : 3)).map { listSection($0, columns.isEmpty) }
        let list = RowList("List", sections: sections, columns: columns)
        let search = TextField("Search", text: "", kind: .search) { _ in }
        return Page(
            title: text(upTo: 2), barAction: random.chance(50) ? action() : nil,
            elements: (random.chance(50) ? [.textField(search)] : [])
                + (random.chance(20) ? [.text(Text(text(upTo: 8)))] : []) + [.list(list)],
            companions: random.chance(10)
                ? [Panel("Beside", elements: [.text(Text(text(upTo: 9)))])] : [],
            actions: actions(upTo: 4))
    }

    private mutating func listSection(_ number: Int, _ isPlain: Bool) -> Section {
        let (hasDetail, hasGroups) = (random.chance(40), random.chance(20))
        let (isChecked, isUniform) = (random.chance(30), random.chance(80))
        let actions = actions(upTo: 3)
        let names = (0..<4).map { _ in text(upTo: 2) }
        let details = Int.random(in: 0...3, using: &random)
        var rows: [Row] = []
        for index in 0..<Int.random(in: 0...90, using: &random) {
            let panel = Panel(text(upTo: 2), elements: [.text(Text(text()))])
            var detail: (@MainActor () -> Panel)?
            if hasDetail, random.chance(isUniform ? 100 : 90) { detail = { panel } }
            var texts: [Row.Detail] = []
            for column in 0..<details {
                let text = isUniform ? names[(index + column) % 2] : text(upTo: 2)
                texts.append(Row.Detail(text, symbol: column == 0 && !isPlain ? "GK" : nil))
            }
            rows.append(
                Row(
                    RowID(Int64(number * 100 + index)),
                    title: isUniform ? "\(names[0]) \(index)" : text(),
                    group: hasGroups ? names[index / 25] : nil,
                    role: random.pick(Role.allCases) ?? .plain, details: texts,
                    isChecked: isChecked ? random.chance(50) : nil,
                    actions: isUniform || random.chance(50) ? actions : [],
                    unavailableReason: random.chance(3) ? "No" : nil, activate: {},
                    detail: detail))
        }
        return Section(
            random.chance(30) ? text(upTo: 2) : nil, rows: Rows(rows),
            placeholder: random.chance(50) ? text() : nil)
    }
}
