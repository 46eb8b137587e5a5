import DemoSupport
import Domain
import Login
import TestSupport
import UnicodeText

/// The demo of Login, with one account: ana, password “correct horse”.
@main enum Program {
    @MainActor static func main() {
        Demo("Login", makeNavigation: LoggingLoginNavigation.init, states: states).run()
    }

    private static let states = [
        state("first", "sign in as ana with the password correct horse"),
        state("remembered", "the user name ana is saved", isRemembered: true),
        state("expired", "the session has expired", reason: .sessionExpired),
        state("server", "a server keeps the accounts", server: "https://club.test"),
        state("slow", "signing in takes five seconds") { environment, accounts in
            environment.hold(accounts.calls.gate)
        },
        state("failing", "the data file is damaged") { _, accounts in
            accounts.calls.failAlways(with: .damaged)
        },
    ]

    private static func state(
        _ name: String, _ description: String, reason: LoginReason = .signedOut,
        isRemembered: Bool = false, server: String? = nil,
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryAccounts) -> Void = { _, _ in }
    ) -> DemoState<LoggingLoginNavigation> {
        DemoState(name, description) { environment, navigation in
            let accounts = InMemoryAccounts(folding: UTF8ProcFolding())
            let ana = UserName("ana")
            if let ana { accounts.add(ana, password: "correct horse") }
            prepare(environment, accounts)
            let credentials = InMemoryCredentialStore(name: isRemembered ? ana : nil)
            return LoginFactory(
                accounts: accounts, credentials: credentials,
                server: InMemoryServerSelection(server)
            ).makeLogin(reason: reason, on: environment.navigator, navigation: navigation)
        }
    }
}
