import Account
import DemoSupport
import Domain
import Navigation
import TestSupport
import UnicodeText

/// The demo of Account, with the password “correct horse”.
@main enum Program {
    private typealias Make =
        @MainActor (
            AccountFactory, DemoEnvironment, LoggingAccountNavigation
        ) -> any Coordinator

    @MainActor static func main() {
        Demo("Account", makeNavigation: LoggingAccountNavigation.init, states: states).run()
    }

    private static let states = [
        state("password", "the old password is correct horse", passwordChange),
        state("slow", "a change takes five seconds", passwordChange) { environment, accounts in
            environment.hold(accounts.calls.gate)
        },
        state("sessions", "one session", sessions),
        state("failing", "the data file is damaged", sessions) { _, accounts in
            accounts.calls.failAlways(.sessions, with: .damaged)
        },
    ].compactMap(\.self)

    private static let passwordChange: Make = { account, environment, _ in
        account.makePasswordChange(on: environment.navigator)
    }

    private static let sessions: Make = { account, environment, navigation in
        account.makeSessions(on: environment.navigator, navigation: navigation)
    }

    private static func state(
        _ name: String, _ description: String, _ make: @escaping Make,
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryAccounts) -> Void = { _, _ in }
    ) -> DemoState<LoggingAccountNavigation>? {
        let accounts = InMemoryAccounts(folding: UTF8ProcFolding())
        guard let ana = UserName("ana") else { return nil }
        accounts.add(ana, password: "correct horse")
        return accounts.addSession(of: ana).map { session in
            DemoState(name, description) { environment, navigation in
                prepare(environment, accounts)
                let factory = AccountFactory(
                    accounts: accounts, session: session, timeZone: FixedTimeZone())
                return make(factory, environment, navigation)
            }
        }
    }
}
