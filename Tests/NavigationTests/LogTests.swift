import Navigation
import Testing

@MainActor @Suite struct `The log of commands` {
    private let navigator = Navigator()

    private var lines: [String] { navigator.log.entries.map(\.description) }

    @Test func `says what was asked for, from where, and what became of it`() throws {
        let flow = try navigator.startFlow()
        navigator.withCommandSource(flow.page) { #expect(navigator.back() == .atRoot) }
        try navigator.push(by: flow)
        let origin = try #require(navigator.tree.visibleNode)
        navigator.withCommandSource(navigator.visibleScreen) { _ = navigator.back() }
        #expect(throws: NavigationError.noModal) { try navigator.dismiss() }
        #expect(
            lines == [
                "1 start Flow", "1 show Page by Flow as push", "2 show Page by Flow as push",
                "3 pop from \(origin)", "4 dismiss: refused, noModal",
            ])
    }

    @Test func `gives the commands of one transaction one number and one fate`() throws {
        let flow = try navigator.startFlow()
        #expect(throws: NavigationError.nothingShown) {
            try navigator.transaction { () throws(NavigationError) in
                try flow.show(Page())
                try navigator.start(Flow(navigator) { _ in }, under: flow, as: .modal)
            }
        }
        #expect(
            lines.dropFirst(2) == [
                "2 show Page by Flow as push: refused, nothingShown",
                "2 start Flow under Flow as modal: refused, nothingShown",
            ])
    }

    @Test func `tells what was refused from what was done around it`() throws {
        let flow = try navigator.startFlow()
        try navigator.transaction { () throws(NavigationError) in
            navigator.attempt { () throws(NavigationError) in try navigator.dismiss() }
            try flow.show(Page())
        }
        #expect(
            lines.dropFirst(2) == ["2 dismiss: refused, noModal", "2 show Page by Flow as push"])
    }

    @Test func `has a line for every command`() throws {
        let flow = try navigator.startFlow()
        let page = try navigator.push(by: flow)
        try navigator.showTabs(2, by: flow) { _ throws(NavigationError) in try flow.show(Page()) }
        try navigator.selectTab(1)
        try navigator.pop(to: page)
        try navigator.setStack([flow.page, page], by: flow)
        try navigator.popToRoot()
        let child = try navigator.startFlow(under: flow, as: .modal)
        try navigator.leave(child)
        navigator.close()
        #expect(
            lines.dropFirst(3) == [
                "3 show 2 tabs by Flow as push", "3 show Page by Flow as push",
                "3 show Page by Flow as push", "4 select tab 1", "5 pop to Page",
                "6 set stack Page, Page by Flow", "7 pop to root",
                "8 start Flow under Flow as modal", "8 show Page by Flow as modal",
                "9 leave Flow", "10 close",
            ])
    }

    @Test func `keeps the last ones`() throws {
        let flow = try navigator.startFlow()
        for _ in 0..<NavigationLog.capacity {
            try navigator.push(by: flow)
            try navigator.pop()
        }
        let entries = navigator.log.entries
        #expect(entries.count == NavigationLog.capacity)
        #expect(entries.last?.transaction == 1 + 2 * NavigationLog.capacity)
        #expect(entries.map(\.transaction) == entries.map(\.transaction).sorted())
    }

    @Test func `names the screen of each command, also within one transaction`() throws {
        let flow = try navigator.startFlow()
        let page = try navigator.push(by: flow)
        let origin = try #require(navigator.tree.visibleNode)
        try navigator.transaction { () throws(NavigationError) in
            navigator.withCommandSource(page) {
                navigator.attempt { () throws(NavigationError) in try navigator.pop() }
            }
            try flow.show(Page())
        }
        #expect(navigator.log.entries.suffix(2).map(\.origin) == [origin, nil])
    }
}
