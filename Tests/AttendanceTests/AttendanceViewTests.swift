import Domain
import Localization
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Attendance

@MainActor @Suite struct `Attendance view` {
    private let fixture = AttendanceFixture()
    private let opened = Box<[String]>([])

    private func page(_ state: AttendanceState? = nil) -> Page {
        AttendanceView(state: state ?? fixture.state, presenter: fixture.presenter) { [opened] in
            switch $0 {
            case .paste(let text): opened.value.append("paste \(text)")
            case .file: opened.value.append("file")
            case .share: opened.value.append("share")
            case .evenings: opened.value.append("evenings")
            case .evening(_, let isNew): opened.value.append(isNew ? "new" : "edit")
            }
        }.page
    }

    private func row(_ title: String) throws -> Row {
        try #require(page().list?.allRows.first { $0.title == title })
    }

    private func load() async { await fixture.perform { $0.didAppear() } }

    @Test func `data that is not loaded is shown as progress or as a failure`() {
        #expect(page().progress?.label == "Loading…")
        #expect(page().onPaste == nil && page().actions.isEmpty)
        var state = AttendanceState()
        state.failure = .load("Replace it.")
        #expect(page(state).emptyState?.title == "Unable to load the answers")
        #expect(page(state).emptyState?.message == "Replace it.")
        #expect(page(state).actions.map(\.label) == ["Try again"])
    }

    @Test func `without an evening, the page says how to begin`() async {
        await load()
        #expect(
            page().texts.map(\.text) == [
                "Paste the list of your messenger, or choose who comes."
            ])
        #expect(page().list?.sections.map(\.title) == ["Coming", "No answer"])
        #expect(
            page().actions.map(\.label) == [
                "Make teams", "Same as last time", "New evening", "Read file",
            ])
        #expect(page().actions.map(\.isEnabled) == [false, false, true, true])
        page().onPaste?("1. Ana")
        for action in page().actions.suffix(2) { action.perform() }
        #expect(opened.value == ["paste 1. Ana", "new", "file"])
    }

    @Test(arguments: [Language.en, .ko])
    func `a shared list is understood when it is pasted`(language: Language) async throws {
        try await fixture.begin(start: nil, places: 2)
        await fixture.answer(.yes, 0, 1, 2)
        await fixture.answer(.maybe, 3)
        await fixture.answer(.no, 4)
        let text = Language.with(language) { fixture.state.sharedText }
        let other = AttendanceFixture(fixture.state.content?.squad ?? [])
        await other.perform { $0.didAppear() }
        try await other.paste(text)
        for group in AttendanceList.Group.allCases {
            #expect(other.names(group) == fixture.names(group))
        }
    }

    @Test func `the evening and the answers are shared as a numbered list`() async throws {
        try await fixture.begin(places: 2)
        await fixture.answer(.yes, 0, 1, 2)
        page().actions.first { $0.label == "Share" }?.perform()
        #expect(opened.value == ["share"])
        let names = try #require(fixture.state.content?.squad.prefix(3).map(\.name.text))
        #expect(
            fixture.state.sharedText == """
                Evening.
                2 of 2 places taken.

                Coming:
                1. \(names[0])
                2. \(names[1])

                Waiting:
                1. \(names[2])
                """)
    }

    @Test func `people are in sections with their answers, ranks and guests`() async throws {
        await load()
        await fixture.answer(.yes, 0, 1)
        await fixture.answer(.no, 2)
        await fixture.answer(.maybe, 3)
        let player = try #require(fixture.state.content?.squad[0])
        await fixture.perform {
            $0.didChangeRank(of: player.id)
            $0.didAddGuest(of: player)
        }
        #expect(
            page().list?.sections.map(\.title) == ["Coming", "Maybe", "Not coming", "No answer"])
        #expect(try row(player.name.text).details.map(\.text).last == "occasional")
        #expect(try row("\(player.name.text) +1").details.map(\.text) == ["guest"])
        #expect(page().texts.map(\.text) == ["Evening. 3 of 14 places taken."])
        #expect(page().actions.map(\.label).contains("Undo"))
        page().actions.first { $0.label == "Edit evening" }?.perform()
        #expect(opened.value == ["edit"])
    }

    @Test func `rows without an answer are given one by Enter or by keys`() async throws {
        await load()
        let names = fixture.state.content?.squad.map(\.name.text) ?? []
        try row(names[0]).activate?()
        try row(names[1]).actions[1].perform()
        try row(names[2]).actions[3].perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.names(.coming) == [names[0]])
        #expect(fixture.names(.declined) == [names[1]])
        #expect(fixture.ranks.records.map(\.rank) == [.occasional])
        #expect(
            try row(names[2]).actions.map(\.key) == [
                .character("y"), .character("n"), .character("m"), .character("r"),
            ])
    }

    @Test func `rows with an answer are changed by Enter or by keys`() async throws {
        await load()
        await fixture.answer(.yes, 0)
        let name = fixture.names(.coming)[0]
        #expect(try row(name).actions.map(\.isEnabled) == [false, true, true, true, true, true])
        try row(name).activate?()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.names(.declined) == [name])
        try row(name).activate?()
        await fixture.activity.waitUntilIdle()
        try row(name).actions.first { $0.key == .character("+") }?.perform()
        try row(name).actions.first { $0.key == .character("r") }?.perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.names(.coming) == [name, "\(name) +1"])
        #expect(try row(name).details.map(\.text).last == "occasional")
        try row(name).actions.first { $0.key == .character("x") }?.perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.names(.coming).isEmpty)
    }

    @Test func `failures are shown above the people`() async {
        await load()
        var state = fixture.state
        state.failure = .load("Repair it.")
        #expect(page(state).texts.first?.text == "Unable to load the answers. Repair it.")
        #expect(page(state).actions.last?.label == "Try again")
        state.failure = .change("Free space.")
        #expect(page(state).texts.first?.text == "Unable to save the change. Free space.")
        state = AttendanceState(teamsUnavailableReason: "That is unavailable.")
        state.content = fixture.state.content
        #expect(page(state).actions.first?.unavailableReason == "That is unavailable.")
    }

    @Test func `a large squad has a search`() async {
        #expect(page().fields.isEmpty)
        let fixture = AttendanceFixture(SampleData.players(count: 21))
        await fixture.perform { $0.didAppear() }
        let page = {
            AttendanceView(state: fixture.state, presenter: fixture.presenter) { _ in }.page
        }
        #expect(page().fields.map(\.label) == ["Search"])
        page().fields.first?.onEdit("nobody at all")
        #expect(page().list?.sections.last?.placeholder == "No other player has this name.")
    }

    @Test func `an evening that is over says so`() async throws {
        let start = try #require(EveningStart(wall: fixture.clock.now().wall - 7 * 3_600_000))
        try await fixture.begin(start: start)
        #expect(page().texts.first?.text.hasSuffix("This evening is over.") == true)
    }
}

@MainActor @Suite struct `Paste view` {
    private let fixture = AttendanceFixture()
    private let asked = Box<[String]>([])

    private func page(_ text: String, _ decide: (PastePresenter) -> Void = { _ in }) async throws
        -> Page
    {
        await fixture.perform { $0.didAppear() }
        let preview = try #require(await fixture.preview(of: text))
        let presenter = PastePresenter(
            preview, work: WorkScope(fixture.activity), store: { _ throws(StorageError) in },
            didFinish: {})
        decide(presenter)
        return PasteView(state: presenter.state, presenter: presenter) { [asked] _, name in
            asked.value.append(name)
        }.page
    }

    private func lines(_ page: Page) -> [String] {
        (page.list?.sections.last?.allRows ?? []).map {
            "\($0.title) → \($0.details.map(\.text).joined())"
        }
    }

    @Test func `each line says what it becomes`() async throws {
        let page = try await page(
            "Tuesday 24 Nov\n1. Ana +1\n\n2. Quentin\n3.\nMaybe: Bo\n4. Ana ❌\nsee you there!")
        #expect(
            lines(page) == [
                "Tuesday 24 Nov → date", "1. Ana +1 → replaced by line 7",
                "2. Quentin → Quentin (guest): Yes", "3. → free place", "Maybe: Bo → Bo: Maybe",
                "4. Ana ❌ → Ana: No", "see you there! → chatter",
            ])
        #expect(page.texts.map(\.text) == ["1 yes, 1 maybe, 1 no. For a new evening."])
    }

    @Test func `the evening of the heading is shown, and how many will wait`() async throws {
        let names = (1...16).map { "\($0). Guest \($0)" }.joined(separator: "\n")
        let page = try await page("Tuesday, 20:30, Olympiapark\n" + names)
        let text = try #require(page.texts.first?.text)
        #expect(
            text.hasPrefix("16 yes, 0 maybe, 0 no. With 14 places, 2 will wait."))
        #expect(text.hasSuffix(", 20:30, Olympiapark."))
    }

    @Test func `a line that is too long is marked`() async throws {
        let page = try await page("1. Ana " + String(repeating: "x", count: 3_000))
        #expect(page.list?.allRows.last?.details.last?.text == "cut")
    }

    @Test func `questions stand first, with the likely players`() async throws {
        let page = try await page("1. Łukazs")
        #expect(page.list?.sections.map(\.title) == ["Questions", "Lines"])
        let question = try #require(page.list?.sections.first?.allRows.first)
        #expect(question.title == "Who is “Łukazs”?")
        #expect(question.details.map(\.text) == ["Łukasz"])
        #expect(page.action("Accept")?.unavailableReason?.hasPrefix("Answer") == true)
        question.activate?()
        page.list?.allRows.last?.activate?()
        #expect(asked.value == ["Łukazs", "Łukazs"])
        #expect(lines(page) == ["1. Łukazs → Łukazs?: Yes"])
    }

    @Test(arguments: [
        (ListDecision.newPlayer, "Quentin (new player): Yes"), (.nobody, "Nobody"),
        (.guest, "Quentin (guest): Yes"),
    ])
    func `a decision is shown on its line`(decision: ListDecision, expected: String) async throws {
        let page = try await page("1. Quentin") { presenter in
            presenter.didDecide(decision, about: presenter.state.questions[0].key)
        }
        #expect(lines(page) == ["1. Quentin → \(expected)"])
    }

    @Test func `the choices for a name are players and three others`() throws {
        let chosen = Box<[ListDecision]>([])
        let (ana, bo) = (SampleData.squad[0], SampleData.squad[1])
        let page = PasteQuestionView(name: "an", candidates: [ana], squad: [bo]) { [chosen] in
            chosen.value.append($0)
        }.page
        #expect(page.list?.allRows.map(\.title) == ["Ana", "guest", "New player", "Nobody", "Bo"])
        page.list?.allRows.forEach { $0.activate?() }
        #expect(chosen.value == [.player(ana.id), .guest, .newPlayer, .nobody, .player(bo.id)])
    }
}
