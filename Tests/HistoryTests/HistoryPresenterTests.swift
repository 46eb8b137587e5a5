import Domain
import FootballUI
import Navigation
import TestSupport
import Testing

@testable import History

@MainActor @Suite struct `History presenter` {
    @Test func `the first load reads a part of the gathers and the number of all`() async {
        let fixture = HistoryFixture(FinishedMatch.many)
        #expect(fixture.matches.calls.made == [])
        await fixture.load()
        #expect(fixture.state.page?.count == 1_000)
        #expect(fixture.days.count < 300)
        #expect(fixture.days.first == "Mon 28 Dec")
        #expect(fixture.matches.calls.made == [.page])
    }

    @Test func `rows are loaded before they are shown, and once`() async {
        let fixture = HistoryFixture(FinishedMatch.many)
        await fixture.load()
        fixture.presenter.willShow(500..<530)
        await fixture.perform { $0.willShow(510..<540) }
        #expect(fixture.state.page?.item(at: 515) != nil)
        #expect(fixture.matches.calls.count(.page) == 2)
    }

    @Test func `a new load keeps the place and finds new gathers`() async throws {
        let fixture = HistoryFixture(FinishedMatch.many)
        await fixture.load()
        await fixture.perform { $0.willShow(500..<530) }
        let match = sampleMatch(at: Moment(wall: .max / 2, uptime: 0, boot: ""))
        let started = try await fixture.matches.start(
            MatchStart(lineUp: match.lineUp), startsClock: false, at: match.startedAt)
        _ = try await fixture.matches.append(
            started.log.next(.ended, at: match.startedAt), to: started)
        await fixture.load()
        #expect(fixture.state.page?.count == 1_001)
        #expect(fixture.state.page?.item(at: 501) != nil)
    }

    @Test func `changes of other devices are shown, and the search and the place stay`() async {
        let fixture = HistoryFixture(FinishedMatch.some)
        await fixture.load()
        await fixture.search("2026")
        await fixture.perform { $0.willShowDetails(of: FinishedMatch.some[0].id) }
        var match = sampleMatch(at: fixture.time.now())
        match.add(.ended, at: fixture.time.now())
        fixture.matches.put(match)
        await fixture.perform { $0.dataDidChange() }
        #expect(fixture.state.search == "2026" && fixture.days.count == 4)
        #expect(fixture.state.details?.id == FinishedMatch.some[0].id)
    }

    @Test(arguments: [
        ("ana", [0, 1, 2]), ("DORA", [3]), ("2026-11", [0, 1]), ("14 nov", [0, 3]),
        ("14/11/2026", [0]), ("last saturday", [0]), ("yesterday", [0]),
        ("november", [0, 1, 3]), ("xyz", []), (" ", [0, 1, 2, 3]), ("dora 2026", []),
    ])
    func `a search finds names of players and dates`(text: String, found: [Int]) async {
        let fixture = HistoryFixture(FinishedMatch.some)
        await fixture.load()
        let all = fixture.days
        await fixture.search(text)
        #expect(fixture.days == found.map { all[$0] })
        await fixture.perform { $0.didClearSearch() }
        #expect(fixture.days == all)
        #expect(fixture.state.search == "")
    }

    @Test func `dates follow the time zone`() async {
        let fixture = HistoryFixture(FinishedMatch.some, timeZone: FixedTimeZone(hours: 5))
        await fixture.load()
        await fixture.search("1 nov")
        #expect(fixture.state.page?.items.map(\.score.text) == ["0-3"])
    }

    @Test func `a month focuses its newest gather and clears the search`() async throws {
        let fixture = HistoryFixture(FinishedMatch.many)
        await fixture.load()
        await fixture.search("2024")
        await fixture.load(focusing: HistoryMonthRoute(year: 2_025, month: 6))
        let focus = try #require(fixture.state.focus)
        let page = try #require(fixture.state.page)
        let position = try #require(page.position(of: focus.target))
        #expect(position == 336 + 6 * 28)
        #expect(fixture.state.search == "")
        await fixture.load(focusing: HistoryMonthRoute(year: 2_025, month: 6))
        #expect(fixture.state.focus == .init(focus.target, after: focus))
    }

    @Test func `a month without gathers moves no focus`() async {
        let fixture = HistoryFixture(FinishedMatch.some)
        await fixture.load(focusing: HistoryMonthRoute(year: 2_026, month: 9))
        #expect(fixture.state.focus == nil)
        #expect(fixture.days.count == 4)
    }

    @Test func `a failure keeps the rows, and the next load removes it`() async {
        let fixture = HistoryFixture(FinishedMatch.some)
        await fixture.load()
        fixture.matches.calls.fail(.page, with: .full)
        await fixture.load()
        #expect(fixture.state.failure == StorageError.full.message)
        #expect(fixture.days.count == 4)
        await fixture.load()
        #expect(fixture.state.failure == nil)
    }

    @Test func `a failed search leaves no failure above the rows of the next one`() async {
        let fixture = HistoryFixture(FinishedMatch.some)
        await fixture.load()
        fixture.matches.calls.fail(.page, with: .full)
        await fixture.search("ana")
        #expect(fixture.state.failure == StorageError.full.message)
        await fixture.search("")
        #expect(fixture.state.failure == nil)
        #expect(fixture.days.count == 4)
    }

    @Test func `line-ups are read once, and only those requested last`() async throws {
        let fixture = HistoryFixture(FinishedMatch.some)
        await fixture.load()
        let ids = try #require(fixture.state.page?.items.map(\.id))
        for id in ids { fixture.presenter.willShowDetails(of: id) }
        await fixture.perform { $0.willShowDetails(of: ids[3]) }
        #expect(fixture.state.details?.id == ids[3])
        #expect(fixture.matches.calls.count(.match) == 1)
        await fixture.load()
        await fixture.perform { $0.willShowDetails(of: ids[3]) }
        #expect(fixture.matches.calls.count(.match) == 2)
    }

    @Test func `deleted gathers are shown instead of the others`() async throws {
        let fixture = HistoryFixture(FinishedMatch.some)
        let match = try await fixture.matches.match(FinishedMatch.some[1].id)
        _ = try await fixture.matches.append(
            match.log.next(.deleted, at: match.startedAt), to: match)
        await fixture.load()
        #expect(fixture.days.count == 3)
        await fixture.search("ana")
        await fixture.perform { $0.didToggleDeleted() }
        #expect(fixture.days == ["Sat 7 Nov"])
        #expect(fixture.state.search == "")
        await fixture.search("2025")
        #expect(fixture.days == [])
        await fixture.load(focusing: HistoryMonthRoute(year: 2_026, month: 11))
        #expect(fixture.days.count == 3)
        #expect(!fixture.state.showsDeleted)
    }
}
