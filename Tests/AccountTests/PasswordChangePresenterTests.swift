import Domain
import FootballUI
import Navigation
import TestSupport
import Testing

@testable import Account

@MainActor @Suite struct `Password change presenter` {
    private let fixture: AccountFixture
    private let presenter: PasswordChangePresenter

    init() throws {
        fixture = try AccountFixture()
        presenter = PasswordChangePresenter(
            accounts: fixture.accounts, session: fixture.session, work: WorkScope(fixture.activity))
    }

    private func submit(
        _ current: String, _ new: String, repeated: String? = nil
    ) async {
        presenter.didEdit(.current, current)
        presenter.didEdit(.new, new)
        presenter.didEdit(.repeated, repeated ?? new)
        presenter.didSubmit()
        await fixture.activity.waitUntilIdle()
    }

    @Test func `the right password is replaced, and the fields are cleared`() async {
        await submit("correct horse", "battery staple")
        #expect(presenter.state == PasswordChangeState(outcome: .changed))
        #expect(await fixture.canSignIn("battery staple"))
        #expect(await !fixture.canSignIn("correct horse"))
        presenter.didEdit(.current, "b")
        #expect(presenter.state.outcome == nil)
    }

    @Test(arguments: [("", "n", "n"), ("c", "", "n"), ("c", "n", "")])
    func `an empty field sends no request`(current: String, new: String, repeated: String) async {
        await submit(current, new, repeated: repeated)
        #expect(presenter.state.outcome == .failed("All fields are mandatory."))
        #expect(fixture.accounts.calls.made.isEmpty)
    }

    @Test func `different new passwords send no request and are typed again`() async {
        await submit("correct horse", "battery staple", repeated: "battery stable")
        #expect(
            presenter.state.outcome
                == .failed("The new passwords differ. Please type the new password twice."))
        #expect(presenter.state.texts == [.current: "correct horse"])
        #expect(presenter.state.focus == .init(.new, serial: 1))
        #expect(fixture.accounts.calls.made.isEmpty)
    }

    @Test func `a wrong password is typed again`() async {
        for serial in 1...2 {
            await submit("wrong horse", "battery staple")
            #expect(
                presenter.state.outcome
                    == .failed("The current password is wrong. Please try again."))
            #expect(presenter.state.texts[.current] == nil)
            #expect(presenter.state.texts[.new] == "battery staple")
            #expect(presenter.state.focus == .init(.current, serial: serial))
        }
    }

    @Test(arguments: [
        AccountError.newPassword(.tooShort), .newPassword(.tooLong),
        .newPassword(.hasDisallowedCharacters),
    ])
    func `a new password that breaks a rule is typed again`(error: AccountError) async {
        fixture.accounts.refuse(error)
        await submit("correct horse", "battery staple")
        #expect(presenter.state.outcome == .failed(error.message))
        #expect(presenter.state.texts == [.current: "correct horse"])
        #expect(presenter.state.focus == .init(.new, serial: 1))
    }

    @Test func `a storage error keeps the fields`() async {
        fixture.accounts.calls.fail(.changePassword, with: .full)
        await submit("correct horse", "battery staple")
        #expect(
            presenter.state.outcome
                == .failed("Unable to change the password. \(StorageError.full.message)"))
        #expect(presenter.state.texts.count == 3)
        presenter.didSubmit()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state.outcome == .changed)
    }

    @Test func `input during a request has no effect, and the form stays`() async {
        fixture.accounts.calls.gate.close()
        presenter.didEdit(.current, "correct horse")
        presenter.didEdit(.new, "battery staple")
        presenter.didEdit(.repeated, "battery staple")
        presenter.didSubmit()
        await fixture.accounts.calls.gate.untilWaiting()
        let state = presenter.state
        #expect(state.isSaving)
        #expect(!presenter.dismissalDecision().isAllowed)
        presenter.didEdit(.new, "other")
        presenter.didSubmit()
        #expect(presenter.state == state)
        fixture.accounts.calls.gate.open()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.accounts.calls.made == [.changePassword])
        #expect(presenter.dismissalDecision().isAllowed)
    }
}
