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

    public init(accounts: any Accounts, memory: any SignInMemory) {
        self.accounts = accounts
        self.memory = memory
    }
}

/// Makes the real feature.
public struct LoginFactory: LoginBuilding {
    private let dependencies: LoginDependencies

    public init(_ dependencies: LoginDependencies) {
        self.dependencies = dependencies
    }

    public func makeLogin(
        because reason: LoginReason, on navigator: Navigator, navigation: any LoginNavigation
    ) -> any Coordinator {
        LoginCoordinator(reason, dependencies, navigator: navigator, navigation: navigation)
    }
}
