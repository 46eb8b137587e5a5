import Domain
import Navigation
import TestSupport
import Testing

@testable import ConfirmPlayers

@MainActor @Suite struct `Confirm players presenter` {
    private let matches = InMemoryMatches()
    private let time = ManualClock()
    private let activity = Activity()
    private let view = ViewSpy()
    private let steps = StepsSpy()
    private let presenter: ConfirmPlayersPresenter

    init() {
        presenter = ConfirmPlayersPresenter(
            Squad.all,
            ConfirmPlayersDependencies(
                matches: matches, time: time, shuffle: PlayerShuffle { $0.reversed() }),
            work: WorkScope(activity), steps: steps)
        presenter.view = view
    }

    private func makeTeams() {
        presenter.didSend(Squad.ana.id, to: .teamA)
        presenter.didSend(Squad.bo.id, to: .teamB)
    }

    @Test func `everybody is on the bench at first and nothing can start`() {
        #expect(view.state == ConfirmPlayersState(draft: ConfirmPlayersDraft(Squad.all)))
        #expect(!view.state.isStartEnabled)
    }

    @Test func `Start gather is enabled exactly while both teams have a player`() {
        presenter.didSend(Squad.ana.id, to: .teamA)
        #expect(!view.state.isStartEnabled)
        presenter.didSend(Squad.bo.id, to: .teamB)
        #expect(view.state.isStartEnabled)
        presenter.didSend(Squad.ana.id, to: .bench)
        #expect(!view.state.isStartEnabled)
    }

    @Test func `the next player of the old place is focused after a move by key`() {
        presenter.didSend(Squad.ana.id, to: .teamA)
        #expect(view.state.focus == .init(player: Squad.bo.id, serial: 1))
        presenter.didSend(Squad.cem.id, to: .teamA)
        #expect(view.state.focus == .init(player: Squad.bo.id, serial: 2))
    }

    @Test func `the last player of a place keeps the focus in the new one`() {
        presenter.didSend(Squad.ana.id, to: .teamA)
        presenter.didSend(Squad.ana.id, to: .teamB)
        #expect(view.state.focus == .init(player: Squad.ana.id, serial: 2))
    }

    @Test func `a player who is in that place already, or unknown, stays out of it`() {
        let shown = view.showCount
        presenter.didSend(Squad.ana.id, to: .bench)
        presenter.didSend(PlayerID(99), to: .teamA)
        presenter.didTake(PlayerID(99), to: .teamA, index: 0)
        #expect(view.showCount == shown)
    }

    @Test func `a drag puts the player at the place and the focus goes along`() {
        presenter.didSend(Squad.bo.id, to: .teamA)
        presenter.didTake(Squad.ana.id, to: .teamA, index: 0)
        #expect(view.state.draft[.teamA] == [Squad.ana, Squad.bo])
        #expect(view.state.focus == .init(player: Squad.ana.id, serial: 2))
    }

    @Test func `a drag within the place changes the order only`() {
        presenter.didTake(Squad.ana.id, to: .bench, index: 1)
        #expect(view.state.draft[.bench] == [Squad.bo, Squad.ana, Squad.cem])
    }

    @Test func `Shuffle sends the bench to the teams and is over then`() {
        #expect(view.state.isShuffleEnabled)
        presenter.didShuffle()
        #expect(view.state.draft[.teamA] == [Squad.cem, Squad.ana])
        #expect(view.state.draft[.teamB] == [Squad.bo])
        #expect(!view.state.isShuffleEnabled)
        presenter.didShuffle()
        #expect(view.state.draft[.teamA].count == 2)
    }

    @Test func `a start without both teams stores nothing`() async {
        presenter.didSend(Squad.ana.id, to: .teamA)
        presenter.didStart()
        await activity.waitUntilIdle()
        #expect(matches.calls.made.isEmpty)
        #expect(presenter.mayLeave)
    }

    @Test func `a start stores match and line-up in one call and reports once`() async {
        makeTeams()
        presenter.didStart()
        await activity.waitUntilIdle()
        #expect(matches.calls.made == [.current, .start])
        #expect(steps.started.count == 1)
        #expect(steps.started.first == matches.stored)
        #expect(matches.stored?.startedAt == time.now())
        #expect(matches.stored?.lineUp.entries.map(\.name) == ["Ana", "Bo"])
        #expect(!view.state.isStarting)
    }

    @Test func `while it is stored nothing can be changed or left or started again`() async {
        makeTeams()
        matches.calls.gate.close()
        presenter.didStart()
        await matches.calls.gate.untilWaiting()
        let shown = view.state
        #expect(shown.isStarting && !shown.isStartEnabled && !shown.isShuffleEnabled)
        #expect(!presenter.mayLeave)

        presenter.didStart()
        presenter.didShuffle()
        presenter.didSend(Squad.cem.id, to: .teamB)
        presenter.didTake(Squad.cem.id, to: .teamB, index: 0)
        #expect(view.state == shown)

        matches.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(matches.calls.count(.start) == 1)
        #expect(presenter.mayLeave)
    }

    // Fault 5: a start reported success when it had failed, and failure when it had worked.
    @Test func `a start that failed says so, reports no match and loses nothing`() async {
        makeTeams()
        let draft = view.state.draft
        matches.calls.fail(.start, with: .full)
        presenter.didStart()
        await activity.waitUntilIdle()
        #expect(view.state.failure == StorageError.full.message)
        #expect(steps.started.isEmpty)
        #expect(matches.stored == nil)
        #expect(view.state.draft == draft)
        #expect(view.state.isStartEnabled)
        #expect(presenter.mayLeave)
    }

    // Fault 5, the other way round.
    @Test func `a start that worked reports the match and no failure`() async {
        makeTeams()
        matches.calls.fail(.start, with: .busy)
        presenter.didStart()
        await activity.waitUntilIdle()
        presenter.didDismissNotice()
        #expect(view.state.failure == nil)

        presenter.didStart()
        await activity.waitUntilIdle()
        #expect(steps.started.count == 1)
        #expect(view.state.failure == nil)
    }

    @Test func `a gather in progress is not ended unasked`() async throws {
        let other = try await matches.start(
            try #require(
                LineUp([
                    LineUpEntry(Squad.ana, team: .a), LineUpEntry(Squad.bo, team: .b),
                ])), at: time.now())
        makeTeams()
        presenter.didStart()
        await activity.waitUntilIdle()
        #expect(view.state.scoreInProgress == "0-0")
        #expect(matches.stored == other && steps.started.isEmpty)

        presenter.didDismissNotice()
        #expect(view.state.scoreInProgress == nil)
        presenter.didStart()
        await activity.waitUntilIdle()
        presenter.didConfirmStart()
        await activity.waitUntilIdle()
        #expect(steps.started == [matches.stored])
        #expect(matches.past.map(\.id) == [other.id])
    }

    @Test func `a presenter that is gone reports nothing`() async {
        matches.calls.gate.close()
        var other: ConfirmPlayersPresenter? = ConfirmPlayersPresenter(
            Squad.all,
            ConfirmPlayersDependencies(
                matches: matches, time: time, shuffle: PlayerShuffle { $0 }),
            work: WorkScope(activity), steps: steps)
        other?.didShuffle()
        other?.didStart()
        await matches.calls.gate.untilWaiting()
        weak let released = other
        other = nil
        #expect(released == nil)
        matches.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(steps.started.isEmpty)
    }
}
