import Domain
import TerminalUI
import TestSupport
import Testing

@testable import DataTransfer

@MainActor @Suite struct `Proposed import presenter` {
    private final class Delegate: ProposalPresenterDelegate {
        private(set) var choices: [MeaningChoice] = []
        private(set) var accepted: [SquadImport] = []
        func didRequestMeaning(_ choice: MeaningChoice) { choices.append(choice) }
        func didAccept(_ squad: SquadImport) { accepted.append(squad) }
    }

    private let delegate = Delegate()
    private let presenter: ProposalPresenter

    init() async throws {
        presenter = ProposalPresenter(try await SampleList.squad(), delegate: delegate)
    }

    private var state: ProposalState { presenter.state }

    @Test func `the proposal shows what was understood`() {
        #expect(state.format == "Text in UTF-8, separated by commas.")
        #expect(state.summary == "2 players will be added, 1 stored already, 2 rows left out.")
        #expect(
            state.columns.map { "\($0.name) = \($0.text): \($0.detail)" } == [
                "Name = name: Ana, Bo, Cy", "Age = age: 31, 27, 3",
                "Position = position: GK, CB, Coach", "Level = skill: 7, 9",
            ])
        // Words without a meaning come first.
        #expect(
            state.words.map { "\($0.name) = \($0.text): \($0.detail)" } == [
                "Coach = not imported: 1 row", "GK = goalkeeper: 1 row", "CB = defender: 1 row",
                "7 = amateur: 1 row", "9 = professional: 1 row",
            ])
        #expect(state.new.map(\.name) == ["Bo"])
        #expect(state.known.map(\.name) == ["Ana"])
        #expect(state.doubtful.map(\.remark) == ["Line 4: unknown position “Coach”"])
    }

    @Test func `a column gets the chosen meaning`() throws {
        presenter.didSelect(state.columns[1])
        let choice = try #require(delegate.choices.first)
        #expect(choice.options.count == SquadColumn.allCases.count)
        #expect(choice.options[choice.selected ?? 0] == "age")
        presenter.didChoose(
            try #require(choice.options.firstIndex(of: "not imported")), for: choice.subject)
        #expect(state.columns[1].text == "not imported")
    }

    @Test func `a word for a position gets the chosen meaning, or none`() throws {
        presenter.didSelect(state.words[0])
        let choice = try #require(delegate.choices.first)
        #expect(choice.options.last == "not imported")
        #expect(choice.selected == choice.options.count - 1)
        presenter.didChoose(1, for: choice.subject)
        #expect(state.words.map(\.text).first == "goalkeeper")
        #expect(state.doubtful.isEmpty)
        #expect(state.new.map(\.values).last == "defender")
        presenter.didChoose(choice.options.count - 1, for: choice.subject)
        #expect(state.new.map(\.values).last == "")
    }

    @Test func `a value of a skill gets the chosen meaning`() throws {
        let word = try #require(state.words.first { $0.name == "9" })
        presenter.didSelect(word)
        presenter.didChoose(0, for: word.subject)
        #expect(state.words.first { $0.name == "9" }?.text == "beginner")
    }

    @Test func `a row is left out and included again`() throws {
        presenter.didToggle(try #require(state.doubtful.first))
        #expect(state.doubtful.first?.isIncluded == false)
        #expect(state.summary == "1 player will be added, 1 stored already, 3 rows left out.")
        presenter.didToggle(try #require(state.doubtful.first))
        #expect(state.doubtful.first?.isIncluded == true)
    }

    @Test func `the accepted proposal has the changes, and an empty one is not accepted`() throws {
        presenter.didAccept()
        #expect(delegate.accepted.first?.addedPlayers.map(\.name.text) == ["Bo", "Cy"])
        for player in state.new + state.doubtful { presenter.didToggle(player) }
        #expect(!state.canImport)
        presenter.didAccept()
        #expect(delegate.accepted.count == 1)
    }
}
