import Domain
import FootballUI
import Navigation
import TestSupport

@testable import GatherResult

/// A navigation that records the requested matches.
@MainActor final class GatherResultNavigationSpy: GatherResultNavigation {
    private(set) var drafts: [MatchDraft] = []
    private(set) var reopened: [Match] = []
    fileprivate(set) var gatherResultNextMatchUnavailableReason: String?

    func gatherResultDidRequestMatch(_ draft: MatchDraft) { drafts.append(draft) }
    func gatherResultDidReopen(_ match: Match) { reopened.append(match) }
}

/// The number of returns to the squad.
@MainActor final class ReturnCounter {
    var count = 0
}

/// A match of four players of the sample squad, which has ended, and a bench. The shuffle reverses
/// the order.
@MainActor struct GatherResultFixture {
    let match: Match
    let players = InMemoryPlayers(SampleData.squad)
    let matches = InMemoryMatches()
    let time = ManualClock()
    let activity = Activity()
    let navigation = GatherResultNavigationSpy()
    let timeZone = FixedTimeZone(hours: 1)
    let shuffle = PlayerShuffle { $0.reversed() }
    let returns = ReturnCounter()
    let presenter: GatherResultPresenter

    init(
        bench: Int = 2, unavailableReason: String? = nil,
        contributions: [PageContribution<Match>] = [],
        events: (Match) -> [MatchEvent.Kind] = { _ in [] }
    ) {
        match = Self.makeMatch(bench: bench, events: events)
        navigation.gatherResultNextMatchUnavailableReason = unavailableReason
        matches.put(match)
        presenter = GatherResultPresenter(
            match, players: players, matches: matches, timeZone: timeZone, shuffle: shuffle,
            time: time, contributions: contributions, work: WorkScope(activity),
            navigation: navigation
        ) { [returns] in returns.count += 1 }
    }

    var factory: GatherResultFactory {
        GatherResultFactory(
            players: players, matches: matches, timeZone: timeZone, shuffle: shuffle, time: time)
    }

    /// Returns a match that began on Tuesday, 14 November 2023 at 19:04 UTC. The clock ran for 522
    /// of 600 seconds.
    private static func makeMatch(
        bench: Int, events: (Match) -> [MatchEvent.Kind]
    ) -> Match {
        let time = ManualClock()
        var moment = time.now()
        moment.wall = 1_699_988_640_000
        func advance(_ seconds: Int64) {
            moment.wall += seconds * 1_000
            moment.uptime += seconds * 1_000
        }
        let entries = SampleData.squad.prefix(4).enumerated().map { index, player in
            LineUpEntry(player, team: index < 2 ? .a : .b)
        }
        guard let lineUp = LineUp(entries) else { preconditionFailure("A team is empty.") }
        let start = MatchStart(
            lineUp: lineUp, bench: SampleData.squad.dropFirst(4).prefix(bench).map(\.id))
        var match = Match(id: testDevice, log: MatchLog(start, at: moment, device: testDevice))
        advance(60)
        match.add(.clockStarted, at: moment)
        advance(522)
        for event in events(match) { match.add(event, at: moment) }
        match.add(.clockPaused, at: moment)
        advance(138)
        match.add(.ended, at: moment)
        return match
    }

    /// Sends an event to the presenter, and waits for its work.
    func perform(_ event: (GatherResultPresenter) -> Void) async {
        event(presenter)
        await activity.waitUntilIdle()
    }

    func load() async {
        presenter.load()
        await activity.waitUntilIdle()
    }
}

extension MatchDraft {
    /// The names in each group.
    var names: [[String]] { Group.allCases.map { self[$0].map(\.name) } }
}
