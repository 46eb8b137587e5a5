import Domain
import FootballUI
import MatchStorage
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import GatherDetail

@MainActor @Suite struct `GatherDetail presenter` {
    @Test func `a gather is loaded with the state at its end`() async {
        let fixture = GatherDetailFixture { _ in [.removeGoal(.a), .join(tom)] }
        #expect(
            fixture.state
                == GatherDetailState(
                    reopeningUnavailableReason: nil, playerUnavailableReason: nil))
        fixture.presenter.load()
        await fixture.settle()
        #expect(fixture.state.gather?.match == fixture.match.state)
        #expect(fixture.state.gather?.match.score.text == "2-2")
        #expect(fixture.state.gather?.matchAtEnd.score.text == "3-2")
        #expect(fixture.state.gather?.matchAtEnd.participants.count == 5)
    }

    private let tom = LineUpEntry(playerID: nil, name: "Tom", position: nil, team: .a)

    @Test func `a failed load shows the reason and can be repeated`() async {
        let fixture = GatherDetailFixture()
        fixture.matches.calls.fail(.match, with: .busy)
        fixture.presenter.load()
        await fixture.settle()
        #expect(fixture.state.failure == StorageError.busy.message)
        fixture.presenter.load()
        await fixture.settle()
        #expect(fixture.state.failure == nil)
        #expect(fixture.score == "3-2")
    }

    @Test func `a gather that changed elsewhere is updated, and keeps pending corrections`()
        async throws
    {
        let fixture = await GatherDetailFixture.loaded()
        let other = MatchStore(fixture.match, matches: fixture.matches, work: fixture.work)
        other.apply(.addGoal(Goal(.a)), at: fixture.time.now()) { _ in }
        await fixture.settle()
        #expect(fixture.score == "3-2")
        fixture.presenter.didAppear()
        await fixture.settle()
        #expect(fixture.score == "4-2")
        fixture.presenter.didAppear()
        fixture.presenter.didAddGoal(to: .b)
        fixture.presenter.didAddGoal(to: .b)
        await fixture.settle()
        #expect(fixture.score == "4-4")
        #expect(try await fixture.stored().state.score.text == "4-4")
    }

    @Test func `a gather in progress is not shown`() async {
        let fixture = GatherDetailFixture(of: sampleMatch(at: ManualClock().now()))
        fixture.presenter.load()
        await fixture.settle()
        #expect(fixture.state.failure == GatherDetailStrings.inProgress)
        #expect(fixture.state.gather == nil)
    }

    @Test func `nothing can be changed before the gather is loaded`() async throws {
        let fixture = GatherDetailFixture()
        fixture.presenter.didAddGoal(to: .a)
        fixture.presenter.didRequestPlayer()
        fixture.presenter.didRequestDeletion()
        fixture.presenter.didRequestCorrection(of: fixture.goal(0))
        await fixture.settle()
        #expect(fixture.matches.calls.made == [])
        #expect(fixture.state.notice == nil)
        #expect(fixture.delegate.goals == [] && fixture.delegate.requestedPlayers == 0)
    }

    // MARK: Goals

    @Test func `goals are added to a team or a player, and removed`() async throws {
        let fixture = await GatherDetailFixture.loaded()
        fixture.presenter.didAddGoal(to: .b)
        await fixture.settle()
        #expect(fixture.score == "3-3")
        let ana = try #require(fixture.participant("Ana"))
        fixture.presenter.didScore(ana)
        await fixture.settle()
        #expect(fixture.score == "4-3")
        #expect(fixture.state.gather?.match.goalCounts[ana.id] == 2)
        fixture.presenter.didRemoveGoal(from: .b)
        await fixture.settle()
        #expect(fixture.score == "4-2")
        #expect(try await fixture.stored().state.score.text == "4-2")
    }

    @Test func `only a goal without a scorer is focused to name the scorer`() async throws {
        let fixture = await GatherDetailFixture.loaded()
        fixture.presenter.didScore(try #require(fixture.participant("Ana")))
        await fixture.settle()
        #expect(fixture.state.addedGoalCount == 0)
        fixture.presenter.didAddGoal(to: .b)
        await fixture.settle()
        #expect(fixture.state.addedGoalCount == 1)
    }

    @Test func `the score of a gather without known goals is corrected`() async throws {
        let match = Match.imported(at: ManualClock().now())
        let fixture = GatherDetailFixture(of: match)
        fixture.presenter.load()
        await fixture.settle()
        fixture.presenter.didRemoveGoal(from: .a)
        await fixture.settle()
        #expect(fixture.score == "3-1")
        #expect(
            fixture.state.gather?.match.timeline.last?.event.kind
                == .scoreCorrected(try #require(Score(a: 3, b: 1))))
    }

    @Test func `a goal gets another scorer, and can be disallowed and allowed again`() async throws
    {
        let fixture = await GatherDetailFixture.loaded()
        let cho = try #require(fixture.participant("Cho"))
        fixture.presenter.didCorrect(fixture.goal(0).id, Goal(.a, scorer: cho.id))
        await fixture.settle()
        #expect(fixture.goal(0).countingGoal?.scorer == cho.id)
        fixture.presenter.didToggle(fixture.goal(0))
        await fixture.settle()
        #expect(fixture.score == "2-2")
        fixture.presenter.didToggle(fixture.goal(0))
        await fixture.settle()
        #expect(fixture.score == "3-2")
        #expect(fixture.goal(0).countingGoal?.scorer == cho.id)
    }

    @Test func `an event that did not happen is removed, undone, and restored`() async throws {
        let fixture = await GatherDetailFixture.loaded { [.leave($0.state.participants[0].id)] }
        func departure() throws -> TimelineEntry {
            let timeline = try #require(fixture.state.gather).match.timeline
            return try #require(
                timeline.last { if case .left = $0.event.kind { true } else { false } })
        }
        #expect(fixture.participant("Ana")?.isPresent == false)
        fixture.presenter.didToggle(try departure())
        await fixture.settle()
        #expect(try departure().isVoid)
        #expect(fixture.participant("Ana")?.isPresent == true)
        #expect(fixture.state.message == "Undone: departure of Ana")
        fixture.presenter.didRedo()
        await fixture.settle()
        #expect(fixture.participant("Ana")?.isPresent == false)
        for isPresent in [true, false] {
            fixture.presenter.didToggle(try departure())
            await fixture.settle()
            #expect(fixture.participant("Ana")?.isPresent == isPresent)
        }
    }

    @Test func `the correction of a goal is requested`() async {
        let fixture = await GatherDetailFixture.loaded()
        fixture.presenter.didRequestCorrection(of: fixture.goal(1))
        #expect(fixture.delegate.goals == [fixture.goal(1).id])
    }

    // MARK: Line-ups

    @Test func `participants leave, return, change sides and arrive`() async throws {
        let fixture = await GatherDetailFixture.loaded()
        fixture.presenter.didToggleLeft(try #require(fixture.participant("Ana")))
        fixture.presenter.didToggleLeft(try #require(fixture.participant("Dan")))
        let cho = try #require(fixture.participant("Cho"))
        fixture.presenter.didMove(cho.id, to: .b)
        fixture.presenter.didAdd(tom)
        await fixture.settle()
        #expect(fixture.participant("Ana")?.isPresent == false)
        #expect(fixture.participant("Dan")?.isPresent == true)
        #expect(fixture.participant("Cho")?.entry.team == .b)
        #expect(fixture.participant("Tom")?.entry.team == .a)
    }

    @Test func `players are added after pending changes`() async {
        let fixture = await GatherDetailFixture.loaded()
        fixture.presenter.didAddGoal(to: .a)
        fixture.presenter.didRequestPlayer()
        #expect(fixture.delegate.requestedPlayers == 0)
        await fixture.settle()
        #expect(fixture.delegate.requestedPlayers == 1)
    }

    @Test func `a guest joins the squad once and keeps the goals`() async throws {
        let fixture = await GatherDetailFixture.loaded()
        let joe = try #require(fixture.participant("Cousin Joe"))
        fixture.presenter.didScore(joe)
        fixture.presenter.didRequestSquad(for: joe.id)
        fixture.presenter.didRequestSquad(for: joe.id)
        await fixture.settle()
        let player = try #require(fixture.players.all.first { $0.name.text == "Cousin Joe" })
        #expect(fixture.players.all.count == 5)
        #expect(fixture.participant("Cousin Joe")?.entry.playerID == player.id)
        #expect(fixture.state.gather?.match.goalCounts[joe.id] == 1)
    }

    @Test func `a guest who cannot join the squad stays a guest`() async throws {
        let fixture = await GatherDetailFixture.loaded()
        fixture.players.calls.fail(.add, with: .full)
        fixture.presenter.didRequestSquad(for: try #require(fixture.participant("Cousin Joe")).id)
        await fixture.settle()
        #expect(
            fixture.state.notice == .failure(.addToSquad, message: StorageError.full.message))
        fixture.presenter.didDismissNotice()
        #expect(fixture.state.notice == nil)
    }

    // MARK: Undo

    @Test func `corrections are undone and redone by name, but not the end`() async throws {
        let fixture = await GatherDetailFixture.loaded()
        #expect(!fixture.state.allows(.undo))
        fixture.presenter.didUndo()
        await fixture.settle()
        #expect(try await fixture.stored().state.endedAt != nil)

        fixture.presenter.didAddGoal(to: .b)
        fixture.presenter.didUndo()
        await fixture.settle()
        #expect(fixture.state.message == "Undone: goal for Team B, 3-2")
        #expect(fixture.score == "3-2")
        fixture.presenter.didRedo()
        await fixture.settle()
        #expect(fixture.state.message == "Restored: goal for Team B, 3-3")
        fixture.presenter.didAddGoal(to: .b)
        await fixture.settle()
        #expect(fixture.state.message == nil)
    }

    @Test func `a correction that is not saved changes nothing`() async throws {
        let fixture = await GatherDetailFixture.loaded()
        fixture.matches.calls.fail(.append, with: .full)
        fixture.presenter.didAddGoal(to: .b)
        await fixture.settle()
        #expect(fixture.score == "3-2")
        #expect(fixture.state.notice == .failure(.save, message: StorageError.full.message))
        #expect(!fixture.state.allows(.undo))
    }

    // MARK: Reopening

    /// Reopens the gather if that is possible, and returns the number of reopened matches.
    private func reopenCount(_ fixture: GatherDetailFixture) async -> Int {
        fixture.presenter.didRequestReopening()
        await fixture.settle()
        return fixture.delegate.reopened.count
    }

    @Test func `the newest gather is reopened, also after older ones`() async throws {
        let fixture = GatherDetailFixture()
        #expect(await reopenCount(fixture) == 0, "before it is loaded")
        let older = Match.imported(at: fixture.match.startedAt.adding(.seconds(-1)))
        // An import stores older gathers after newer ones.
        fixture.matches.put(older)
        fixture.presenter.load()
        await fixture.settle()
        #expect(fixture.state.canReopen)
        #expect(await reopenCount(fixture) == 1)
        #expect(fixture.delegate.reopened == [fixture.matches.stored])
        #expect(fixture.delegate.reopened.first?.state.endedAt == nil)
    }

    @Test func `the end is undone after the corrections, and not of a deleted gather`() async {
        let fixture = await GatherDetailFixture.loaded { _ in [.addGoal(Goal(.a))] }
        #expect(await reopenCount(fixture) == 0)
        fixture.presenter.didConfirmDeletion()
        await fixture.settle()
        #expect(await reopenCount(fixture) == 0)
        fixture.presenter.didUndo()
        fixture.presenter.didUndo()
        await fixture.settle()
        #expect(await reopenCount(fixture) == 1)
        #expect(fixture.delegate.reopened.first?.score.text == "3-2")
    }

    @Test func `a gather is not reopened after a newer one, or while one is in progress`() async {
        let newer = GatherDetailFixture()
        newer.matches.put(.imported(at: newer.match.startedAt.adding(.seconds(1))))
        newer.matches.put(.imported(at: newer.match.startedAt.adding(.seconds(-1))))
        newer.presenter.load()
        await newer.settle()
        #expect(await reopenCount(newer) == 0)

        let running = GatherDetailFixture()
        running.matches.put(sampleMatch(at: running.match.startedAt.adding(.seconds(-1))))
        running.presenter.load()
        await running.settle()
        #expect(await reopenCount(running) == 0)
    }

    @Test func `a gather that is no longer the newest cannot be reopened again`() async {
        let fixture = await GatherDetailFixture.loaded()
        fixture.matches.put(.imported(at: fixture.match.startedAt.adding(.seconds(1))))
        #expect(await reopenCount(fixture) == 0)
        #expect(fixture.state.notice == .failure(.reopen, message: StorageError.laterMatch.message))
        #expect(!fixture.state.canReopen)
    }

    @Test func `a gather that was deleted elsewhere cannot be changed after a failed reopening`()
        async
    {
        let fixture = await GatherDetailFixture.loaded()
        let other = MatchStore(fixture.match, matches: fixture.matches, work: fixture.work)
        other.apply(.delete, at: fixture.time.now()) { _ in }
        #expect(await reopenCount(fixture) == 0)
        #expect(fixture.state.notice == .failure(.reopen, message: StorageError.notFound.message))
        #expect(!fixture.state.canEdit && fixture.state.allows(.undo))
    }

    @Test func `nothing can be changed while a gather is reopened`() async throws {
        let fixture = await GatherDetailFixture.loaded()
        fixture.presenter.didRequestReopening()
        #expect(fixture.state.isReopening && !fixture.presenter.dismissalDecision().isAllowed)
        // A second press would undo the last goal.
        fixture.presenter.didUndo()
        fixture.presenter.didAddGoal(to: .a)
        fixture.presenter.didRequestDeletion()
        #expect(await reopenCount(fixture) == 1)
        #expect(fixture.delegate.reopened.first?.score.text == "3-2")
        #expect(!fixture.state.isReopening && fixture.presenter.dismissalDecision().isAllowed)
        #expect(fixture.state.notice == nil)
    }

    @Test func `a failure to reopen is shown, also that of a correction before`() async {
        let fixture = await GatherDetailFixture.loaded { _ in [.addGoal(Goal(.a))] }
        fixture.matches.calls.fail(.append, with: .full)
        fixture.presenter.didUndo()
        #expect(await reopenCount(fixture) == 0)
        #expect(fixture.state.notice == .failure(.save, message: StorageError.full.message))
        #expect(!fixture.state.isReopening)
        fixture.presenter.didUndo()
        await fixture.settle()
        fixture.matches.calls.fail(.append, with: .full)
        #expect(await reopenCount(fixture) == 0)
        #expect(fixture.state.notice == .failure(.reopen, message: StorageError.full.message))
        #expect(await reopenCount(fixture) == 1)
    }

    // MARK: Deletion

    @Test func `a gather is deleted after a question`() async throws {
        let fixture = await GatherDetailFixture.loaded()
        fixture.presenter.didRequestDeletion()
        #expect(fixture.state.notice == .confirmDeletion)
        #expect(fixture.matches.finished.count == 1)
        fixture.presenter.didConfirmDeletion()
        await fixture.settle()
        #expect(fixture.state.notice == nil)
        #expect(fixture.state.gather?.match.isDeleted == true)
        #expect(fixture.matches.finished == [])
    }

    @Test func `a deleted gather can only be restored`() async throws {
        let fixture = await GatherDetailFixture.loaded { _ in [.addGoal(Goal(.a)), .delete] }
        fixture.presenter.didAddGoal(to: .a)
        fixture.presenter.didRequestDeletion()
        fixture.presenter.didRequestPlayer()
        fixture.presenter.didRequestCorrection(of: fixture.goal(0))
        fixture.presenter.didRedo()
        await fixture.settle()
        #expect(fixture.score == "4-2")
        #expect(fixture.state.notice == nil)
        #expect(fixture.delegate.goals == [] && fixture.delegate.requestedPlayers == 0)
        fixture.presenter.didUndo()
        await fixture.settle()
        #expect(fixture.state.message == "Undone: deletion of the gather")
        #expect(fixture.matches.finished.map(\.score.text) == ["4-2"])
    }
}

extension Match {
    /// Returns a finished match of 4-1 without known goals.
    static func imported(at moment: Moment) -> Match {
        var match = Match(
            startedAt: moment, lineUp: sampleMatch(at: moment).lineUp,
            score: Score(a: 4, b: 1) ?? Score())
        match.add(.ended, at: moment)
        return match
    }
}
