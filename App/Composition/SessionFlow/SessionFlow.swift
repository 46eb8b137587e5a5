import DependencyContainer
import Domain
import Navigation
import PlayerAdd
import PlayerDetail
import PlayerEdit
import PlayerList

/// What one signed-in user does, from feature to feature. Where two features meet is said here and
/// in the extensions, and nowhere else.
@MainActor final class SessionFlow: Coordinator {
    unowned let navigator: Navigator
    let features: Features
    /// The list that the session stands on.
    weak var list: (any PlayerListCoordinating)?
    /// The page of one player, while it is open.
    weak var detail: (any PlayerDetailCoordinating)?
    /// The place that is kept; nil while nobody has read or written it.
    var keptPlace: String?
    private let onSignOut: @MainActor () -> Void

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

    func didLeave() {
        features.close()
    }

    func signOut() {
        onSignOut()
    }

    func showPlayerAdd() throws(NavigationError) {
        try start(
            features((any PlayerAddBuilding).self).makePlayerAdd(on: navigator, navigation: self))
    }

    func showPlayerDetail(of player: Player) throws(NavigationError) {
        let detail = try features((any PlayerDetailBuilding).self)
            .makePlayerDetail(of: player, on: navigator, navigation: self)
        try start(detail)
        self.detail = detail
    }

    func showPlayerEdit(of field: PlayerField, of player: Player) throws(NavigationError) {
        try start(
            features((any PlayerEditBuilding).self)
                .makePlayerEdit(of: field, of: player, on: navigator, navigation: self))
    }

    /// Once a match has begun, the list begins anew when it was left.
    func showMatch(_ beginning: MatchFlow.Beginning) throws(NavigationError) {
        let match = MatchFlow(beginning, features: features, navigator: navigator)
        try run(match) { [weak self] result in
            if case .finished = result { self?.list?.returnToList() }
        }
    }
}
