import Domain
import FootballUI
import MatchStorage
import Navigation
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather presenter: end and leave` {
    private let fixture = GatherFixture()

    @Test func `End gather asks for confirmation, and Cancel continues the match`() async {
        fixture.presenter.didRequestEnd()
        #expect(fixture.state.notice == .confirmEnd)
        fixture.presenter.didDismissNotice()
        await fixture.settle()
        #expect(fixture.state.notice == nil)
        #expect(fixture.matches.calls.made.isEmpty)
    }

    @Test func `an end waits for pending goals and is reported once`() async {
        for _ in 1...3 { fixture.presenter.apply(.addGoal(Goal(.a))) }
        fixture.presenter.apply(.addGoal(Goal(.b)))
        fixture.presenter.didRequestEnd()
        fixture.presenter.didConfirmEnd()
        await fixture.settle()
        #expect(fixture.delegate.ended.map(\.finished) == fixture.matches.finished)
        #expect(fixture.delegate.ended.first?.score.text == "3-1")
        #expect(fixture.delegate.ended.first?.score.winner == .teamA)
        #expect(fixture.delegate.ended.first?.state.endedAt == fixture.time.now())
        #expect(!fixture.state.isEnding)
    }

    @Test func `no request has an effect while the match is being ended`() async {
        fixture.matches.calls.gate.close()
        fixture.presenter.didConfirmEnd()
        await fixture.matches.calls.gate.untilWaiting()
        let shown = fixture.state
        #expect(shown.isEnding && shown.notice == nil)
        #expect(!shown.allows(.addGoal(Goal(.a))) && !shown.allows(.removeGoal(.a)))
        #expect(!shown.allows(.toggleClock) && !shown.allows(.resetClock) && !shown.canSetTime)

        fixture.presenter.didConfirmEnd()
        fixture.presenter.didRequestEnd()
        fixture.presenter.apply(.addGoal(Goal(.a)))
        fixture.presenter.apply(.toggleClock)
        let decision = fixture.presenter.dismissalDecision()
        #expect(!decision.isAllowed && decision.pendingConfirmation == nil)
        #expect(fixture.state == shown)

        fixture.matches.calls.gate.open()
        await fixture.settle()
        #expect(fixture.matches.calls.made == [.append])
        #expect(fixture.delegate.ended.count == 1)
    }

    @Test func `a failed end shows an alert, loses nothing and can be repeated`() async {
        fixture.presenter.apply(.addGoal(Goal(.b)))
        await fixture.settle()
        fixture.matches.calls.fail(.append, with: .readOnly)
        fixture.presenter.didConfirmEnd()
        await fixture.settle()
        #expect(
            fixture.state.notice == .failure(.end, message: StorageError.readOnly.message))
        #expect(fixture.stored?.score.text == "0-1")
        #expect(fixture.delegate.ended.isEmpty)

        fixture.presenter.didDismissNotice()
        fixture.presenter.didConfirmEnd()
        await fixture.settle()
        #expect(fixture.delegate.ended.map(\.score.winner) == [.teamB])
    }

    @Test(arguments: [false, true])
    func `a match that was ended elsewhere is ended`(isPending: Bool) async {
        let other = MatchStore(
            fixture.harness.match, matches: fixture.matches, work: fixture.harness.work)
        other.apply(.end, at: fixture.time.now()) { _ in }
        await fixture.settle()
        fixture.presenter.apply(.addGoal(Goal(.a)))
        if !isPending { await fixture.settle() }
        fixture.presenter.didConfirmEnd()
        await fixture.settle()
        #expect(fixture.delegate.ended.map(\.score.text) == ["1-0"])
        #expect(!fixture.state.isEnding)
    }

    @Test func `leaving asks for confirmation, and Stay keeps the screen`() async throws {
        let confirmation = try requestLeave()
        #expect(fixture.state.notice == .confirmLeave)
        fixture.presenter.didDismissNotice()
        await fixture.settle()
        #expect(fixture.state.notice == nil)
        #expect(confirmation.answer == false)
    }

    @Test func `leaving waits until pending goals have been saved`() async throws {
        fixture.presenter.apply(.addGoal(Goal(.a)))
        let confirmation = try requestLeave()
        fixture.presenter.didConfirmLeave()
        #expect(confirmation.answer == nil)
        await fixture.settle()
        #expect(confirmation.answer == true)
        #expect(fixture.stored?.score.text == "1-0")
        #expect(fixture.state.notice == nil)
    }

    @Test func `a goal that cannot be saved keeps the screen`() async throws {
        fixture.matches.calls.fail(.append, with: .full)
        fixture.presenter.apply(.addGoal(Goal(.a)))
        let confirmation = try requestLeave()
        fixture.presenter.didConfirmLeave()
        await fixture.settle()
        #expect(confirmation.answer == false)
        #expect(
            fixture.state.notice == .failure(.saveScore, message: StorageError.full.message))
    }

    @Test func `a second request to leave replaces the first`() throws {
        let first = try requestLeave()
        let second = try requestLeave()
        fixture.presenter.didDismissNotice()
        #expect(first.answer == nil)
        #expect(second.answer == false)
    }

    private func requestLeave() throws -> PendingConfirmation {
        try #require(fixture.presenter.dismissalDecision().pendingConfirmation)
    }
}
