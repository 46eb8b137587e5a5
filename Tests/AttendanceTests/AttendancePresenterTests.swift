import Domain
import FootballUI
import Navigation
import TestSupport
import Testing

@testable import Attendance

@MainActor @Suite struct `Attendance presenter` {
    private let fixture = AttendanceFixture()
    private var state: AttendanceState { fixture.state }
    private var names: [String] { state.content?.squad.map(\.name.text) ?? [] }

    init() async {
        await fixture.perform { $0.didAppear() }
    }

    // MARK: Loading

    @Test func `the squad is loaded, and there is no evening at first`() {
        #expect(names.count == 5)
        #expect(state.content?.evening == nil)
        #expect(state.content?.unanswered.count == 5)
        #expect(!state.canMakeTeams && !state.canRepeat && !state.isOver)
    }

    @Test func `a failure to load keeps the data, and the next load removes it`() async {
        let content = state.content
        fixture.evenings.calls.fail(.all, with: .damaged)
        await fixture.perform { $0.load() }
        #expect(state.failure == .load(StorageError.damaged.message))
        #expect(state.content == content)
        await fixture.perform { $0.load() }
        #expect(state.failure == nil)
    }

    // MARK: Answers

    @Test func `the first answer begins an evening`() async {
        await fixture.answer(.yes, 0)
        #expect(fixture.evenings.records.count == 1)
        #expect(fixture.names(.coming) == [names[0]])
        #expect(state.content?.unanswered.count == 4)
        #expect(state.content?.evening?.places == .usual)
    }

    @Test func `answers are in groups, and can be changed`() async throws {
        await fixture.answer(.yes, 0, 1)
        await fixture.answer(.maybe, 2)
        await fixture.answer(.no, 3)
        #expect(fixture.names(.coming) == [names[0], names[1]])
        #expect(fixture.names(.maybe) == [names[2]])
        #expect(fixture.names(.declined) == [names[3]])
        let id = try #require(state.content?.list[.maybe].first?.id)
        await fixture.perform { $0.didAnswer(.yes, of: .answer(id)) }
        #expect(fixture.names(.coming) == [names[0], names[1], names[2]])
        #expect(fixture.answers.records.count == 4)
    }

    @Test func `the same answer again changes nothing`() async {
        await fixture.answer(.yes, 0, 0)
        #expect(fixture.answers.calls.count(.save) == 1)
    }

    @Test func `two quick answers of one player are one`() async throws {
        let player = try #require(state.content?.squad.first)
        await fixture.perform {
            $0.didAnswer(.yes, of: .player(player))
            $0.didAnswer(.no, of: .player(player))
        }
        #expect(fixture.answers.records.map(\.answer) == [.no])
        #expect(fixture.evenings.records.count == 1)
    }

    @Test func `a failed save changes nothing, and can be repeated`() async {
        fixture.answers.calls.fail(.save, with: .full)
        await fixture.answer(.yes, 0)
        #expect(state.failure == .change(StorageError.full.message))
        #expect(fixture.names(.coming).isEmpty)
        #expect(fixture.evenings.records.isEmpty)
        await fixture.answer(.yes, 0)
        #expect(state.failure == nil)
        #expect(fixture.names(.coming) == [names[0]])
        #expect(fixture.evenings.records.count == 1)
    }

    @Test func `a removed answer takes the guests of the player along`() async throws {
        await fixture.answer(.yes, 0, 1)
        let player = try #require(state.content?.squad.first)
        await fixture.perform { $0.didAddGuest(of: player) }
        #expect(fixture.names(.coming) == [names[0], names[1], "\(names[0]) +1"])
        let id = try #require(state.content?.list[.coming].first?.id)
        await fixture.perform { $0.didRemove(id) }
        #expect(fixture.names(.coming) == [names[1]])
        await fixture.perform { $0.didUndo() }
        #expect(fixture.names(.coming) == [names[0], names[1], "\(names[0]) +1"])
    }

    @Test func `a host who does not come brings no guests`() async throws {
        await fixture.answer(.yes, 0, 1)
        let player = try #require(state.content?.squad.first)
        await fixture.perform { $0.didAddGuest(of: player) }
        await fixture.perform { $0.didAddGuest(of: player) }
        #expect(fixture.names(.coming).suffix(2) == ["\(names[0]) +1", "\(names[0]) +2"])
        await fixture.answer(.no, 0)
        #expect(fixture.names(.coming) == [names[1]])
    }

    @Test func `two answers of one player count once`() async throws {
        await fixture.answer(.yes, 0)
        let known = try #require(fixture.answers.records.first)
        try await fixture.answers.save(
            AttendanceAnswer(
                to: known.evening, name: known.name, player: known.player, answer: .no,
                order: known.order.next))
        await fixture.perform { $0.load() }
        #expect(fixture.names(.coming).isEmpty)
        #expect(fixture.names(.declined) == [names[0]])
    }

    @Test func `the undo of the first answer ends the evening`() async {
        await fixture.answer(.yes, 0)
        await fixture.perform { $0.didUndo() }
        #expect(fixture.evenings.records.isEmpty && state.content?.evening == nil)
    }

    @Test func `answers that were changed elsewhere cannot be taken back`() async throws {
        await fixture.answer(.yes, 0)
        #expect(state.undo != nil)
        await fixture.perform { $0.load() }
        #expect(state.undo != nil)
        var other = try #require(fixture.answers.records.first)
        other.answer = .maybe
        try await fixture.answers.save(other)
        await fixture.perform { $0.dataDidChange() }
        #expect(state.undo == nil)
    }

    // MARK: Places

    @Test func `who has no place waits, and moves up when somebody cancels`() async throws {
        try await fixture.begin(places: 2)
        await fixture.answer(.yes, 0, 1, 2, 3)
        #expect(fixture.names(.coming) == [names[0], names[1]])
        #expect(fixture.names(.waiting) == [names[2], names[3]])
        await fixture.answer(.no, 0)
        #expect(fixture.names(.coming) == [names[1], names[2]])
        await fixture.answer(.yes, 0)
        #expect(fixture.names(.waiting) == [names[3], names[0]])
    }

    @Test func `an occasional player has a place after regulars and before guests`() async throws {
        try await fixture.begin(places: 3)
        await fixture.answer(.yes, 0, 1, 2)
        let squad = try #require(state.content?.squad)
        await fixture.perform { $0.didChangeRank(of: squad[0].id) }
        await fixture.perform { $0.didAddGuest(of: squad[1]) }
        await fixture.answer(.yes, 3)
        #expect(fixture.names(.coming) == [names[1], names[2], names[3]])
        #expect(fixture.names(.waiting) == [names[0], "\(names[1]) +1"])
        await fixture.perform { $0.didChangeRank(of: squad[0].id) }
        #expect(fixture.names(.coming) == [names[0], names[1], names[2]])
        #expect(fixture.ranks.records.count == 1)
    }

    @Test func `a failed change of a rank is shown`() async throws {
        let player = try #require(state.content?.squad.first)
        fixture.ranks.calls.fail(.save, with: .busy)
        await fixture.perform { $0.didChangeRank(of: player.id) }
        #expect(state.failure == .change(StorageError.busy.message))
    }

    @Test func `those who waited last time come first if the organiser says so`() async throws {
        try await fixture.begin(places: 2)
        await fixture.answer(.yes, 0, 1, 2)
        try await fixture.begin(places: 2, priority: .waitedLastTime)
        await fixture.answer(.yes, 0, 1, 2)
        #expect(fixture.names(.coming) == [names[2], names[0]])
    }

    // MARK: Other evenings

    @Test func `the same people as last time answer in their order`() async throws {
        try await fixture.begin()
        await fixture.answer(.yes, 2, 0)
        await fixture.answer(.no, 1)
        try await fixture.begin()
        await fixture.answer(.no, 0)
        await fixture.perform { $0.didRepeat() }
        #expect(fixture.names(.coming) == [names[2]])
        #expect(fixture.names(.declined) == [names[0]])
        await fixture.perform { $0.didRepeat() }
        #expect(fixture.answers.records.count == 5)
        await fixture.perform { $0.didUndo() }
        #expect(fixture.names(.coming).isEmpty)
    }

    @Test func `after an evening, the same people begin the next one`() async throws {
        let now = fixture.clock.now()
        let start = try #require(EveningStart(wall: now.wall - 7 * 3_600_000))
        try await fixture.begin(start: start, places: 10)
        await fixture.answer(.yes, 0, 1)
        #expect(state.isOver && state.canRepeat)
        await fixture.perform { $0.didRepeat() }
        #expect(fixture.evenings.records.count == 2)
        #expect(!state.isOver)
        #expect(state.content?.evening?.places == PlaceCount(10))
        #expect(state.content?.evening?.start == EveningStart(wall: start.wall + 7 * 86_400_000))
        #expect(fixture.names(.coming) == [names[0], names[1]])
    }

    @Test func `the next evening is offered on the same weekday`() async throws {
        let start = try #require(EveningStart(wall: fixture.clock.now().wall - 20 * 86_400_000))
        try await fixture.begin(start: start, places: 10)
        let next = fixture.presenter.nextEvening
        #expect(next.start == EveningStart(wall: start.wall + 21 * 86_400_000))
        #expect(next.places == PlaceCount(10))
        #expect(next.id != fixture.evenings.records[0].id)
    }

    // MARK: Pasted lists

    @Test func `a pasted list is stored as one change, which one undo takes back`() async throws {
        await fixture.answer(.no, 0)
        let saves = fixture.answers.calls.count(.save)
        try await fixture.paste("1. \(names[0])\n2. \(names[1]) +1\n3. Somebody\n❌ \(names[2])")
        #expect(fixture.answers.calls.count(.save) == saves + 1)
        #expect(fixture.names(.coming) == [names[0], names[1], "\(names[1]) +1", "Somebody"])
        #expect(fixture.names(.declined) == [names[2]])
        await fixture.perform { $0.didUndo() }
        #expect(fixture.names(.coming).isEmpty)
        #expect(fixture.names(.declined) == [names[0]])
        #expect(state.undo == nil)
    }

    @Test func `a list that is pasted again changes nothing`() async throws {
        let text = "1. \(names[0])\n2. \(names[1]) +1\n3. Somebody"
        try await fixture.paste(text)
        let before = fixture.answers.records
        try await fixture.paste(text)
        #expect(fixture.answers.records == before)
    }

    @Test func `each guest of a list counts, also in the list that is pasted again`() async throws {
        try await fixture.paste("1. guest")
        try await fixture.paste("1. guest\n2. guest\n3. Somebody +1")
        #expect(fixture.names(.coming).count == 4)
        let before = fixture.answers.records
        try await fixture.paste("1. guest\n2. guest\n3. Somebody +1")
        #expect(fixture.answers.records == before)
    }

    @Test func `a list can begin a new evening`() async throws {
        await fixture.answer(.yes, 3)
        let preview = try #require(await fixture.preview(of: names[0]))
        try await fixture.presenter.accept(preview.accepted(isForOtherEvening: true))
        #expect(fixture.evenings.records.count == 2)
        #expect(fixture.names(.coming) == [names[0]])
        await fixture.perform { $0.didUndo() }
        #expect(fixture.evenings.records.count == 1)
        #expect(fixture.names(.coming) == [names[3]])
    }

    @Test func `a failed list leaves no new player, no nickname and no evening`() async throws {
        let preview = try #require(await fixture.preview(of: "1. Quentin\n2. boss"))
        let keys = preview.state([:]).questions.map(\.key)
        let player = try #require(state.content?.squad.first)
        let list = preview.accepted(
            [keys[0]: .newPlayer, keys[1]: .player(player.id)],
            nicknames: [player.id: try #require(ShortText("boss"))])
        fixture.answers.calls.fail(.save, with: .full)
        await #expect(throws: StorageError.full) { try await fixture.presenter.accept(list) }
        #expect(fixture.players.all.count == 5 && fixture.evenings.records.isEmpty)
        #expect(fixture.players.all.allSatisfy { $0.nickname == nil })
        try await fixture.presenter.accept(list)
        #expect(fixture.players.all.count == 6)
    }

    @Test func `a list that cannot be loaded again is stored`() async throws {
        let preview = try #require(await fixture.preview(of: "Somebody"))
        fixture.answers.calls.fail(.page, with: .busy)
        try await fixture.presenter.accept(preview.accepted())
        #expect(fixture.answers.records.count == 1)
        #expect(state.failure == .load(StorageError.busy.message))
        #expect(state.undo != nil)
    }

    @Test func `a guest whom the host no longer brings is removed`() async throws {
        try await fixture.paste("\(names[0]) +2\n\(names[1])")
        #expect(fixture.names(.coming).count == 4)
        try await fixture.paste("\(names[0]) +1\n\(names[1])")
        #expect(fixture.names(.coming).count == 3)
        try await fixture.paste("❌ \(names[0])")
        #expect(fixture.names(.coming) == [names[1]])
    }

    @Test func `new players and nicknames are stored, and taken back`() async throws {
        let preview = try #require(await fixture.preview(of: "1. Quentin\n2. boss"))
        let key = try #require(preview.state([:]).questions.last?.key)
        let first = try #require(preview.state([:]).questions.first?.key)
        let player = try #require(state.content?.squad.first)
        try await fixture.presenter.accept(
            preview.accepted(
                [first: .newPlayer, key: .player(player.id)],
                nicknames: [player.id: try #require(ShortText("boss"))]))
        #expect(fixture.names(.coming) == ["Quentin", names[0]])
        #expect(state.content?.squad.count == 6)
        #expect(state.content?.squad.first { $0.id == player.id }?.nickname?.text == "boss")
        await fixture.perform { $0.didUndo() }
        #expect(fixture.names(.coming).isEmpty)
        #expect(state.content?.squad.count == 5)
        #expect(state.content?.squad.first { $0.id == player.id }?.nickname == nil)
    }

    @Test func `a list for the evening on the page counts the answers before`() async throws {
        try await fixture.begin(places: 2)
        await fixture.answer(.yes, 0, 1)
        let preview = try #require(await fixture.preview(of: "\(names[1])\n\(names[2])"))
        #expect(preview.state([:]).waitingCount == 1)
        #expect(preview.state([:], isForOtherEvening: true).waitingCount == 0)
        try await fixture.paste("\(names[1])\n\(names[2])")
        #expect(fixture.names(.waiting) == [names[2]])
    }

    @Test func `a new evening has the date and the place of its list`() async throws {
        let start = EveningStart(wall: fixture.clock.now().wall + 7 * 24 * 3_600_000)
        let day = try #require(start?.localTime(in: FixedTimeZone()))
        let date = "\(day.year)-\(day.month)-\(day.day)"
        try await fixture.paste("\(date) 20:30, Olympiapark\n1. \(names[0])\n2. \(names[1])")
        let evening = try #require(fixture.evenings.records.first)
        #expect(evening.start == EveningStart(date: date, time: "20:30", in: FixedTimeZone()))
        #expect(evening.place?.text == "Olympiapark")
        #expect(fixture.names(.coming) == [names[0], names[1]])
    }

    @Test func `a list that is pasted after the evening begins the next one`() async throws {
        let start = try #require(EveningStart(wall: fixture.clock.now().wall - 7 * 3_600_000))
        try await fixture.begin(start: start)
        await fixture.answer(.yes, 3)
        try await fixture.paste(names[0])
        #expect(fixture.evenings.records.count == 2)
        #expect(fixture.names(.coming) == [names[0]])
    }

    @Test func `a failed save of a list throws, and the undo fails with a message`() async throws {
        fixture.answers.calls.fail(.save, with: .full)
        await #expect(throws: StorageError.full) { try await fixture.paste("Somebody") }
        try await fixture.paste("Somebody")
        fixture.answers.calls.fail(.save, with: .busy)
        await fixture.perform { $0.didUndo() }
        #expect(state.failure == .change(StorageError.busy.message))
        #expect(state.undo != nil)
    }

    // MARK: Search and teams

    @Test func `the search finds players without an answer`() async throws {
        fixture.presenter.didSearch(names[1])
        #expect(fixture.presenter.foundPlayers.map(\.name.text) == [names[1]])
        fixture.presenter.didSearch(" ")
        #expect(fixture.presenter.foundPlayers.count == 5)
    }

    @Test func `teams are requested of those who come, with guests`() async throws {
        try await fixture.begin(places: 3)
        await fixture.answer(.yes, 0)
        await fixture.perform { $0.didRequestTeams() }
        #expect(fixture.navigation.drafts.isEmpty)
        let player = try #require(state.content?.squad.first)
        await fixture.perform { $0.didAddGuest(of: player) }
        await fixture.answer(.yes, 1, 2, 3)
        #expect(state.canMakeTeams)
        await fixture.perform { $0.didRequestTeams() }
        let bench = try #require(fixture.navigation.drafts.first)[.bench]
        #expect(bench.map(\.name) == [names[0], names[1], names[2]])
        await fixture.answer(.no, 2, 3)
        await fixture.perform { $0.didRequestTeams() }
        #expect(
            fixture.navigation.drafts.last?[.bench].map(\.name) == [
                names[0], names[1], "\(names[0]) +1",
            ])
    }
}
