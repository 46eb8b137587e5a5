import Navigation
import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `Tabs of a workspace` {
    private let navigator = Navigator()
    private let workspace: Workspace
    private let coordinator: TabsCoordinator
    private let log = Box<[String]>([])

    init() throws {
        (workspace, coordinator) = try Self.workspace(
            on: navigator, [("Squad", Self.search), ("Gathers", PageScreen("All gathers"))])
    }

    /// A screen with a search field, which does not have the focus at first.
    private static var search: PageScreen {
        PageScreen {
            Page(
                title: "Players",
                elements: [
                    .toggle(Toggle("Sort", isOn: false) { _ in }),
                    .textField(TextField("Search", text: "", kind: .search) { _ in }),
                ])
        }
    }

    private static func workspace(
        on navigator: Navigator, _ tabs: [(label: String, screen: any Screen)]
    ) throws -> (Workspace, TabsCoordinator) {
        let coordinator = TabsCoordinator(navigator, showing: tabs)
        let workspace = Workspace(navigator: navigator)
        try navigator.start(coordinator, under: nil)
        return (workspace, coordinator)
    }

    private func press(_ keys: Key...) {
        for key in keys { workspace.handle(.key(key)) }
    }

    private func lines(_ size: Size = .medium) -> [String] {
        workspace.frame(size: size).text.split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    /// Returns the first line of a window with tabs of these labels.
    private func bar(_ labels: [String], selecting index: Int = 0, columns: Int) throws -> String {
        let navigator = Navigator()
        let (workspace, _) = try Self.workspace(
            on: navigator, labels.map { ($0, PageScreen($0)) })
        workspace.selectTab(index)
        let frame = workspace.frame(size: Size(columns: columns, rows: 12))
        return String(frame.text.prefix { $0 != "\n" })
    }

    @Test func `the tabs are in the title bar, and in a narrow window above it`() {
        #expect(lines(.medium)[0].hasPrefix(" 1 Squad  2 Gathers "))
        #expect(lines(.medium)[0].contains("Players"))
        #expect(lines(.small)[0] == " 1 Squad  2 Gathers")
        #expect(lines(.small)[1].contains("Players"))
    }

    @Test func `the label of the selected tab is bold and underlined`() throws {
        func emphasized() -> String {
            let cells = workspace.frame(size: .medium).row(0)
            return String(
                cells.filter { $0.style.emphasis.isSuperset(of: [.bold, .underline]) }
                    .map(\.character))
        }
        #expect(emphasized() == "Squad")
        workspace.selectTab(1)
        #expect(emphasized() == "Gathers")
    }

    @Test func `a narrow bar cuts the widest labels first and the selected one last`() throws {
        let labels = ["Squad", "Gathers", "Statistics", "Settings"]
        let wide = try bar(labels, columns: 80)
        #expect(wide == " 1 Squad  2 Gathers  3 Statistics  4 Settings")
        let first = try bar(labels, columns: 40)
        #expect(first == " 1 Squad  2 Gathe…  3 Stati…  4 Settin…")
        let third = try bar(labels, selecting: 2, columns: 40)
        #expect(third == " 1 Squ…  2 Gath…  3 Statistics  4 Sett…")
        let many = try bar((1...9).map { "Section \($0)" }, selecting: 4, columns: 40)
        #expect(many == " 1  2  3  4  5 Section 5  6  7  8  9 S…")
    }

    @Test func `labels are measured in cells`() throws {
        let bar = try bar(["선수단 명단", "経過した試合の一覧", "👨‍👩‍👧 Guests"], columns: 40)
        #expect(bar == " 1 선수단 명단  2 経過し…   3 👨 Guests")
    }

    @Test func `a number key selects a tab`() {
        press(.character("2"))
        #expect(workspace.page?.title == "All gathers")
        press(.character("3"))
        #expect(workspace.page?.title == "All gathers")
        press(.character("1"))
        #expect(workspace.page?.title == "Players")
    }

    @Test func `a screen is notified each time it becomes visible`() throws {
        let presenter = StubPresenter()
        let screen = PageScreen(of: presenter, work: WorkScope()) {
            Page(title: "Page", elements: [])
        }
        try navigator.show(screen, as: .pushOnVisibleStack, by: coordinator)
        press(.character("2"))
        try navigator.show(PageScreen("Above"), as: .pushOnVisibleStack, by: coordinator)
        #expect(presenter.appearanceCount == 1)
        press(.character("1"))
        #expect(presenter.appearanceCount == 2)
    }

    @Test func `a number is text in a field`() {
        press(.character("/"), .character("2"))
        #expect(workspace.page?.title == "Players")
        press(.escape, .character("2"))
        #expect(workspace.page?.title == "All gathers")
    }

    @Test func `an action of the page with a number as its key takes precedence`() throws {
        let screen = PageScreen {
            Page(
                title: "Page", elements: [],
                actions: [Action("Two", key: .character("2")) { [log] in log.value.append("two") }])
        }
        try navigator.show(screen, as: .pushOnVisibleStack, by: coordinator)
        press(.character("2"))
        #expect(log.value == ["two"])
        #expect(workspace.page?.title == "Page")
    }

    @Test func `a click selects a tab`() {
        _ = lines()
        let point = Point(column: 12, row: 0)
        workspace.handle(.mouse(MouseEvent(.press, at: point)))
        workspace.handle(.mouse(MouseEvent(.release, at: point)))
        #expect(workspace.page?.title == "All gathers")
    }

    @Test func `an alert has to be answered first`() {
        workspace.showNotice("Saved")
        press(.character("2"))
        #expect(workspace.page?.title == "Players")
        press(.enter, .character("2"))
        #expect(workspace.page?.title == "All gathers")
    }

    @Test(arguments: [Placement.modal, .push])
    func `a modal or a screen above the tabs hides them`(placement: Placement) throws {
        try navigator.show(PageScreen("Above"), as: placement, by: coordinator)
        press(.character("2"))
        #expect(workspace.page?.title == "Above")
        #expect(lines()[0].contains("Above"))
        #expect(workspace.tabs == nil)
    }

    @Test func `the command palette contains the other tabs`() {
        press(.control("p"))
        #expect(lines().contains { $0.contains("Gathers  ") && $0.contains(" 2  │") })
        press(.character("g"), .enter)
        #expect(workspace.page?.title == "All gathers")
    }

    @Test func `the list of keys contains the numbers`() {
        press(.character("?"))
        #expect(lines().contains { $0.contains("1-2        tab") })
    }
}
