import Domain
import Navigation
import TestSupport
import Testing

@testable import Attendance

@MainActor @Suite struct `The evening on the page` {
    private let fixture = AttendanceFixture()
    private var state: AttendanceState { fixture.state }
    private let names = Array(SampleData.squad.prefix(5)).map(\.name.text)
    private let day: Int64 = 24 * 3_600_000

    init() async { await fixture.perform { $0.didAppear() } }

    private func evening(in days: Int64?, places: Int) -> Evening {
        Evening(
            start: days.flatMap { EveningStart(wall: fixture.clock.now().wall + $0 * day) },
            places: PlaceCount(places) ?? .usual)
    }

    private func store(_ evenings: Evening...) async throws {
        for evening in evenings { try await fixture.evenings.save(evening) }
        await fixture.perform { $0.load() }
    }

    private var places: Int? { state.content?.evening?.places.count }
    private var earlierPlaces: Int? { state.content?.earlier?.evening.places.count }

    @Test func `is the next one that is not over`() async throws {
        try await store(
            evening(in: 9, places: 9), evening(in: -1, places: 8), evening(in: 2, places: 10))
        #expect(places == 10 && earlierPlaces == 8)
        #expect(state.content?.evenings.map(\.places.count) == [8, 10, 9])
        // The one that usually follows is after the last one.
        let next = try #require(fixture.presenter.nextEvening.start)
        #expect(next.wall == (state.content?.evenings.last?.start?.wall ?? 0) + 7 * day)
    }

    @Test func `is the last one if all are over, or one without a date that was added last`()
        async throws
    {
        try await store(evening(in: -2, places: 8), evening(in: -9, places: 10))
        #expect(places == 8 && earlierPlaces == 10)
        try await store(evening(in: nil, places: 12))
        #expect(places == 12 && earlierPlaces == 8)
    }

    @Test func `is a chosen one until that is deleted`() async throws {
        let other = evening(in: 9, places: 9)
        try await store(evening(in: 2, places: 10), other)
        await fixture.perform { $0.didChoose(other.id) }
        #expect(places == 9)
        await fixture.perform { $0.didAppear() }
        #expect(places == 9)
        try await fixture.evenings.delete(other.id)
        await fixture.perform { $0.didAppear() }
        #expect(places == 10)
    }

    @Test func `is the new one of a list, also if it is before or after another one`() async throws
    {
        for days: Int64 in [2, 9] {
            let fixture = AttendanceFixture()
            await fixture.perform { $0.didAppear() }
            let known = Evening(start: EveningStart(wall: fixture.clock.now().wall + 5 * day))
            try await fixture.evenings.save(known)
            await fixture.perform { $0.load() }
            let start = EveningStart(wall: fixture.clock.now().wall + days * day)
            let time = try #require(start?.localTime(in: FixedTimeZone()))
            let text = "\(time.year)-\(time.month)-\(time.day) 20:00\n1. \(names[0])\n2. Somebody"
            let preview = try #require(await fixture.preview(of: text))
            // The day is not that of the evening on the page.
            #expect(!preview.isForNewEvening && preview.state([:]).isForOtherEvening)
            try await fixture.presenter.accept(preview.accepted())
            #expect(fixture.state.start?.day == time.day)
            #expect(fixture.names(.coming) == [names[0], "Somebody"])
            await fixture.perform { $0.didAppear() }
            #expect(fixture.state.start?.day == time.day)
            await fixture.perform { $0.didUndo() }
            #expect(fixture.state.content?.evening == known)
        }
    }

    @Test func `is the current one when a list is pasted to one that is over`() async throws {
        let over = evening(in: -2, places: 8)
        try await store(over, evening(in: 2, places: 10))
        await fixture.perform { $0.didChoose(over.id) }
        #expect(state.isOver)
        try await fixture.paste("1. \(names[0])\n2. \(names[1])")
        #expect(places == 10 && fixture.evenings.records.count == 2)
        await fixture.perform { $0.didChoose(over.id) }
        await fixture.perform { $0.didRepeat() }
        #expect(places == 10)
    }

    @Test func `of a list stays the one of its preview`() async throws {
        let known = evening(in: 5, places: 10)
        try await store(known)
        let preview = try #require(await fixture.preview(of: "1. \(names[0])\n2. Somebody"))
        // Another device adds an evening before it.
        try await store(evening(in: 2, places: 9))
        try await fixture.presenter.accept(preview.accepted())
        #expect(fixture.answers.records.allSatisfy { $0.evening == known.id })
        #expect(state.content?.evening?.id == known.id)
        try await fixture.evenings.delete(known.id)
        await #expect(throws: StorageError.notFound) {
            try await fixture.presenter.accept(preview.accepted())
        }
    }

    @Test func `that another device has begun at the same time is not begun twice`() async throws {
        let start = try #require(EveningStart(wall: fixture.clock.now().wall + 3 * day))
        let time = start.localTime(in: FixedTimeZone())
        let text = "\(time.year)-\(time.month)-\(time.day) \(time.hour):"
        let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
        let preview = try #require(
            await fixture.preview(of: "\(text)\(minute)\n1. \(names[0])\n2. Somebody"))
        let other = Evening(start: start)
        try await store(other)
        await fixture.answer(.yes, 1)
        try await fixture.presenter.accept(preview.accepted())
        #expect(fixture.evenings.records.map(\.id) == [other.id])
        #expect(Set(fixture.names(.coming)) == [names[0], names[1], "Somebody"])
    }

    @Test func `is the one of the day of a list, also if it is not on the page`() async throws {
        let later = evening(in: 9, places: 9)
        try await store(evening(in: 2, places: 10), later)
        let time = try #require(later.start?.localTime(in: FixedTimeZone()))
        let date = "\(time.year)-\(time.month)-\(time.day)"
        let preview = try #require(
            await fixture.preview(of: "\(date) 12:00\n1. \(names[0])\n2. Somebody"))
        #expect(preview.isOtherEveningStored && preview.state([:]).evening == later)
        try await fixture.presenter.accept(preview.accepted())
        #expect(fixture.evenings.records.count == 2)
        #expect(places == 9 && fixture.names(.coming).count == 2)
    }

    @Test func `is the current one for the same people after it has ended`() async throws {
        try await store(evening(in: 0, places: 8), evening(in: 2, places: 10))
        #expect(places == 8)
        await fixture.answer(.yes, 0)
        fixture.clock.advance(by: .seconds(24 * 3_600))
        await fixture.perform { $0.didRepeat() }
        #expect(places == 10 && fixture.names(.coming) == [names[0]])
        #expect(fixture.evenings.records.count == 2)
    }

    @Test func `begins with the same guests, but not with those whom players have brought`()
        async throws
    {
        try await fixture.paste("1. Joe\n2. guest\n3. guest\n4. \(names[0]) +1\n5. Kim ❌")
        #expect(fixture.names(.coming).count == 5)
        try await fixture.begin()
        try await fixture.paste("1. guest\n2. \(names[1])")
        await fixture.perform { $0.didRepeat() }
        let coming = fixture.names(.coming)
        #expect(coming.count == 5)
        #expect(Set(coming).isSuperset(of: ["Joe", names[0], names[1]]))
        #expect(coming.count { $0.hasPrefix("guest") || $0.hasPrefix("Guest") } == 2)
        await fixture.perform { $0.didRepeat() }
        #expect(fixture.names(.coming) == coming)
    }

    @Test func `has no undo of another one`() async throws {
        let other = evening(in: 9, places: 9)
        try await store(evening(in: 2, places: 10), other)
        await fixture.answer(.yes, 0)
        await fixture.perform { $0.didUndo() }
        await fixture.answer(.yes, 0)
        let answer = try #require(state.content?.answers.first)
        await fixture.perform { $0.didRemove(answer.id) }
        #expect(state.undo != nil)
        await fixture.perform { $0.didChoose(other.id) }
        #expect(state.undo == nil)
    }

    @Test func `has as many places as a new list with people who wait`() async throws {
        let preview = try #require(
            await fixture.preview(of: "1. \(names[0])\n2. \(names[1])\nWaiting:\n3. \(names[2])"))
        #expect(preview.state([:]).evening.places.count == 2)
        #expect(preview.state([:]).waitingCount == 1)
        let mixed = try #require(
            await fixture.preview(
                of: "1. \(names[0])\n2. \(names[1]) (waiting)\n3. \(names[2])\n4. \(names[3])"))
        #expect(mixed.state([:]).evening.places.count == 3)
        let limited = try #require(
            await fixture.preview(
                of: "max 12\n1. \(names[0])\n2. \(names[1])\nWaiting:\n3. \(names[2])"))
        #expect(limited.state([:]).evening.places.count == 12)
    }

    @Test func `a name that becomes a player is not the guest of that name`() async throws {
        try await fixture.begin(places: 2)
        try await fixture.paste("1. Joe\n2. \(names[0])")
        let preview = try #require(await fixture.preview(of: "1. Joe\n2. \(names[0])"))
        let key = try #require(preview.state([:]).questions.first?.key)
        #expect(preview.state([:]).waitingCount == 0)
        #expect(preview.state([key: .newPlayer]).waitingCount == 1)
        try await fixture.presenter.accept(preview.accepted([key: .newPlayer]))
        #expect(fixture.names(.waiting).count == 1)
    }
}
