import Domain
import Navigation
import TestSupport
import Testing

@testable import Login

/// What the form says when nobody is let in.
extension `Login presenter` {
    @Test func `a wrong user name and a wrong password read the same and ask for both`() async {
        await submit("Ana", "wrong horse")
        let wrongPassword = view.state
        await submit("Nobody", "correct horse")
        #expect(view.state.warning == wrongPassword.warning)
        #expect(
            view.state.warning
                == "The username or the password is wrong. Please check both and try again.")
        #expect(view.state.password.isEmpty)
        #expect(view.state.userName == "Nobody")
        #expect(steps.sessions.isEmpty)
    }

    @Test(arguments: [
        (
            AccountError.nameTaken,
            "The username “Bo” is taken. Please choose another one, or log in if it is yours."
        ),
        (.locked(minutes: 1), "Too many wrong passwords. Please try again in 1 minute."),
        (.locked(minutes: 15), "Too many wrong passwords. Please try again in 15 minutes."),
        (
            .passwordTooShort,
            "A new password has at least 8 characters. Please choose a longer one."
        ),
        (
            .passwordTooLong,
            "A new password has at most 1024 bytes. Please choose a shorter one."
        ),
        (.storage(.full), "Unable to register. The disk is full: free some space."),
    ])
    func `any other refusal says what to do next and keeps what was typed`(
        error: AccountError, sentence: String
    ) async {
        accounts.refuse(error)
        type("Bo", "long enough")
        presenter.didRequestRegister()
        await activity.waitUntilIdle()
        #expect(view.state.warning == sentence)
        #expect(view.state.userName == "Bo")
        #expect(view.state.password == "long enough")
        #expect(steps.sessions.isEmpty)

        presenter.didRequestRegister()
        #expect(view.state.warning == nil)
        await activity.waitUntilIdle()
        #expect(steps.sessions.count == 1)
    }

    @Test func `a sign-in that the storage refuses says so`() async {
        accounts.calls.fail(.signIn, with: .busy)
        await submit("Ana", "correct horse")
        #expect(
            view.state.warning
                == "Unable to log in. The data is in use by another program: close it.")
        #expect(view.state.password == "correct horse")
    }
}
