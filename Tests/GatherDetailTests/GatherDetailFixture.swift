import Domain
import Navigation
import TerminalUI
import TestSupport

@testable import GatherDetail

/// A loaded presenter of a finished gather of Ana and Cho against Bo and Dan, which ended 3-2, with
/// a repository and a delegate.
@MainActor final class GatherDetailFixture {
    final class Delegate: GatherDetailPresenterDelegate {
        private(set) var goals: [MatchEvent.ID] = []
        private(set) var requestedPlayers = 0
        private(set) var reopened: [Match] = []

        func didRequestCorrection(of goal: TimelineEntry, in match: MatchState) {
            goals.append(goal.id)
        }

        func didRequestPlayer(for match: MatchState) { requestedPlayers += 1 }
        func didReopen(_ match: Match) { reopened.append(match) }
    }

    final class Navigation: GatherDetailNavigation {
        private(set) var reopened: [Match] = []
        private(set) var requestedPlayers: [MatchState] = []
        /// The player or the guest of each request.
        var arrival: LineUpEntry?
        var gatherDetailReopeningUnavailableReason: String?
        var gatherDetailPlayerUnavailableReason: String?

        func gatherDetailDidRequestPlayer(
            for match: MatchState, by gather: any GatherDetailCoordinating
        ) {
            requestedPlayers.append(match)
            if let arrival { gather.add(arrival) }
        }
        func gatherDetailDidReopen(_ match: Match) { reopened.append(match) }
    }

    let match: Match
    let matches: InMemoryMatches
    let players: InMemoryPlayers
    let time = ManualClock()
    let activity = Activity()
    let work: WorkScope
    let delegate = Delegate()
    let navigation = Navigation()
    let presenter: GatherDetailPresenter
    /// The texts that were shared.
    let shared = Box<[String]>([])

    /// - Parameter changes: Corrections that are stored already.
    init(
        _ changes: (Match) -> [MatchChange] = { _ in [] },
        of match: Match? = nil, reopeningUnavailableReason: String? = nil,
        playerUnavailableReason: String? = nil
    ) {
        players = InMemoryPlayers(names: ["Ana", "Bo", "Cho", "Dan"])
        let start = time.now()
        let played = match ?? .played(by: players.all, at: start)
        let stored = changes(played).reduce(played) { $1.applied(to: $0, at: start) }
        self.match = stored
        matches = InMemoryMatches(current: stored)
        work = WorkScope(activity)
        navigation.gatherDetailReopeningUnavailableReason = reopeningUnavailableReason
        navigation.gatherDetailPlayerUnavailableReason = playerUnavailableReason
        presenter = GatherDetailPresenter(
            stored.id,
            matches: matches, players: players, timeZone: FixedTimeZone(), time: time,
            contributions: [], work: work, navigation: navigation)
        presenter.delegate = delegate
    }

    /// Creates a fixture and loads the gather.
    static func loaded(
        _ changes: (Match) -> [MatchChange] = { _ in [] }
    ) async -> GatherDetailFixture {
        let fixture = GatherDetailFixture(changes)
        fixture.presenter.load()
        await fixture.settle()
        return fixture
    }

    func settle() async { await activity.waitUntilIdle() }

    var state: GatherDetailState { presenter.state }
    var page: Page {
        GatherDetailView(state: state, presenter: presenter) { [shared] in
            shared.value.append($0)
        }.page
    }
    var score: String? { state.gather?.match.score.text }

    /// Returns the goal at an index, also one that was disallowed.
    func goal(_ index: Int) -> TimelineEntry {
        (state.gather?.match ?? match.state).timeline.filter { !$0.goals.isEmpty }[index]
    }

    /// Returns the participant with a name.
    func participant(_ name: String) -> Participant? {
        (state.gather?.match ?? match.state).participants.first { $0.entry.name == name }
    }

    /// The stored match.
    func stored() async throws -> Match { try await matches.match(match.id) }
}
