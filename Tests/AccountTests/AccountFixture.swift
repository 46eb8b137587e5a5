import Account
import Domain
import Navigation
import TestSupport
import Testing

/// An account with the password “correct horse” and one session.
@MainActor struct AccountFixture {
    let accounts = InMemoryAccounts()
    let session: Session
    let timeZone = FixedTimeZone(hours: 1)
    let navigation = AccountNavigationSpy()
    let activity = Activity()

    init() throws {
        let ana = try #require(UserName("Ana"))
        accounts.add(ana, password: "correct horse")
        session = try #require(accounts.addSession(of: ana))
    }

    var factory: AccountFactory {
        AccountFactory(accounts: accounts, session: session, timeZone: timeZone)
    }

    /// Signs in with a password, and returns whether it was right.
    func canSignIn(_ password: String) async -> Bool {
        (try? await accounts.signIn(name: session.user.name, password: Password(password))) != nil
    }
}

/// A navigation that counts the events.
@MainActor final class AccountNavigationSpy: AccountNavigation {
    private(set) var signOutEverywhereCount = 0
    var sessionSignOutUnavailableReason: String?

    func accountDidRequestSignOutEverywhere() { signOutEverywhereCount += 1 }
    func sessionDidRequestSignOut() {}
}
