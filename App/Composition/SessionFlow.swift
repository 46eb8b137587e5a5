import DependencyContainer
import Domain
import Navigation
import PlayerDetail
import PlayerList

/// What one signed-in user does, from feature to feature. Where two features meet is said here and
/// in the extensions, and nowhere else.
@MainActor final class SessionFlow: Coordinator {
    let features: Features
    private let onSignOut: @MainActor () -> Void
    unowned let navigator: Navigator
    weak var list: (any PlayerListCoordinating)?
    weak var detail: (any PlayerDetailCoordinating)?

    /// - Parameter container: the session's own.
    init(
        container: Container, navigator: Navigator, onSignOut: @escaping @MainActor () -> Void
    ) {
        features = Features(container)
        self.navigator = navigator
        self.onSignOut = onSignOut
    }

    func start() throws(NavigationError) {
        let list = try features((any PlayerListBuilding).self)
            .makePlayerList(on: navigator, navigation: self)
        self.list = list
        try start(list)
    }

    func signOut() {
        onSignOut()
    }

    /// Starts what a feature makes, on top of what is there.
    func show<Building>(
        _ type: Building.Type, _ make: (Building) -> any Coordinator
    ) {
        navigator.attempt { () throws(NavigationError) in
            try start(make(features(type)))
        }
    }

    /// Plays a match. Once it has begun, the list begins anew when it was left.
    func play(_ beginning: MatchFlow.Beginning) {
        run(MatchFlow(beginning, features: features, navigator: navigator)) { [weak self] in
            if case .finished = $0 { self?.list?.returnToList() }
        }
    }
}
