import Domain
import TestSupport
import Testing

@testable import Attendance

@MainActor @Suite struct `Attendance of a match` {
    private let fixture = AttendanceFixture()

    /// Plays a match of the players at some positions of the squad against a guest.
    private func play(_ positions: Int...) async throws -> Match {
        let squad = try #require(fixture.state.content?.squad)
        let guest = LineUpEntry(playerID: nil, name: "Guest", position: nil, team: .b)
        let entries = positions.map { LineUpEntry(squad[$0], team: .a) } + [guest]
        return try await fixture.matches.start(
            MatchStart(lineUp: #require(LineUp(entries))), startsClock: false,
            at: fixture.clock.now())
    }

    private func people(_ match: Match) async throws -> [String]? {
        try await fixture.records.attendance(
            of: match, at: fixture.clock.now())?.people.map { "\($0.name) \($0.part)" }
    }

    private func name(_ position: Int) throws -> String {
        try #require(fixture.state.content?.squad[position].name.text)
    }

    @Test func `says who played, who did not, and who waited`() async throws {
        let start = try #require(EveningStart(wall: fixture.clock.now().wall + 11 * 60 * 60_000))
        try await fixture.begin(start: start, places: 2)
        await fixture.answer(.yes, 0, 1, 2)
        await fixture.answer(.no, 3)
        let match = try await play(0, 3)
        #expect(
            try await people(match) == [
                "\(name(0)) played", "\(name(1)) didNotPlay", "\(name(2)) waited",
                "\(name(3)) playedWithoutAnswer", "Guest playedWithoutAnswer",
            ])
    }

    @Test func `is that of the last evening without a date if players have agreed`()
        async throws
    {
        try await fixture.begin()
        await fixture.answer(.yes, 0, 1)
        #expect(try await people(try await play(2, 3)) == nil)
        #expect(try await people(try await play(0, 1))?.count == 5)
    }

    @Test func `counts all matches of the day`() async throws {
        let start = try #require(EveningStart(wall: fixture.clock.now().wall))
        try await fixture.begin(start: start)
        await fixture.answer(.yes, 0, 1, 2)
        let first = try await play(0)
        _ = try await fixture.matches.append(
            first.log.next(.ended, at: fixture.clock.now()), to: first)
        let second = try await play(1)
        #expect(
            try await people(second) == [
                "\(name(0)) played", "\(name(1)) played", "\(name(2)) didNotPlay",
                "Guest playedWithoutAnswer",
            ])
    }

    @Test func `of an evening without a date ends after 12 hours`() async throws {
        try await fixture.begin()
        await fixture.answer(.yes, 0, 1)
        let match = try await play(0, 1)
        fixture.clock.advance(by: .seconds(13 * 60 * 60))
        #expect(try await people(match) == nil)
    }

    @Test func `is that of the evening to which most players have agreed`() async throws {
        for (hour, position) in [(1, 2), (2, 0)] {
            let wall = fixture.clock.now().wall + Int64(hour) * 60 * 60_000
            let start = try #require(EveningStart(wall: wall) as EveningStart?)
            try await fixture.begin(start: start)
            await fixture.answer(.yes, position)
        }
        #expect(try await people(try await play(0))?.first == "\(name(0)) played")
    }

    @Test func `does not exist for a match on another day`() async throws {
        let start = try #require(EveningStart(wall: fixture.clock.now().wall + 13 * 60 * 60_000))
        try await fixture.begin(start: start)
        await fixture.answer(.yes, 0, 1)
        #expect(try await people(try await play(0, 1)) == nil)
    }
}
