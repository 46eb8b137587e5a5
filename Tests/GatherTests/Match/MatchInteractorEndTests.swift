import Domain
import Navigation
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Match interactor: end and leave` {
    private let fixture = MatchInteractorFixture()

    @Test func `End gather asks for confirmation, and Cancel continues the match`() async {
        fixture.interactor.requestEnd()
        #expect(fixture.progress.notice == .confirmEnd)
        fixture.interactor.dismissNotice()
        await fixture.settle()
        #expect(fixture.progress.notice == nil)
        #expect(fixture.matches.calls.made.isEmpty)
    }

    @Test func `an end waits for pending goals and is reported once`() async {
        for _ in 1...3 { fixture.interactor.apply(.goals(.a, 1)) }
        fixture.interactor.apply(.goals(.b, 1))
        fixture.interactor.requestEnd()
        fixture.interactor.confirmEnd()
        await fixture.settle()
        #expect(fixture.delegate.ended == fixture.matches.past)
        #expect(fixture.delegate.ended.first?.score.text == "3-1")
        #expect(fixture.delegate.ended.first?.winner == .teamA)
        #expect(fixture.delegate.ended.first?.endedAt == fixture.time.now())
        #expect(!fixture.progress.isEnding)
    }

    @Test func `no request has an effect while the match is being ended`() async {
        fixture.matches.calls.gate.close()
        fixture.interactor.confirmEnd()
        await fixture.matches.calls.gate.untilWaiting()
        let shown = fixture.progress
        #expect(shown.isEnding && shown.notice == nil)
        #expect(!shown.canAddGoal(to: .a) && !shown.canRemoveGoal(from: .a))
        #expect(!shown.canToggleClock && !shown.canResetClock && !shown.canSetTime)

        fixture.interactor.confirmEnd()
        fixture.interactor.requestEnd()
        fixture.interactor.apply(.goals(.a, 1))
        fixture.interactor.apply(.toggleClock)
        let decision = fixture.interactor.requestLeave()
        #expect(!decision.isAllowed && decision.pendingConfirmation == nil)
        #expect(fixture.progress == shown)

        fixture.matches.calls.gate.open()
        await fixture.settle()
        #expect(fixture.matches.calls.made == [.end])
        #expect(fixture.delegate.ended.count == 1)
    }

    @Test func `a failed end shows an alert, loses nothing and can be repeated`() async {
        fixture.interactor.apply(.goals(.b, 1))
        fixture.matches.calls.fail(.end, with: .readOnly)
        fixture.interactor.confirmEnd()
        await fixture.settle()
        #expect(
            fixture.progress.notice == .failure(.end, message: StorageError.readOnly.message))
        #expect(fixture.stored?.score.text == "0-1")
        #expect(fixture.delegate.ended.isEmpty)

        fixture.interactor.dismissNotice()
        fixture.interactor.confirmEnd()
        await fixture.settle()
        #expect(fixture.delegate.ended.map(\.winner) == [.teamB])
    }

    @Test func `leaving asks for confirmation, and Stay keeps the screen`() async throws {
        let confirmation = try requestLeave()
        #expect(fixture.progress.notice == .confirmLeave)
        fixture.interactor.dismissNotice()
        await fixture.settle()
        #expect(fixture.progress.notice == nil)
        #expect(confirmation.answer == false)
    }

    @Test func `leaving waits until pending goals have been saved`() async throws {
        fixture.interactor.apply(.goals(.a, 1))
        let confirmation = try requestLeave()
        fixture.interactor.confirmLeave()
        #expect(confirmation.answer == nil)
        await fixture.settle()
        #expect(confirmation.answer == true)
        #expect(fixture.stored?.score.text == "1-0")
        #expect(fixture.progress.notice == nil)
    }

    @Test func `a goal that cannot be saved keeps the screen`() async throws {
        fixture.matches.calls.fail(.save, with: .full)
        fixture.interactor.apply(.goals(.a, 1))
        let confirmation = try requestLeave()
        fixture.interactor.confirmLeave()
        await fixture.settle()
        #expect(confirmation.answer == false)
        #expect(
            fixture.progress.notice == .failure(.saveScore, message: StorageError.full.message))
    }

    @Test func `a second request to leave replaces the first`() throws {
        let first = try requestLeave()
        let second = try requestLeave()
        fixture.interactor.dismissNotice()
        #expect(first.answer == nil)
        #expect(second.answer == false)
    }

    private func requestLeave() throws -> PendingConfirmation {
        try #require(fixture.interactor.requestLeave().pendingConfirmation)
    }
}
