import Domain
import FootballUI
import Navigation
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
        func didRead(_: TableImport) { Issue.record("unexpected table") }
    }

    private let activity = Activity()
    private let delegate = Delegate()
    private let presenter: ProposalPresenter

    init() async throws {
        presenter = try await SampleList.presenter(
            work: WorkScope(activity), delegate: delegate)
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
        #expect(state.known.map(\.remark) == ["not stored: age 31, amateur, goalkeeper"])
        #expect(
            state.file.map { "\($0.name) = \($0.text)" } == [
                "Encoding = UTF-8", "Headings = Line 1",
            ])
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

    // MARK: The file

    private func choose(_ option: String, for name: String) throws {
        presenter.didSelect(try #require(state.file.first { $0.name == name }))
        let choice = try #require(delegate.choices.last)
        presenter.didChoose(
            try #require(choice.options.firstIndex(of: option)), for: choice.subject)
    }

    @Test func `another encoding reads the file again`() async throws {
        presenter.didToggleFillIn(true)
        try choose("UTF-16", for: "Encoding")
        #expect(delegate.choices.last?.selected == 0)
        #expect(state.progress == "Reading…")
        // The page is of the former reading until the file is read.
        presenter.didToggle(state.new[0])
        presenter.didToggleFillIn(false)
        presenter.didSelect(state.columns[0])
        presenter.didAccept()
        #expect(delegate.choices.count == 1 && delegate.accepted.isEmpty)
        await activity.waitUntilIdle()
        #expect(state.progress == nil && state.problem == nil)
        #expect(state.new.map(\.name) == ["Dee"])
        presenter.didAccept()
        #expect(delegate.accepted.first?.fillsIn == true)
    }

    @Test func `an encoding that is wrong leaves the page as it is`() async throws {
        let before = state
        try choose("KOI8-R", for: "Encoding")
        await activity.waitUntilIdle()
        #expect(state.problem == AccountFileError.unknownEncoding.message)
        #expect(state.new == before.new && state.progress == nil)
        try choose("UTF-8", for: "Encoding")
        #expect(state.problem == nil)
        await activity.waitUntilIdle()
        #expect(state == before)
    }

    @Test func `another table is read`() async throws {
        let presenter = try await SampleList.presenter(
            of: "tables", work: WorkScope(activity), delegate: delegate)
        #expect(
            presenter.state.file.map { "\($0.name) = \($0.text)" } == [
                "Table = B", "Headings = none",
            ])
        presenter.didSelect(presenter.state.file[0])
        #expect(delegate.choices.map(\.options) == [["B", "A"]])
        #expect(delegate.choices.map(\.explanation) == ["Choose the table to import."])
        presenter.didChoose(1, for: .table)
        await activity.waitUntilIdle()
        #expect(presenter.state.known.map(\.name) == ["Ana"])
    }

    @Test func `the row with the headings is chosen`() throws {
        try choose("none", for: "Headings")
        #expect(delegate.choices.last?.selected == 1)
        #expect(delegate.choices.last?.options[1] == "Line 1: Name, Age, Position, Level")
        #expect(state.file[1].text == "none")
        #expect(state.columns.map(\.name) == ["Column 1", "Column 2", "Column 3", "Column 4"])
        try choose("Line 1: Name, Age, Position, Level", for: "Headings")
        #expect(delegate.choices.last?.selected == 0)
        #expect(state.columns.first?.name == "Name")
    }

    @Test func `contacts have an encoding and no headings to choose`() async throws {
        let presenter = try await SampleList.presenter(of: "cards", delegate: delegate)
        #expect(presenter.state.file.map(\.text) == ["CP949"])
    }

    @Test func `missing values are filled in on request`() throws {
        #expect(state.fillsIn == false)
        presenter.didToggleFillIn(true)
        #expect(state.fillsIn == true)
        #expect(
            state.summary == "2 players will be added, 1 filled in, 2 rows left out.")
        #expect(state.known.map(\.remark) == ["filled in: age 31, amateur, goalkeeper"])
        for player in state.new + state.doubtful { presenter.didToggle(player) }
        #expect(state.canImport)
        presenter.didToggleFillIn(false)
        #expect(!state.canImport)
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
