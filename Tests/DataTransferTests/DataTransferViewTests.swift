import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import DataTransfer

@MainActor @Suite struct `DataTransfer view` {
    private let screen: DataTransferScreen

    init() {
        let work = WorkScope()
        let transfer = AccountTransfer(
            players: InMemoryPlayers(), matches: InMemoryMatches(), archives: InMemoryArchives(),
            files: InMemoryAccountFiles())
        let presenter = DataTransferPresenter(transfer: transfer, work: work, navigation: nil)
        screen = DataTransferScreen(presenter: presenter, work: work)
    }

    @Test func `the actions need a path and wait for the work`() {
        #expect(screen.page.allActions.map(\.label) == ["Import", "Export"])
        #expect(screen.page.allActions.map(\.isEnabled) == [false, false])
        screen.show(DataTransferState(path: "file"))
        #expect(screen.page.allActions.map(\.isEnabled) == [true, true])
        screen.show(DataTransferState(path: "file", progress: "Reading…"))
        #expect(screen.page.allActions.map(\.isEnabled) == [false, false])
    }

    @Test func `invalid entries are rows of a list`() {
        screen.show(DataTransferState(result: "Wrong.", issues: ["Line 1", "Line 2"]))
        guard case .list(let list) = screen.page.elements.last else {
            Issue.record("no list")
            return
        }
        let rows = list.sections[0].rows
        #expect((0..<rows.count).map { rows[$0].title } == ["Line 1", "Line 2"])
        #expect(rows.index(of: rows[1].id) == 1)
    }
}
