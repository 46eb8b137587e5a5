import Domain
import FairTeams
import Navigation
import TestSupport

@testable import ThreeTeams

/// A navigation that records the requested matches.
@MainActor final class ThreeTeamsNavigationSpy: ThreeTeamsNavigation {
    private(set) var drafts: [MatchDraft] = []

    func threeTeamsDidRequestMatch(_ draft: MatchDraft) { drafts.append(draft) }
}

/// The strengths by the number of the player, and 200 for a guest. Those from the seventh player on
/// are irregular.
struct NumberedStrength: StrengthSource {
    /// True if all strengths are equal.
    var isEqual = false

    func strengths(of players: [Player]) -> [PlayerID: Int] {
        Dictionary(uniqueKeysWithValues: players.map { ($0.id, strength(of: $0)) })
    }

    func strength(of player: Player) -> Int {
        guard !isEqual else { return 200 }
        let number = Int(player.id.number)
        return number <= 6 ? number * 100 : number * number * 7_919 % 4_999
    }
}

/// A presenter with players whose strengths are their numbers, and with guests. Its shuffle keeps
/// the order, so that the seed is 1.
@MainActor struct ThreeTeamsFixture {
    let players: InMemoryPlayers
    let repositories: InMemoryRecordRepositories
    let matches: InMemoryMatches
    let clock = ManualClock()
    let activity = Activity()
    let navigation = ThreeTeamsNavigationSpy()
    let records: ThreeTeamsRecords
    let presenter: ThreeTeamsPresenter

    /// Creates the presenter of a draft.
    ///
    /// - Parameters:
    ///   - draft: The draft; nil for one with all players and guests on the bench.
    ///   - earlier: The fixture whose storage is used, as on another occasion; nil for a new one.
    init(
        squad: [Player] = Self.squad(6), guests: [String] = [], draft: MatchDraft? = nil,
        after earlier: ThreeTeamsFixture? = nil,
        steps: ThreeTeamSteps = ThreeTeamSteps(first: 1_000_000, next: 1_000_000, rounds: 100),
        shuffle: PlayerShuffle = PlayerShuffle { $0 },
        strength: NumberedStrength = NumberedStrength()
    ) {
        players = earlier?.players ?? InMemoryPlayers(squad)
        matches = earlier?.matches ?? InMemoryMatches()
        repositories = earlier?.repositories ?? InMemoryRecordRepositories(players: players)
        records = ThreeTeamsRecords(
            plans: repositories.records(of: ThreeTeamPlan.self),
            members: repositories.records(of: ThreeTeamMember.self), players: players,
            matches: matches)
        presenter = ThreeTeamsPresenter(
            draft ?? MatchDraft(bench: squad, guests: guests.compactMap { PlayerName($0) }),
            requests: ThreeTeamRequests(
                players: players, rules: repositories.records(of: PairRule.self),
                strengths: [strength]),
            records: records, time: clock, shuffle: shuffle, steps: steps,
            work: WorkScope(activity), navigation: navigation)
    }

    /// Returns players with the numbers from 1 on. The first goalkeepers are the first players.
    static func squad(_ count: Int, goalkeepers: Int = 0) -> [Player] {
        (1...count).compactMap { number in
            PlayerName("P\(number)").map {
                Player(
                    id: PlayerID(Int64(number)), name: $0,
                    preferredPosition: number <= goalkeepers ? .goalkeeper : nil)
            }
        }
    }

    /// Returns a squad whose first teams need not be the fairest ones, and the search until then.
    static func unfinished() throws -> (squad: [Player], search: ThreeTeamBalancer) {
        for count in 9...20 {
            let squad = squad(count)
            let candidates = squad.enumerated().map { index, player in
                TeamCandidate(
                    id: index + 1, strength: NumberedStrength().strength(of: player),
                    position: player.preferredPosition)
            }
            let request = ThreeTeamRequest(candidates, rules: [.spread(.goalkeeper)], seed: 1)
            let search = try ThreeTeamBalancer(request, steps: 0)
            if search.provenGap > 0 { return (squad, search) }
        }
        throw ThreeTeamRequestError.candidateCount(0)
    }

    var plans: InMemoryRecords<ThreeTeamPlan> { repositories.records(of: ThreeTeamPlan.self) }
    var members: InMemoryRecords<ThreeTeamMember> {
        repositories.records(of: ThreeTeamMember.self)
    }
    var rules: InMemoryRecords<PairRule> { repositories.records(of: PairRule.self) }
    var state: ThreeTeamsState { presenter.state }

    /// Sends an event to the presenter, and waits for its work.
    func perform(_ event: (ThreeTeamsPresenter) -> Void) async {
        event(presenter)
        await activity.waitUntilIdle()
    }

    /// The numbers of the members of each team.
    var teams: [[Int]] { TeamNumber.allCases.map { state[$0].map(\.id) } }
}

extension ThreeTeamSteps {
    /// Steps with which the search of a small squad goes on for a while.
    static let few = ThreeTeamSteps(first: 0, next: 100_000, rounds: 100)
}
