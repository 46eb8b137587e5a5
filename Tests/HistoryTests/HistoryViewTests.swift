import Domain
import FootballUI
import FoundationEssentials
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import History

@MainActor @Suite struct `History view` {
    private func loaded(_ matches: [FinishedMatch]) async -> HistoryFixture {
        let fixture = HistoryFixture(matches)
        await fixture.load()
        return fixture
    }

    private func rows(_ fixture: HistoryFixture) throws -> Rows {
        try #require(fixture.page.list).sections[0].rows
    }

    @Test func `a row has the date, the score, the winner and the time`() async throws {
        let rows = try rows(await loaded(FinishedMatch.some))
        #expect(
            (0..<4).map { rows[$0].title } == [
                "Sat 14 Nov", "Sat 7 Nov", "Sat 31 Oct", "Fri 14 Nov",
            ])
        #expect((0..<4).map { rows[$0].group } == ["Nov 2026", "Nov 2026", "Oct 2026", "Nov 2025"])
        #expect(
            (0..<4).map { rows[$0].details.map(\.text) } == [
                ["4-2", "Team A", "19:30"], ["1-1", "Draw", "19:30"], ["0-3", "Team B", "19:30"],
                ["1-0", "Team A", "19:30"],
            ])
        #expect((0..<3).map { rows[$0].details[1].role } == [.firstSide, .dim, .secondSide])
    }

    @Test func `a row opens its gather`() async throws {
        let fixture = await loaded(FinishedMatch.some)
        let open = try #require(try rows(fixture)[1].activate)
        open()
        #expect(fixture.navigation.selected == [FinishedMatch.some[1].id])
    }

    @Test func `a row says why it cannot be opened`() async throws {
        let fixture = HistoryFixture(FinishedMatch.some, unavailableReason: "Not now.")
        await fixture.load()
        let row = try rows(fixture)[0]
        #expect(row.unavailableReason == "Not now." && row.activate == nil)
        fixture.presenter.didSelect(FinishedMatch.some[0].id)
        #expect(fixture.navigation.selected == [])
    }

    @Test func `rows that are not loaded have different identifiers`() async throws {
        let rows = try rows(await loaded(FinishedMatch.many))
        #expect(Set((0..<1_000).map { rows[$0].id }).count == 1_000)
        #expect(rows[999].title == "…")
    }

    @Test func `the title and an empty list follow the rows that are shown`() async {
        let fixture = await loaded([])
        let titles = { (title: String, empty: String) in
            fixture.page.title == title && fixture.page.emptyState?.title == empty
        }
        fixture.presenter.didToggleDeleted()
        #expect(titles("Gathers", "No gathers yet"))
        #expect(fixture.page.emptyState?.message == HistoryStrings.emptyMessage)
        await fixture.activity.waitUntilIdle()
        #expect(titles("Deleted gathers", "No deleted gathers"))
    }

    @Test func `a damaged gather is marked`() {
        let match = MatchSummary(
            id: UUID(), startedAt: Moment(wall: 0, uptime: 0, boot: ""), score: Score())
        let row = match.row(
            in: FixedTimeZone(), isDamaged: true, unavailableReason: nil, select: {}
        ) { Panel("", elements: []) }
        #expect(row.role == .warning)
        #expect(row.details.map(\.text) == ["-", "Damaged", "00:00"])
    }

    @Test func `the panel of a row shows the line-ups when they are loaded`() async throws {
        let fixture = await loaded(FinishedMatch.some)
        let panel = try #require(try rows(fixture)[0].detail)
        #expect(panel().title == "Sat 14 Nov 2026, 19:30")
        #expect(panel().elements.isEmpty)
        await fixture.activity.waitUntilIdle()
        let detail = try #require(try rows(fixture)[0].detail)
        guard case .text(let result)? = detail().elements.first,
            case .list(let list)? = detail().elements.last
        else {
            Issue.record("the panel has no result and no list")
            return
        }
        #expect(result == Text("4-2, Team A won", role: .firstSide))
        #expect(list.sections.map(\.title) == ["Team A", "Team B"])
        #expect(list.sections.map { $0.rows[0].title } == ["Ana", "Bo"])
        #expect(list.sections[0].rows[0].details.map(\.text) == ["GK"])
        let other = try #require(try rows(fixture)[1].detail)
        #expect(other().elements.isEmpty)
    }

    @Test func `the panel of a damaged gather shows the reason`() async throws {
        let fixture = await loaded(FinishedMatch.some)
        fixture.matches.calls.fail(.match, with: .damaged)
        let panel = try #require(try rows(fixture)[0].detail)
        _ = panel()
        await fixture.activity.waitUntilIdle()
        let detail = try #require(try rows(fixture)[0].detail)
        guard case .text(let text)? = detail().elements.first else {
            Issue.record("there is no text")
            return
        }
        #expect(text.text.contains(StorageError.damaged.message))
    }
}
