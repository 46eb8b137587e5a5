import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import DataTransfer

@MainActor @Suite struct `DataTransfer view` {
    private final class Delegate: DataTransferPresenterDelegate {
        func didRead(_ squad: SquadImport) {}
    }

    private let screen: DataTransferScreen

    init() {
        let work = WorkScope()
        let players = InMemoryPlayers()
        let presenter = DataTransferPresenter(
            SampleList.dependencies(
                archives: InMemoryArchives(players: players), players: players), work: work,
            navigation: nil, delegate: Delegate())
        screen = DataTransferScreen(presenter: presenter, work: work)
    }

    @Test func `an import that can be undone has an action, disabled during work`() {
        screen.show(DataTransferState(path: "file", canUndo: true))
        #expect(screen.page.allActions.map(\.label) == ["Import", "Export", "Undo import"])
        screen.show(DataTransferState(progress: "Undoing…", canUndo: true))
        #expect(screen.page.allActions.map(\.isEnabled) == [false, false, false])
    }

    @Test func `the actions need a path and wait for the work`() {
        #expect(screen.page.allActions.map(\.label) == ["Import", "Export"])
        #expect(screen.page.allActions.map(\.isEnabled) == [false, false])
        screen.show(DataTransferState(path: "file"))
        #expect(screen.page.allActions.map(\.isEnabled) == [true, true])
        screen.show(DataTransferState(path: "file", progress: "Reading…"))
        #expect(screen.page.allActions.map(\.isEnabled) == [false, false])
    }

    @Test func `an error is a warning, and a success is plain text`() {
        for isError in [true, false] {
            screen.show(DataTransferState(result: "Result", isError: isError))
            guard case .text(let text) = screen.page.elements.last else {
                Issue.record("no text")
                return
            }
            #expect(text.role == (isError ? .warning : .plain))
        }
    }

    @Test
    func `invalid entries are rows of a list, and a result needs the room of the explanation`() {
        #expect(screen.page.elements.count == 2)
        screen.show(DataTransferState(result: "Wrong.", issues: ["Line 1", "Line 2"]))
        #expect(screen.page.elements.count == 3)
        guard case .list(let list) = screen.page.elements.last else {
            Issue.record("no list")
            return
        }
        let rows = list.sections[0].rows
        #expect((0..<rows.count).map { rows[$0].title } == ["Line 1", "Line 2"])
        #expect(rows.index(of: rows[1].id) == 1)
    }
}
