import Domain
import FairTeams
import FootballUI
import Navigation
import Synchronization
import TestSupport
import Testing

@testable import ThreeTeams

@MainActor @Suite struct `Three teams that the players know` {
    private let fixture = ThreeTeamsFixture()
    private var presenter: ThreeTeamsPresenter { fixture.presenter }
    private var state: ThreeTeamsState { fixture.state }

    init() async {
        await fixture.perform { $0.didAppear() }
    }

    @Test func `the teams that the players know stay without fair ones`() async throws {
        presenter.didChoose(.roundRobin)
        await fixture.perform { _ = $0.didShare() }
        let teams = state.teams
        try await fixture.rules.save(
            [
                PairRule(PlayerID(1), PlayerID(2), .together),
                PairRule(PlayerID(2), PlayerID(3), .together),
            ], deleting: [])
        let conflict = ThreeTeamsFixture(after: fixture)
        await conflict.perform { $0.didAppear() }
        #expect(conflict.state.teams == teams && conflict.state.order == .roundRobin)
        #expect(conflict.state.notice != nil)
        let failure = ThreeTeamsFixture(after: fixture)
        failure.rules.calls.fail(.all, with: .busy)
        await failure.perform { $0.didAppear() }
        #expect(failure.state.teams == teams && failure.state.known != nil)
        #expect(failure.state.notice == .loadFailure(StorageError.busy.message))
    }

    @Test func `matches do not count for teams of which most players are others`() async throws {
        await fixture.perform { $0.didRequestStart() }
        let start = try #require(fixture.navigation.drafts.last?.start)
        fixture.clock.advance(by: .seconds(60))
        let match = try await fixture.matches.start(
            start, startsClock: false, at: fixture.clock.now())
        _ = try await fixture.matches.append(
            match.log.next(.ended, at: fixture.clock.now()), to: match)
        await fixture.perform { $0.didAppear() }
        #expect(state.matches.hasPrefix("Team 1 against Team 3"))
        let next: [TeamNumber: TeamNumber] = [.first: .second, .second: .third, .third: .first]
        for (id, team) in state.teams { presenter.didMove(id, to: next[team] ?? team) }
        #expect(state.matches.hasPrefix("Team 1 against Team 2"))
        fixture.clock.advance(by: .seconds(60))
        await fixture.perform { $0.didRequestStart() }
        #expect(fixture.plans.records.first?.begunAt == nil)
        #expect(state.matches.hasPrefix("Team 1 against Team 2"))
    }

    @Test func `those who have left are on the bench until they are moved to a team`() async throws
    {
        await fixture.perform { $0.didRequestStart() }
        let draft = try #require(fixture.navigation.drafts.last)
        let gone = try #require(draft[.teamA].first)
        let entries =
            draft[.teamA].dropFirst().map { $0.entry(in: .a) }
            + draft[.teamB].map { $0.entry(in: .b) }
        fixture.clock.advance(by: .seconds(60))
        let match = try await fixture.matches.start(
            MatchStart(lineUp: try #require(LineUp(entries))), startsClock: false,
            at: fixture.clock.now())
        _ = try await fixture.matches.append(
            match.log.next(.ended, at: fixture.clock.now()), to: match)
        let other = ThreeTeamsFixture(after: fixture)
        other.clock.advance(by: .seconds(120))
        await other.perform { $0.didAppear() }
        #expect(other.state.bench.map(\.id) == [gone.id])
        #expect(other.state.news.isEmpty && other.state.playing.count == 5)
        // The match of those who have played less long is next.
        #expect(other.state.matches.hasPrefix("Team 1 against Team 3"))
        await other.perform { $0.didRequestStart() }
        #expect(other.navigation.drafts.last?[.bench].last?.id == gone.id)
        // They stay there when other teams are stored.
        let moved = try #require(other.state[.third].first)
        other.presenter.didMove(moved.id, to: .second)
        await other.perform { $0.didRequestStart() }
        let again = ThreeTeamsFixture(after: other)
        again.clock.advance(by: .seconds(180))
        await again.perform { $0.didAppear() }
        #expect(again.state.bench.map(\.id) == [gone.id])
        #expect(again.state.teams[moved.id] == .second)
        await other.perform { $0.didMove(gone.id, to: .first) }
        #expect(other.state.bench.isEmpty)
        #expect(other.state.fairness?.split.players(of: .first).contains(gone.id) == true)
        #expect(other.state.newsText?.contains("New in Team 1: \(gone.name)") == true)
    }

    @Test func `those who are taken off the line-up before the start are on the bench`()
        async throws
    {
        await fixture.perform { $0.didRequestStart() }
        var draft = try #require(fixture.navigation.drafts.last)
        let gone = try #require(draft[.teamA].first)
        let borrowed = try #require(draft[.bench].first)
        draft.move(gone.id, to: .bench)
        draft.move(borrowed.id, to: .teamA)
        let other = ThreeTeamsFixture(draft: draft, after: fixture)
        await other.perform { $0.didAppear() }
        #expect(other.state.bench.map(\.name) == [gone.name])
        #expect(other.state.news.leaving == [gone.name])
        #expect(other.state.teams[borrowed.id] == .third)
        await other.perform { $0.didRequestStart() }
        let next = other.navigation.drafts.last
        #expect(next?[.bench].last?.name == gone.name)
        // Those whose team rests are on the bench too, and play on.
        let again = ThreeTeamsFixture(draft: next, after: other)
        await again.perform { $0.didAppear() }
        #expect(again.state.bench.map(\.name) == [gone.name])
        #expect(again.state.news.isEmpty)
    }

    @Test func `order and wishes are kept for the next match and for the next evening`() async {
        presenter.didChoose(.roundRobin)
        await fixture.perform { $0.didChangeWishes { $0.spreadsPositions = true } }
        await fixture.perform { $0.didRequestStart() }
        for days in [0, 7] {
            let other = ThreeTeamsFixture(after: fixture)
            other.clock.advance(by: .seconds(days * 24 * 60 * 60 + 60))
            await other.perform { $0.didAppear() }
            #expect((other.state.known == nil) == (days == 7))
            #expect(other.state.order == .roundRobin)
            #expect(other.state.wishes == .allPositions)
            await other.perform { $0.didChangeWishes { $0.spreadsGoalkeepers = false } }
            await other.perform { _ = $0.didShare() }
            let wishes = other.plans.records.max { $0.madeAt < $1.madeAt }?.wishes
            #expect(wishes == .otherPositions)
            await other.perform { $0.didChangeWishes { $0.spreadsGoalkeepers = true } }
            await other.perform { _ = $0.didShare() }
        }
    }

    @Test func `order and wishes are taken over after a failure, but not those just chosen`()
        async throws
    {
        presenter.didChoose(.roundRobin)
        await fixture.perform { $0.didChangeWishes { $0.spreadsPositions = true } }
        await fixture.perform { $0.didRequestStart() }
        for isChosen in [false, true] {
            let other = ThreeTeamsFixture(after: fixture)
            other.plans.calls.fail(.all, with: .busy)
            await other.perform { $0.didAppear() }
            #expect(other.state.notice != nil && other.state.order == .winnerStays)
            if isChosen { other.presenter.didChoose(.winnerStays) }
            await other.perform { $0.didRequestFairTeams() }
            #expect(other.state.order == (isChosen ? .winnerStays : .roundRobin))
            #expect(other.state.wishes == .allPositions)
        }
    }

    @Test func `those who are still on the bench have not left`() async throws {
        let fixture = ThreeTeamsFixture(squad: ThreeTeamsFixture.squad(12))
        await fixture.perform { $0.didAppear() }
        await fixture.perform { $0.didRequestStart() }
        var draft = try #require(fixture.navigation.drafts.last)
        let (one, other) = (draft[.teamA][0], draft[.teamB][0])
        draft.assign([one.id: .a, other.id: .b])
        let next = ThreeTeamsFixture(draft: draft, after: fixture)
        await next.perform { $0.didAppear() }
        #expect(next.state.bench.isEmpty && next.state.news.isEmpty)
    }

    @Test func `a newcomer stays in the team of the line-up`() async throws {
        let fixture = ThreeTeamsFixture(squad: ThreeTeamsFixture.squad(9))
        await fixture.perform { $0.didAppear() }
        await fixture.perform { $0.didRequestStart() }
        let known = try #require(fixture.navigation.drafts.last)
        let joe = MatchDraft.Member(id: 99, playerID: nil, name: "Joe", position: nil)
        let draft = MatchDraft(
            bench: known[.bench], teamA: known[.teamA], teamB: known[.teamB] + [joe],
            duration: known.duration)
        let next = ThreeTeamsFixture(draft: draft, after: fixture)
        await next.perform { $0.didAppear() }
        #expect(next.state.teams[99] == .second)
    }

    @Test func `a wish keeps the teams that the players know`() async {
        let fixture = ThreeTeamsFixture(squad: ThreeTeamsFixture.squad(6, goalkeepers: 2))
        await fixture.perform { $0.didAppear() }
        await fixture.perform { $0.didChangeWishes { $0.spreadsGoalkeepers = false } }
        // Two goalkeepers in one team.
        let (first, second) = (fixture.state.teams[1], fixture.state.teams[2])
        if let first { fixture.presenter.didMove(5, to: first) }
        if let second { fixture.presenter.didMove(1, to: second) }
        await fixture.perform { _ = $0.didShare() }
        let teams = fixture.state.teams
        await fixture.perform { $0.didChangeWishes { $0.spreadsGoalkeepers = true } }
        #expect(fixture.state.teams == teams)
        #expect(
            fixture.state.fairness?.comparison
                == "Not all rules are met. The fairest teams differ by 0.")
        await fixture.perform { $0.didRequestFairTeams() }
        #expect(fixture.state.fairness?.isFairest == true)
    }

    @Test func `shared teams are stored, and shown again on another occasion`() async {
        let text = fixture.presenter.didShare()
        await fixture.activity.waitUntilIdle()
        #expect(text.hasPrefix("Team 1\n"))
        #expect(fixture.presenter.didShare() == text)
        let teams = state.teams
        let other = ThreeTeamsFixture(after: fixture)
        await other.perform { $0.didAppear() }
        #expect(other.state.teams == teams)
        #expect(other.state.news.isEmpty)
        await other.perform { $0.didRequestFairTeams() }
        #expect(other.state.fairness?.origin == .fairest)
    }

    @Test func `after a late cancellation and a newcomer the fewest players move`() async throws {
        let fixture = ThreeTeamsFixture(squad: ThreeTeamsFixture.squad(9))
        await fixture.perform { $0.didAppear() }
        await fixture.perform { _ = $0.didShare() }
        let known = fixture.state.teams
        // Two of the same team cancel, and a guest comes.
        let gone = fixture.state[.second].prefix(2).map(\.id)
        let squad = ThreeTeamsFixture.squad(9).filter { !gone.contains(Int($0.id.number)) }
        let other = ThreeTeamsFixture(squad: squad, guests: ["Joe"], after: fixture)
        await other.perform { $0.didAppear() }
        let state = other.state
        #expect(other.teams.map(\.count).sorted() == [2, 3, 3])
        let moves = state.members.filter { member in
            member.playerID.map { known[Int($0.number)] != state.teams[member.id] } ?? false
        }
        #expect(moves.isEmpty)
        #expect(state.teams[8] == .second)
        #expect(state.fairness?.fewestMoves?.split == state.fairness?.split)
        #expect(state.fairness?.fewestMoves?.count == 0)
        let text = other.presenter.didShare()
        let names = gone.map { "P\($0)" }.joined(separator: ", ")
        #expect(text == "Changed teams\nOut: \(names)\nNew in Team 2: Joe")
        await other.activity.waitUntilIdle()
        #expect(other.state.news.isEmpty)
        #expect(other.presenter.didShare() == text)
        // The fairest teams stand beside them.
        await other.perform { $0.didRequestFairTeams() }
        #expect(other.state.fairness?.isFairest == true)
        #expect(other.state.fairness?.fewestMoves?.count == 0)
        await other.perform { $0.didRequestFewestMoves() }
        #expect(other.state.news.isEmpty)
    }

    @Test func `if too many would have to move, newcomers are in the smallest team`() async throws {
        let fixture = ThreeTeamsFixture(squad: ThreeTeamsFixture.squad(18))
        await fixture.perform { $0.didAppear() }
        // All but two are in the first team, which no teams of equal size can keep.
        for member in fixture.state.members where member.id > 2 {
            fixture.presenter.didMove(member.id, to: .first)
        }
        fixture.presenter.didMove(1, to: .second)
        fixture.presenter.didMove(2, to: .third)
        await fixture.perform { $0.didRequestStart() }
        let known = fixture.state.teams
        let other = ThreeTeamsFixture(
            squad: ThreeTeamsFixture.squad(18), guests: ["Joe"], after: fixture)
        await other.perform { $0.didAppear() }
        #expect(other.state.teams.filter { $0.key <= 18 } == known)
        #expect(other.state.teams[19] == .second)
        #expect(other.state.fairness?.fewestMoves == nil)
    }
}
