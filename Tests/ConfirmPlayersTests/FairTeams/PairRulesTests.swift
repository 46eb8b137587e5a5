import Domain
import FairTeams
import FootballUI
import TestSupport
import Testing

@testable import ConfirmPlayers

@MainActor @Suite struct `Rules about two players` {
    private let fixture = ConfirmPlayersFixture(squad: FairSquad.players)

    private func set(_ relation: PairRule.Relation?, _ first: Int, _ second: Int) async {
        await fixture.perform {
            $0.didChangeWishes { $0.set(relation, for: CandidatePair(first, second)) }
        }
    }

    /// The rules that the page of another evening loads.
    private func later(_ squad: [Player]) async -> [CandidatePair: PairRule.Relation] {
        let next = ConfirmPlayersFixture(squad: squad, after: fixture)
        await next.perform { $0.didAppear() }
        return next.presenter.state.wishes.relations
    }

    @Test func `hold on the next evening, whatever the order of the players`() async {
        await set(.together, 1, 3)
        await set(.apart, 2, 5)
        let relations = await later(FairSquad.players.reversed())
        #expect(relations == [CandidatePair(6, 4): .together, CandidatePair(5, 2): .apart])
        #expect(await later(Array(FairSquad.players.prefix(3))) == [CandidatePair(1, 3): .together])
    }

    @Test func `are stored once, and no longer after they are removed`() async {
        await set(.together, 1, 3)
        await set(.apart, 1, 3)
        #expect(fixture.pairRules.records.map(\.relation) == [.apart])
        await set(nil, 1, 3)
        #expect(fixture.pairRules.records.isEmpty)
    }

    @Test func `about guests hold for one evening`() async throws {
        let guest = try #require(PlayerName("Guest"))
        let fixture = ConfirmPlayersFixture(squad: FairSquad.players, guests: [guest])
        await fixture.perform {
            $0.didChangeWishes { $0.set(.together, for: CandidatePair(1, 7)) }
        }
        #expect(fixture.pairRules.records.isEmpty)
        await fixture.perform { $0.didAppear() }
        #expect(fixture.presenter.state.wishes.relations == [CandidatePair(1, 7): .together])
    }

    @Test func `that cannot be stored are reported`() async {
        fixture.pairRules.calls.failAlways(.save, with: .full)
        await set(.apart, 1, 2)
        #expect(fixture.presenter.state.notice == .ruleFailure(StorageError.full.message))
    }
}
