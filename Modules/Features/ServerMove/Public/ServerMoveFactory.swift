public import Domain
public import Navigation
import TerminalUI

/// A factory for the page that moves the account of this device to a server.
@MainActor public protocol ServerMoveBuilding {
    /// Returns a coordinator for the page. The caller starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func makeServerMove(
        on navigator: Navigator, navigation: any ServerMoveNavigation
    ) -> any Coordinator
}

/// The dependencies of ServerMove.
public struct ServerMoveDependencies: Sendable {
    let selection: any ServerSelection
    let session: Session

    /// Creates the dependencies.
    ///
    /// - Parameters:
    ///   - selection: The place of the accounts.
    ///   - session: The session of the signed-in user.
    public init(selection: any ServerSelection, session: Session) {
        self.selection = selection
        self.session = session
    }
}

/// The default factory of ServerMove.
public struct ServerMoveFactory: ServerMoveBuilding {
    private let dependencies: ServerMoveDependencies

    /// Stores the dependencies of the coordinators that the factory makes.
    public init(_ dependencies: ServerMoveDependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for the page. The caller starts it.
    public func makeServerMove(
        on navigator: Navigator, navigation: any ServerMoveNavigation
    ) -> any Coordinator {
        ScreenCoordinator(at: ServerMoveRoute(), on: navigator) {
            [dependencies, weak navigation] work in
            let presenter = ServerMovePresenter(dependencies, work: work, navigation: navigation)
            return PageScreen(of: presenter, work: work) {
                ServerMoveView(state: $0, presenter: presenter).page
            }
        }
    }
}
