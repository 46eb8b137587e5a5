import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import DataTransfer

@MainActor @Suite struct `DataTransfer view` {
    private final class Delegate: DataTransferPresenterDelegate {
        func didRead(_ squad: SquadImport, from _: String) {}
    }

    private let presenter: DataTransferPresenter

    init() {
        let players = InMemoryPlayers()
        presenter = DataTransferPresenter(
            transfer: SampleList.transfer(
                archives: InMemoryArchives(players: players), players: players),
            history: ImportHistory(), work: WorkScope(), navigation: nil, delegate: Delegate())
    }

    private func page(_ state: DataTransferState = DataTransferState()) -> Page {
        DataTransferView(state: state, presenter: presenter).page
    }

    @Test func `an import that can be undone has an action, disabled during work`() {
        #expect(
            page(DataTransferState(path: "file", canUndo: true)).allActions.map(\.label) == [
                "Import", "Export", "Undo import",
            ])
        #expect(
            page(DataTransferState(progress: "Undoing…", canUndo: true)).allActions.map(\.isEnabled)
                == [false, false, false])
    }

    @Test func `the actions need a path and wait for the work`() {
        #expect(page().allActions.map(\.label) == ["Import", "Export"])
        #expect(page().allActions.map(\.isEnabled) == [false, false])
        #expect(page(DataTransferState(path: "file")).allActions.map(\.isEnabled) == [true, true])
        #expect(
            page(DataTransferState(path: "file", progress: "Reading…")).allActions.map(\.isEnabled)
                == [false, false])
    }

    @Test func `an error is a warning, and a success is plain text`() {
        for isError in [true, false] {
            let page = page(DataTransferState(result: "Result", isError: isError))
            guard case .text(let text) = page.elements.last else {
                Issue.record("no text")
                return
            }
            #expect(text.role == (isError ? .warning : .plain))
        }
    }

    @Test
    func `invalid entries are rows of a list, and a result needs the room of the explanation`() {
        #expect(self.page().elements.count == 2)
        let page = page(DataTransferState(result: "Wrong.", issues: ["Line 1", "Line 2"]))
        #expect(page.elements.count == 3)
        guard case .list(let list) = page.elements.last else {
            Issue.record("no list")
            return
        }
        let rows = list.sections[0].rows
        #expect((0..<rows.count).map { rows[$0].title } == ["Line 1", "Line 2"])
        #expect(rows.index(of: rows[1].id) == 1)
    }
}
