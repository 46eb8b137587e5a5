import DemoSupport
import Domain
import Login
import TestSupport
import UnicodeText

/// The form to sign in with alone. There is one account: ana, correct horse.
@main enum Program {
    @MainActor static func main() async {
        await Demo("Login", makeListener: LoginListener.init, states: states).run()
    }

    private static let states = [
        state("first", "the account is ana, the password correct horse"),
        state("remembered", "ana has asked to be remembered", remembers: true),
        state("expired", "the session has ended by itself", because: .sessionExpired),
        state("not-stored", "a sign-out could not be stored", because: .signOutNotSaved),
        state("locked", "too many wrong passwords") { _, accounts in
            for _ in 0..<100 { accounts.refuse(.locked(minutes: 15)) }
        },
        state("slow", "signing in takes five seconds") { environment, accounts in
            environment.hold(accounts.calls.gate)
        },
        state("failing", "the data file is damaged") { _, accounts in
            accounts.calls.failAlways(with: .damaged)
        },
    ]

    private static func state(
        _ name: String, _ about: String, because reason: LoginReason = .signedOut,
        remembers: Bool = false,
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryAccounts) -> Void = { _, _ in }
    ) -> DemoState<LoginListener> {
        DemoState(name, about) { environment, listener in
            let accounts = InMemoryAccounts(folding: UTF8ProcFolding())
            let ana = UserName("ana")
            if let ana { accounts.add(ana, password: "correct horse") }
            prepare(environment, accounts)
            let memory = InMemoryCredentialStore(name: remembers ? ana : nil)
            return LoginFactory(LoginDependencies(accounts: accounts, credentials: memory))
                .makeLogin(reason: reason, on: environment.navigator, navigation: listener)
        }
    }
}
