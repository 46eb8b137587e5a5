import Domain
import FairTeams
import FootballUI
import Navigation
import Synchronization
import TestSupport
import Testing

@testable import ThreeTeams

@MainActor @Suite struct `Three teams presenter` {
    private let fixture = ThreeTeamsFixture()
    private var presenter: ThreeTeamsPresenter { fixture.presenter }
    private var state: ThreeTeamsState { fixture.state }

    init() async {
        await fixture.perform { $0.didAppear() }
    }

    // MARK: Finding teams

    @Test func `the fairest teams of all members are found`() {
        #expect(Set(fixture.teams.map(Set.init)) == [[1, 6], [2, 5], [3, 4]])
        #expect(state.fairness?.split.difference == 0)
        #expect(state.fairness?.provenGap == 0)
        #expect(state.seed == 1)
        #expect(state.canStart)
    }

    @Test func `members of both teams and of the bench are members of the three teams`() {
        var draft = MatchDraft(bench: ThreeTeamsFixture.squad(6))
        draft.assign([6: .a, 1: .b])
        #expect(ThreeTeamsState(draft, seed: 0).members.map(\.id) == [1, 2, 3, 4, 5, 6])
    }

    @Test func `the search goes on in the background until no teams are fairer`() async throws {
        let fixture = ThreeTeamsFixture(
            squad: try ThreeTeamsFixture.unfinished().squad, steps: .few)
        await fixture.perform { $0.didAppear() }
        #expect(fixture.state.canStart)
        await until { fixture.state.fairness?.provenGap == 0 }
        #expect(fixture.state.fairness?.origin == .fairest)
    }

    @Test func `teams that the organiser has changed stay while the search goes on`() async throws {
        let fixture = ThreeTeamsFixture(
            squad: try ThreeTeamsFixture.unfinished().squad, steps: .few)
        await fixture.perform { $0.didAppear() }
        let first = try #require(fixture.state[.first].first)
        fixture.presenter.didMove(first.id, to: .second)
        let teams = fixture.state.teams
        await until { fixture.state.fairness?.provenGap == 0 }
        #expect(fixture.state.teams == teams)
        #expect(fixture.state.fairness?.origin == .other)
    }

    @Test func `each request for the fairest teams draws another seed`() async {
        let drawCount = Mutex(0)
        let fixture = ThreeTeamsFixture(
            shuffle: PlayerShuffle { numbers in
                let first = drawCount.withLock { count in
                    count += 1
                    return count
                }
                return Array(numbers.dropFirst(first) + numbers.prefix(first))
            })
        await fixture.perform { $0.didAppear() }
        #expect(fixture.state.seed == 2)
        await fixture.perform { $0.didRequestFairTeams() }
        #expect(fixture.state.seed == 3)
        #expect(fixture.state.fairness?.split.difference == 0)
    }

    @Test func `the next teams follow in the order of fairness, and after them the first ones`()
        async
    {
        var differences: [Double] = []
        var partitions: Set<Set<[Int]>> = []
        for place in 0..<15 {
            #expect(state.fairness?.origin == (place == 0 ? .fairest : .next(place: place)))
            differences.append(state.fairness?.split.difference ?? -1)
            partitions.insert(Set(fixture.teams))
            await fixture.perform { $0.didRequestNextTeams() }
        }
        #expect(differences == differences.sorted() && differences.last == 800)
        #expect(partitions.count == 15)
        #expect(state.fairness?.origin == .fairest)
        #expect(state.fairness?.fairest.difference == 0)
    }

    @Test func `the next teams after a move are the fairest ones`() async {
        let fairest = state.teams
        presenter.didMove(1, to: state.teams[1] == .first ? .second : .first)
        await fixture.perform { $0.didRequestNextTeams() }
        #expect(state.teams == fairest)
        #expect(state.fairness?.origin == .fairest)
    }

    @Test func `after teams that need not be the fairest ones the order is not certain`()
        async throws
    {
        let fixture = ThreeTeamsFixture(
            squad: try ThreeTeamsFixture.unfinished().squad,
            steps: ThreeTeamSteps(first: 0, next: 1, rounds: 0))
        await fixture.perform { $0.didAppear() }
        #expect((fixture.state.fairness?.provenGap ?? 0) > 0)
        await fixture.perform { $0.didRequestNextTeams() }
        #expect(fixture.state.fairness?.origin == .next(place: nil))
    }

    @Test func `the search for the next teams goes on in the background`() async throws {
        let (squad, search) = try ThreeTeamsFixture.unfinished()
        let best = try ThreeTeamBalancer(search.request)
        let second = try #require(best.excluding([best.best.teams]))
        let fixture = ThreeTeamsFixture(squad: squad, steps: .few)
        await fixture.perform { $0.didAppear() }
        await until { fixture.state.fairness?.provenGap == 0 }
        await fixture.perform { $0.didRequestNextTeams() }
        await until { fixture.state.fairness?.origin == .next(place: 1) }
        #expect(fixture.state.fairness?.split.difference == second.best.difference)
    }

    @Test func `teams of the last evening are not repeated`() async {
        let squad = ThreeTeamsFixture.squad(6)
        let strength = NumberedStrength(isEqual: true)
        let fixture = ThreeTeamsFixture(squad: squad, strength: strength)
        await fixture.perform { $0.didAppear() }
        await fixture.perform { $0.didRequestStart() }
        let teams = fixture.state.teams
        let later = ThreeTeamsFixture(after: fixture, strength: strength)
        later.clock.advance(by: .seconds(7 * 24 * 60 * 60))
        await later.perform { $0.didAppear() }
        #expect(later.state.known == nil)
        // Each of two players who were together has another partner.
        for (one, other) in [
            (1, 2), (1, 3), (2, 3), (4, 5), (4, 6), (5, 6), (1, 4), (2, 5), (3, 6),
        ]
        where teams[one] == teams[other] {
            #expect(later.state.teams[one] != later.state.teams[other])
        }
        #expect(later.state.fairness?.split.moveCount == 3)
    }

    @Test func `goalkeepers are spread unless the organiser does not wish it`() async {
        let fixture = ThreeTeamsFixture(squad: ThreeTeamsFixture.squad(6, goalkeepers: 3))
        await fixture.perform { $0.didAppear() }
        #expect(fixture.teams.allSatisfy { $0.count { $0 <= 3 } == 1 })
        await fixture.perform { $0.didChangeWishes { $0.spreadsGoalkeepers = false } }
        #expect(fixture.state.wishes.rules.isEmpty)
        // The strengths 1 to 6 are only equal if two goalkeepers are together.
        #expect(fixture.state.fairness?.fairest.difference == 0)
        await fixture.perform { $0.didChangeWishes { $0.spreadsPositions = true } }
        #expect(fixture.state.wishes.rules.count == Position.allCases.count - 1)
    }

    @Test func `only the teams for the last wishes are shown`() async {
        await fixture.perform {
            $0.didChangeWishes { $0.spreadsPositions = true }
            $0.didChangeWishes { $0.spreadsPositions = false }
        }
        #expect(state.fairness?.split.difference == 0)
        #expect(!state.wishes.spreadsPositions)
    }

    // MARK: Rules

    @Test func `stored rules about two members hold`() async throws {
        try await fixture.rules.save(
            [
                PairRule(PlayerID(1), PlayerID(6), .apart),
                PairRule(PlayerID(1), PlayerID(2), .together),
                PairRule(PlayerID(1), PlayerID(99), .together),
                PairRule(PlayerID(3), PlayerID(3), .together),
            ], deleting: [])
        await fixture.perform { $0.didRequestFairTeams() }
        #expect(state.teams[1] != state.teams[6])
        #expect(state.teams[1] == state.teams[2])
    }

    @Test func `rules that contradict each other are named, and the teams stay`() async throws {
        try await fixture.rules.save(
            [
                PairRule(PlayerID(1), PlayerID(2), .together),
                PairRule(PlayerID(2), PlayerID(3), .together),
            ], deleting: [])
        let teams = state.teams
        await fixture.perform { $0.didRequestFairTeams() }
        guard case .noTeams(.conflict(let rules)) = state.notice else {
            Issue.record("no conflict")
            return
        }
        #expect(Set(rules) == [.together(CandidatePair(1, 2)), .together(CandidatePair(2, 3))])
        #expect(state.teams == teams)
        #expect(state.fairness == nil)
        presenter.didDismissNotice()
        #expect(state.notice == nil)
        presenter.didMove(1, to: state.teams[1] == .first ? .second : .first)
        #expect(state.fairness == nil)
    }

    @Test func `without fair teams at first, the members are dealt out`() async {
        let fixture = ThreeTeamsFixture()
        fixture.rules.calls.fail(.all, with: .busy)
        await fixture.perform { $0.didAppear() }
        #expect(fixture.state.notice == .loadFailure(StorageError.busy.message))
        #expect(fixture.teams == [[1, 4], [2, 5], [3, 6]])
        #expect(fixture.state.canStart)
        await fixture.perform { $0.didRequestFairTeams() }
        #expect(fixture.state.fairness != nil)
    }

    // MARK: Changing the teams

    @Test func `a move compares the teams with the fairest ones, and a move back restores them`()
        throws
    {
        let member = try #require(state[.first].first)
        let next = try #require(state[.first].last)
        presenter.didMove(member.id, to: .third)
        #expect(state.teams[member.id] == .third)
        #expect(state.focus == .init(next.id, serial: 1))
        #expect(state.fairness?.origin == .other)
        #expect((state.fairness?.split.difference ?? 0) > 0)
        #expect(state.fairness?.fairest.difference == 0)
        presenter.didMove(member.id, to: .first)
        #expect(state.fairness?.origin == .fairest)
    }

    @Test func `a team without players cannot play`() {
        for member in state[.first] { presenter.didMove(member.id, to: .second) }
        #expect(state.fairness == nil)
        #expect(!state.canStart && state.canChange)
        presenter.didRequestStart()
        #expect(!state.isSaving)
    }

    @Test func `a move to the same team and a move of an unknown member have no effect`() throws {
        let before = state
        presenter.didMove(try #require(state[.first].first).id, to: .first)
        presenter.didMove(99, to: .first)
        #expect(state == before)
    }

    @Test func `before there are teams, there is nothing to change`() {
        let presenter = ThreeTeamsFixture().presenter
        let before = presenter.state
        presenter.didRequestFairTeams()
        presenter.didChangeWishes { $0.spreadsPositions = true }
        presenter.didMove(1, to: .second)
        presenter.didRequestStart()
        #expect(presenter.state == before)
        #expect(presenter.dismissalDecision().isAllowed)
    }
}
