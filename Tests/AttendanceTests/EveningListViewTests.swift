import Domain
import TerminalUI
import TestSupport
import Testing

@testable import Attendance

@MainActor @Suite struct `Evening list view` {
    private let fixture = AttendanceFixture()

    @Test func `has the last evening first, with its place, and chooses one`() async throws {
        let start = EveningStart(date: "2023-11-21", time: "20:30", in: FixedTimeZone())
        let evenings = [
            Evening(start: start, place: ShortText("Park")), Evening(),
            Evening(place: ShortText("Garden")),
        ]
        for evening in evenings { try await fixture.evenings.save(evening) }
        await fixture.perform { $0.didAppear() }
        let content = try #require(fixture.state.content)
        let chosen = Box<[Evening.ID]>([])
        let rows = try #require(
            EveningListView(content: content, presenter: fixture.presenter) {
                chosen.value.append($0)
            }.page.list
        ).allRows
        #expect(rows.map(\.title) == ["Garden", "Tue 21 Nov 2023, 20:30", "Evening"])
        #expect(rows.map { $0.details.map(\.text) } == [[], ["Park"], []])
        #expect(rows.map(\.isChecked) == [true, false, false])
        rows[1].activate?()
        #expect(chosen.value == [evenings[0].id])
    }
}
