import Domain
import FairTeams
import FootballUI
import Navigation
import Records
import TestSupport
import Testing

@testable import ConfirmPlayers

/// Six players with the members 1 to 6: two goalkeepers and four others.
enum FairSquad {
    static let players = [
        player(1, .professional, .goalkeeper), player(2, .beginner, .goalkeeper),
        player(3, .professional, .striker), player(4, .beginner, .striker),
        player(5, .amateur, nil), player(6, nil, nil),
    ]

    private static func player(_ number: Int64, _ skill: Skill?, _ position: Position?) -> Player {
        guard let name = PlayerName("Player \(number)") else {
            preconditionFailure("The name is valid.")
        }
        return Player(
            id: PlayerID(number), name: name, skill: skill, preferredPosition: position)
    }
}

@MainActor @Suite struct `Fair teams of confirm players` {
    private let fixture = ConfirmPlayersFixture(squad: FairSquad.players)
    private var presenter: ConfirmPlayersPresenter { fixture.presenter }
    private var state: ConfirmPlayersState { presenter.state }

    private func perform(_ event: (ConfirmPlayersPresenter) -> Void) async {
        await fixture.perform(event)
    }

    private func numbers(_ group: MatchDraft.Group) -> [Int] { state.draft[group].map(\.id) }

    private var fairness: TeamFairness { get throws { try #require(state.fairness) } }

    // MARK: Finding teams

    @Test func `are the fairest ones of all players, with the goalkeepers apart`() async throws {
        await perform { $0.didRequestFairTeams() }
        #expect(numbers(.bench).isEmpty)
        #expect(numbers(.teamA).count == 3 && numbers(.teamB).count == 3)
        #expect(numbers(.teamA).contains(1) != numbers(.teamA).contains(2))
        #expect(try fairness.split.difference == 0)
        #expect(try fairness.place == 0)
        #expect(state.isStartEnabled)
    }

    @Test func `are drawn with a seed of the shuffle, and use current skills`() async throws {
        _ = try await fixture.players.update(
            FieldChange(\.skill, .professional), of: PlayerID(2))
        await perform { $0.didRequestFairTeams() }
        #expect(try fairness.request.seed == 999)
        #expect(try fairness.request.candidates.map(\.strength) == [300, 300, 300, 100, 200, 200])
    }

    @Test func `follow each other in the order of fairness, and begin again at the end`()
        async throws
    {
        await perform { $0.didRequestFairTeams() }
        var seen = [try fairness.split]
        while true {
            await perform { $0.didRequestNextTeams() }
            let split = try fairness.split
            if try fairness.place == 0 {
                #expect(split == seen[0])
                break
            }
            #expect(try fairness.place == seen.count)
            #expect(!seen.contains(split))
            #expect(split.difference >= seen[seen.count - 1].difference)
            #expect(Set(numbers(.teamA)) == Set(split.a))
            seen.append(split)
        }
        #expect(seen.count > 3)
    }

    @Test func `are two steps further after two quick requests`() async throws {
        await perform { $0.didRequestFairTeams() }
        await perform {
            $0.didRequestNextTeams()
            $0.didRequestNextTeams()
        }
        #expect(try fairness.place == 2)
    }

    @Test func `have no successor before they are found`() async {
        await perform { $0.didRequestNextTeams() }
        #expect(state.fairness == nil)
        #expect(fixture.players.calls.made.isEmpty)
    }

    @Test func `differ from the teams of the last match as far as possible`() async throws {
        let entries = FairSquad.players.map { player in
            LineUpEntry(player, team: player.id.number.isMultiple(of: 2) ? .a : .b)
        }
        let match = try await fixture.matches.start(
            MatchStart(lineUp: #require(LineUp(entries))), startsClock: false,
            at: fixture.time.now())
        _ = try await fixture.matches.append(
            match.log.next(.ended, at: fixture.time.now()), to: match)
        await perform { $0.didRequestFairTeams() }
        #expect(try fairness.request.earlierTeams == [1: .b, 2: .a, 3: .b, 4: .a, 5: .b, 6: .a])
        #expect(try fairness.split.moveCount >= 2)
    }

    // MARK: Cancellations

    @Test func `leave out a player who goes to the bench after they were found`() async throws {
        await perform { $0.didRequestFairTeams() }
        await perform { $0.didMove(6, to: .bench) }
        #expect(try fairness.request.candidates.map(\.id).sorted() == [1, 2, 3, 4, 5])
        await perform { $0.didRequestFairTeams() }
        #expect(numbers(.bench) == [6])
        #expect(Set(numbers(.teamA) + numbers(.teamB)) == [1, 2, 3, 4, 5])
    }

    @Test func `are made of everybody again after a team was emptied`() async {
        await perform { $0.didRequestFairTeams() }
        for id in numbers(.teamB) { await perform { $0.didMove(id, to: .bench) } }
        #expect(state.fairness == nil)
        await perform { $0.didRequestFairTeams() }
        #expect(numbers(.bench).isEmpty)
    }

    // MARK: Teams made by hand

    @Test func `are compared with the teams that the organiser makes by hand`() async throws {
        await perform { $0.didRequestFairTeams() }
        let (a, b) = (numbers(.teamA)[0], numbers(.teamB)[0])
        await perform { $0.didMove(a, to: .teamB, index: 0) }
        await perform { $0.didMove(b, to: .teamA, index: 0) }
        #expect(try fairness.place == nil)
        #expect(Set(try fairness.split.a) == Set(numbers(.teamA)))
        await perform { $0.didRequestNextTeams() }
        #expect(try fairness.place == 0)
    }

    @Test func `are not compared before they were requested`() async {
        fixture.makeTeams()
        await perform { $0.didShuffle() }
        #expect(state.fairness == nil)
        #expect(fixture.players.calls.made.isEmpty)
    }

    @Test func `a swap exchanges both players, and changes the difference as it said`()
        async throws
    {
        await perform { $0.didRequestFairTeams() }
        let before = try fairness.split
        let swap = try #require(try fairness.swaps.last)
        await perform { $0.didSwap(swap.a, swap.b) }
        #expect(numbers(.teamA).contains(swap.b) && numbers(.teamB).contains(swap.a))
        #expect(try fairness.split.difference == before.difference + swap.change)
    }

    @Test func `are not compared while the squad cannot be read`() async {
        await perform { $0.didRequestFairTeams() }
        fixture.players.calls.fail(.players, with: .damaged)
        await perform { $0.didShuffle() }
        #expect(state.fairness == nil)
        #expect(state.notice == nil)
    }

    // MARK: Wishes

    @Test func `change with the wishes, after they were requested`() async throws {
        await perform { $0.didChangeWishes { $0.set(.together, for: CandidatePair(1, 3)) } }
        #expect(state.fairness == nil)
        await perform { $0.didRequestFairTeams() }
        #expect(numbers(.teamA).contains(1) == numbers(.teamA).contains(3))
        await perform { $0.didChangeWishes { $0.set(.apart, for: CandidatePair(1, 3)) } }
        #expect(numbers(.teamA).contains(1) != numbers(.teamA).contains(3))
        await perform { $0.didChangeWishes { $0.set(.b, of: 5) } }
        #expect(numbers(.teamB).contains(5))
        await perform { $0.didChangeWishes { $0.resizeA(to: 2, of: 6) } }
        #expect(numbers(.teamA).count == 2)
    }

    @Test func `that contradict each other are named, and the teams stay`() async throws {
        await perform { $0.didRequestFairTeams() }
        let draft = state.draft
        let rules: [TeamRule] = [.together(CandidatePair(1, 2)), .spread(.goalkeeper)]
        await perform { $0.didChangeWishes { $0.set(.together, for: CandidatePair(1, 2)) } }
        guard case .noTeams(.conflict(let conflict)) = state.notice else {
            Issue.record("no conflict")
            return
        }
        #expect(Set(conflict) == Set(rules))
        #expect(state.draft == draft)
        presenter.didDismissNotice()
        #expect(state.notice == nil)
    }

    // MARK: Failures

    @Test func `are not made of a squad that cannot be read`() async {
        fixture.players.calls.fail(.players, with: .damaged)
        await perform { $0.didRequestFairTeams() }
        #expect(state.notice == .loadFailure(StorageError.damaged.message))
        #expect(state.draft == MatchDraft(bench: FairSquad.players))
    }

    @Test func `are not made of more than 30 players`() async {
        let squad = SampleData.players(count: 31)
        let fixture = ConfirmPlayersFixture(squad: squad)
        await fixture.perform { $0.didRequestFairTeams() }
        #expect(fixture.presenter.state.notice == .noTeams(.candidateCount(31)))
        for id in 1...20 { fixture.presenter.didMove(id, to: id < 11 ? .teamA : .teamB) }
        await fixture.perform { $0.didRequestFairTeams() }
        #expect(fixture.presenter.state.fairness?.request.candidates.count == 20)
    }

    @Test func `do not replace teams that were changed while they were searched`() async {
        fixture.players.calls.gate.close()
        presenter.didRequestFairTeams()
        await fixture.players.calls.gate.untilWaiting()
        presenter.didMove(1, to: .teamA)
        fixture.players.calls.gate.open()
        await fixture.activity.waitUntilIdle()
        #expect(numbers(.teamA) == [1])
        #expect(state.fairness == nil)
    }

    @Test func `are not changed during the start`() async {
        await perform { $0.didRequestFairTeams() }
        fixture.matches.calls.gate.close()
        presenter.didRequestStart()
        await fixture.matches.calls.gate.untilWaiting()
        let shown = state
        presenter.didRequestFairTeams()
        presenter.didRequestNextTeams()
        presenter.didChangeWishes { $0.hasHandicap = true }
        presenter.didSwap(1, 2)
        #expect(state == shown)
        fixture.matches.calls.gate.open()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.navigation.started.count == 1)
    }
}
