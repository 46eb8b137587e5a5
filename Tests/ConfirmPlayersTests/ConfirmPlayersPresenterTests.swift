import Domain
import FairTeams
import FootballUI
import Navigation
import TestSupport
import Testing

@testable import ConfirmPlayers

@MainActor @Suite struct `Confirm players presenter` {
    private let fixture = ConfirmPlayersFixture()
    private var presenter: ConfirmPlayersPresenter { fixture.presenter }
    private var matches: InMemoryMatches { fixture.matches }

    private let ana = SamplePlayers.ana
    private let bo = SamplePlayers.bo
    private let son = SamplePlayers.son

    private func start() async {
        await fixture.perform { $0.didRequestStart() }
    }

    // MARK: Moving players

    @Test func `initially all players are on the bench and no match can start`() {
        #expect(presenter.state == ConfirmPlayersState(draft: SamplePlayers.draft))
        #expect(!presenter.state.isStartEnabled)
    }

    @Test func `Start gather is enabled exactly while both teams have a player`() {
        presenter.didMove(ana.id, to: .teamA)
        #expect(!presenter.state.isStartEnabled)
        presenter.didMove(bo.id, to: .teamB)
        #expect(presenter.state.isStartEnabled)
        presenter.didMove(ana.id, to: .bench)
        #expect(!presenter.state.isStartEnabled)
    }

    @Test func `after a move by key the next player of the old group has the focus`() {
        presenter.didMove(ana.id, to: .teamA)
        #expect(presenter.state.focus == .init(bo.id, serial: 1))
        presenter.didMove(son.id, to: .teamA)
        #expect(presenter.state.focus == .init(bo.id, serial: 2))
    }

    @Test func `the last player of a group keeps the focus in the new group`() {
        presenter.didMove(ana.id, to: .teamA)
        presenter.didMove(ana.id, to: .teamB)
        #expect(presenter.state.focus == .init(ana.id, serial: 2))
    }

    @Test func `a move to the same group and a move of an unknown player have no effect`() {
        let state = presenter.state
        presenter.didMove(ana.id, to: .bench)
        presenter.didMove(99, to: .teamA)
        presenter.didMove(99, to: .teamA, index: 0)
        #expect(presenter.state == state)
    }

    @Test func `a drag moves the player to the index, with the focus`() {
        presenter.didMove(bo.id, to: .teamA)
        presenter.didMove(ana.id, to: .teamA, index: 0)
        #expect(presenter.state.draft[.teamA] == [ana, bo])
        #expect(presenter.state.focus == .init(ana.id, serial: 2))
    }

    @Test func `a drag within a group changes the order`() {
        presenter.didMove(ana.id, to: .bench, index: 1)
        #expect(presenter.state.draft[.bench] == [bo, ana, son])
    }

    @Test func `Shuffle moves the bench to the teams, and then assigns all players again`() {
        #expect(!presenter.state.shufflesTeams)
        presenter.didShuffle()
        #expect(presenter.state.draft[.teamA] == [son, ana])
        #expect(presenter.state.draft[.teamB] == [bo])
        #expect(presenter.state.isChangeEnabled && presenter.state.shufflesTeams)
        presenter.didShuffle()
        #expect(presenter.state.draft[.teamA] == [bo, son])
        #expect(presenter.state.draft[.teamB] == [ana])
    }

    // MARK: Starting the match

    @Test func `without two teams no match is stored`() async {
        presenter.didMove(ana.id, to: .teamA)
        await start()
        #expect(matches.calls.made.isEmpty)
        #expect(presenter.dismissalDecision().isAllowed)
    }

    @Test func `a start stores match and line-up in one call and reports once`() async {
        fixture.makeTeams()
        await start()
        #expect(matches.calls.made == [.current, .start])
        #expect(fixture.navigation.started == [matches.stored])
        #expect(matches.stored?.startedAt == fixture.time.now())
        #expect(matches.stored?.lineUp.entries.map(\.name) == ["Ana", "Bo"])
        #expect(!presenter.state.isStarting)
    }

    @Test func `a start with the clock stores a running clock`() async {
        fixture.makeTeams()
        await fixture.perform { $0.didRequestStartWithClock() }
        #expect(matches.calls.made == [.current, .start])
        var clock = MatchClock()
        clock.start(at: fixture.time.now())
        #expect(matches.stored?.clock == clock)
        #expect(fixture.navigation.started == [matches.stored])
    }

    @Test(arguments: [true, false])
    func `the confirmation to end another match remembers the clock`(isRunning: Bool) async throws {
        _ = try await fixture.startOtherMatch()
        fixture.makeTeams()
        await fixture.perform { $0.didRequestStartWithClock() }
        presenter.didDismissNotice()
        if isRunning { presenter.didRequestStartWithClock() } else { presenter.didRequestStart() }
        await fixture.activity.waitUntilIdle()
        await fixture.perform { $0.didConfirmStart() }
        #expect(matches.stored?.clock.isRunning == isRunning)
    }

    @Test func `input during the start is ignored, and the screen stays`() async {
        fixture.makeTeams()
        matches.calls.gate.close()
        presenter.didRequestStart()
        await matches.calls.gate.untilWaiting()
        let shown = presenter.state
        #expect(shown.isStarting && !shown.isStartEnabled && !shown.isChangeEnabled)
        #expect(!presenter.dismissalDecision().isAllowed)

        presenter.didRequestStart()
        presenter.didShuffle()
        presenter.didMove(son.id, to: .teamB)
        presenter.didMove(son.id, to: .teamB, index: 0)
        #expect(presenter.state == shown)

        matches.calls.gate.open()
        await fixture.activity.waitUntilIdle()
        #expect(matches.calls.count(.start) == 1)
        #expect(presenter.dismissalDecision().isAllowed)
    }

    // Bug 5 of the original app: a start reported success after a failure, and failure after
    // success.
    @Test func `a failed start reports no match and keeps the teams, and the next one succeeds`()
        async
    {
        fixture.makeTeams()
        let draft = presenter.state.draft
        matches.calls.fail(.start, with: .full)
        await start()
        #expect(presenter.state.notice == .startFailure(StorageError.full.message))
        #expect(fixture.navigation.started.isEmpty)
        #expect(matches.stored == nil)
        #expect(presenter.state.draft == draft)
        #expect(presenter.state.isStartEnabled)
        #expect(presenter.dismissalDecision().isAllowed)

        presenter.didDismissNotice()
        #expect(presenter.state.notice == nil)
        await start()
        #expect(fixture.navigation.started.count == 1)
        #expect(presenter.state.notice == nil)
    }

    @Test func `a match in progress is ended only after a confirmation`() async throws {
        let other = try await fixture.startOtherMatch()
        fixture.makeTeams()
        await start()
        #expect(presenter.state.notice == .matchInProgress("0-0"))
        #expect(matches.stored == other && fixture.navigation.started.isEmpty)

        presenter.didDismissNotice()
        #expect(presenter.state.notice == nil)
        await start()
        presenter.didConfirmStart()
        #expect(presenter.state.notice == nil)
        await fixture.activity.waitUntilIdle()
        #expect(fixture.navigation.started == [matches.stored])
        #expect(matches.finished.map(\.id) == [other.id])
    }

    @Test func `a start does not retain the presenter, and stores nothing after its release`()
        async
    {
        matches.calls.gate.close()
        var other: ConfirmPlayersPresenter? = fixture.otherPresenter(SamplePlayers.draft)
        other?.didShuffle()
        other?.didRequestStart()
        await matches.calls.gate.untilWaiting()
        weak let released = other
        other = nil
        #expect(released == nil)
        matches.calls.gate.open()
        await fixture.activity.waitUntilIdle()
        #expect(matches.calls.made == [.current])
        #expect(fixture.navigation.started.isEmpty)
    }

    @Test func `with an unavailable reason no match is stored`() async {
        let fixture = ConfirmPlayersFixture(unavailableReason: "That is unavailable.")
        fixture.makeTeams()
        await fixture.perform { $0.didRequestStart() }
        #expect(fixture.matches.calls.made.isEmpty)
    }
}
