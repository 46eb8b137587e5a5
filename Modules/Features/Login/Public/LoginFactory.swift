public import Domain
public import Navigation

/// Makes the feature. The composition root knows only this.
@MainActor public protocol LoginBuilding {
    /// - Parameter navigation: held weakly.
    func makeLogin(
        reason: LoginReason, on navigator: Navigator, navigation: any LoginNavigation
    ) -> any Coordinator
}

/// What the feature takes from outside.
public struct LoginDependencies: Sendable {
    let accounts: any Accounts
    let credentials: any CredentialStore

    /// - Parameter credentials: keeps the name and the token until the next start.
    public init(accounts: any Accounts, credentials: any CredentialStore) {
        self.accounts = accounts
        self.credentials = credentials
    }
}

/// Makes the real feature.
public struct LoginFactory: LoginBuilding {
    private let dependencies: LoginDependencies

    /// - Parameter dependencies: the same for every login.
    public init(_ dependencies: LoginDependencies) {
        self.dependencies = dependencies
    }

    /// The coordinator of one login, which the caller starts.
    public func makeLogin(
        reason: LoginReason, on navigator: Navigator, navigation: any LoginNavigation
    ) -> any Coordinator {
        LoginCoordinator(reason, dependencies, navigator: navigator, navigation: navigation)
    }
}
