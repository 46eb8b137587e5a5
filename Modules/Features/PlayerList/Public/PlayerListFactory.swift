public import Domain
public import Navigation

/// What others may ask of the list while it is in the navigation tree.
@MainActor public protocol PlayerListCoordinating: Coordinator {
    /// Reads everything again.
    ///
    /// - Parameter player: whose row is made visible and focused as soon as it has been read; a
    ///   search that hides it ends.
    func reload(focusing player: PlayerID?)

    /// Takes away everything above the list, which is in list mode then, with nobody selected, and
    /// reads everything again. Does nothing when the list is not in the tree any more.
    func returnToList()
}

/// Makes the feature. The composition root knows only this.
@MainActor public protocol PlayerListBuilding {
    /// - Parameter navigation: held weakly.
    func makePlayerList(
        on navigator: Navigator, navigation: any PlayerListNavigation
    ) -> any PlayerListCoordinating
}

/// What the feature takes from outside.
public struct PlayerListDependencies: Sendable {
    let players: any PlayerRepository
    let matches: any MatchRepository
    let folding: any TextFolding

    /// - Parameter folding: makes the search's key; the same one that made the squad's keys.
    public init(
        players: any PlayerRepository, matches: any MatchRepository, folding: any TextFolding
    ) {
        self.players = players
        self.matches = matches
        self.folding = folding
    }
}

/// Makes the real feature.
public struct PlayerListFactory: PlayerListBuilding {
    private let dependencies: PlayerListDependencies

    /// - Parameter dependencies: the same for every list.
    public init(_ dependencies: PlayerListDependencies) {
        self.dependencies = dependencies
    }

    /// The coordinator of one list, which the caller starts.
    public func makePlayerList(
        on navigator: Navigator, navigation: any PlayerListNavigation
    ) -> any PlayerListCoordinating {
        PlayerListCoordinator(dependencies, navigator: navigator, navigation: navigation)
    }
}
