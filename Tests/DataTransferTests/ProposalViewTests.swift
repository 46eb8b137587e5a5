import Domain
import TerminalUI
import Testing

@testable import DataTransfer

@MainActor @Suite struct `Proposed import view` {
    private final class Delegate: ProposalPresenterDelegate {
        private(set) var choices: [MeaningChoice] = []
        func didRequestMeaning(_ choice: MeaningChoice) { choices.append(choice) }
        func didAccept(_ squad: SquadImport) {}
        func didRead(_: TableImport) {}
    }

    private let delegate = Delegate()
    private let presenter: ProposalPresenter

    init() async throws {
        presenter = try await SampleList.presenter(delegate: delegate)
    }

    private var page: Page { ProposalView(state: presenter.state, presenter: presenter).page }

    private func list(_ page: Page) throws -> RowList {
        guard case .list(let list) = page.elements.last else { throw AccountFileError.empty }
        return list
    }

    @Test func `the rows are in sections, which contain the identities of their rows only`() throws
    {
        let sections = try list(page).sections
        #expect(
            sections.map(\.title) == [
                "FILE", "COLUMNS", "WORDS", "PLEASE CHECK", "LEFT OUT", "NEW PLAYERS",
                "STORED ALREADY",
            ])
        for (index, section) in sections.enumerated() {
            let id = section.rows[section.rows.count - 1].id
            let found = sections.map { $0.rows.index(of: id) }
            #expect(found[index] == section.rows.count - 1)
            #expect(found.compactMap(\.self).count == 1)
        }
    }

    @Test func `a meaning can be changed, a player ticked, and other rows only read`() throws {
        let sections = try list(page).sections
        sections[2].rows[0].activate?()
        #expect(delegate.choices.map(\.name) == ["Coach"])
        #expect(sections[3].rows[0].isChecked == true)
        sections[3].rows[0].activate?()
        #expect(try list(page).sections[3].rows[0].isChecked == false)
        #expect(sections[4].rows[0].title == "Line 9")
        #expect(sections[4].rows[0].activate == nil && sections[6].rows[0].activate == nil)
    }

    @Test func `the import needs a ticked player`() throws {
        #expect(page.allActions.map(\.isEnabled) == [true])
        for player in presenter.state.new + presenter.state.doubtful {
            presenter.didToggle(player)
        }
        #expect(page.allActions.map(\.isEnabled) == [false])
    }

    @Test func `missing values have a switch, and the work on the file is shown`() throws {
        guard case .toggle(let toggle) = page.elements[2] else {
            Issue.record("no switch")
            return
        }
        toggle.onToggle(true)
        #expect(presenter.state.fillsIn == true)
        var state = presenter.state
        (state.progress, state.problem) = ("Reading…", "Wrong.")
        let busy = ProposalView(state: state, presenter: presenter).page
        #expect(busy.allActions.map(\.isEnabled) == [false])
        guard case .progress = busy.elements[2], case .text(let text) = busy.elements[3] else {
            Issue.record("no progress")
            return
        }
        #expect(text.text == "Wrong." && text.role == .warning)
    }

    @Test(arguments: [("7, 9", "In the list: 7, 9"), ("", "The column is empty.")])
    func `the values of a column explain its meanings`(_ detail: String, _ text: String) {
        #expect(ProposalStrings.examples(detail) == text)
    }

    @Test func `the meanings of a column stand below its values`() throws {
        var chosen: [Int] = []
        let choice = MeaningChoice(
            subject: .column(0), name: "Level", explanation: "In the list: 7, 9",
            options: ["a", "b"], selected: 1)
        let page = MeaningView(choice: choice) { chosen.append($0) }.page
        #expect(page.title == "Level")
        guard case .text(let examples) = page.elements.first else { return }
        #expect(examples.text == "In the list: 7, 9")
        let rows = try list(page).sections[0].rows
        #expect(rows[1].details.map(\.text) == ["current"] && rows[0].details.isEmpty)
        rows[0].activate?()
        #expect(chosen == [0])
    }
}
