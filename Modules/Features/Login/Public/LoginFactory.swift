public import Domain
public import Navigation

/// Makes the feature. The composition root knows only this.
@MainActor public protocol LoginBuilding {
    /// - Parameter navigation: held weakly.
    func makeLogin(
        because reason: LoginReason, on navigator: Navigator, navigation: any LoginNavigation
    ) -> any Coordinator
}

/// What the feature takes from outside.
public struct LoginDependencies: Sendable {
    let accounts: any Accounts
    let memory: any SignInMemory

    /// - Parameter memory: keeps the name and the token until the next start.
    public init(accounts: any Accounts, memory: any SignInMemory) {
        self.accounts = accounts
        self.memory = memory
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
        because reason: LoginReason, on navigator: Navigator, navigation: any LoginNavigation
    ) -> any Coordinator {
        LoginCoordinator(reason, dependencies, navigator: navigator, navigation: navigation)
    }
}
