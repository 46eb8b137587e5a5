import Domain
import FootballUI
import FoundationEssentials
import Navigation
import TerminalUI
import TestSupport

@testable import History

/// A presenter with a repository.
@MainActor final class HistoryFixture {
    let matches: InMemoryMatches
    /// Sunday, 15 November 2026.
    let time = ManualClock(Moment(wall: 1_794_744_000_000, uptime: 0, boot: ""))
    let activity = Activity()
    let work: WorkScope
    let navigation = HistoryNavigationSpy()
    let presenter: HistoryPresenter

    /// - Parameter finished: The newest match first.
    init(
        _ finished: [FinishedMatch] = [], timeZone: FixedTimeZone = FixedTimeZone(),
        unavailableReason: String? = nil
    ) {
        navigation.historySelectionUnavailableReason = unavailableReason
        matches = InMemoryMatches(finished: finished)
        work = WorkScope(activity)
        presenter = HistoryPresenter(
            matches: matches, folding: LowercaseFolding(), time: time, timeZone: timeZone,
            work: work, navigation: navigation)
    }

    var state: HistoryState { presenter.state }
    var page: Page { HistoryView(state: state, presenter: presenter).page }

    /// The dates of the loaded gathers, in the order of the rows.
    var days: [String] {
        state.page?.items.map {
            FootballStrings.day(of: state.timeZone.localTime(of: $0.startedAt))
        } ?? []
    }

    func load(focusing month: HistoryMonthRoute? = nil) async {
        presenter.load(focusing: month)
        await activity.waitUntilIdle()
    }

    /// Sends an event to the presenter, and waits for its work.
    func perform(_ event: (HistoryPresenter) -> Void) async {
        event(presenter)
        await activity.waitUntilIdle()
    }

    func search(_ text: String) async {
        presenter.didSearch(text)
        await activity.waitUntilIdle()
    }
}

extension FinishedMatch {
    /// Returns a match of two players that started on a date at 19:30 UTC.
    static func make(
        _ year: Int, _ month: Int, _ day: Int, _ a: Int = 0, _ b: Int = 0,
        players: (String, String) = ("Ana", "Bo")
    ) -> FinishedMatch {
        let times = FixedTimeZone().wallTimes(ofYear: year, month: month, day: day)
        let entries = [
            LineUpEntry(playerID: nil, name: players.0, position: .goalkeeper, team: .a),
            LineUpEntry(playerID: nil, name: players.1, position: nil, team: .b),
        ]
        guard let times, let lineUp = LineUp(entries), let score = Score(a: a, b: b) else {
            preconditionFailure("The match is not valid.")
        }
        let start = Moment(wall: times.lowerBound + 70_200_000, uptime: 0, boot: "")
        return FinishedMatch(
            id: UUID(), startedAt: start, endedAt: start, lineUp: lineUp, score: score)
    }

    /// Matches in three months, the newest first.
    static let some = [
        make(2_026, 11, 14, 4, 2), make(2_026, 11, 7, 1, 1), make(2_026, 10, 31, 0, 3),
        make(2_025, 11, 14, 1, 0, players: ("Cho", "Dora")),
    ]

    /// One match on each of many days, the newest first.
    static let many = (0..<1_000).map { index in
        make(2_026 - index / 336, 12 - index % 336 / 28, 28 - index % 28, index % 100)
    }
}
