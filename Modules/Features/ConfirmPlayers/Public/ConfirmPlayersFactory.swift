public import Domain
public import Navigation

/// Makes the feature. The composition root knows only this.
@MainActor public protocol ConfirmPlayersBuilding {
    /// - Parameters:
    ///   - players: who may play today, each of them once; all of them start on the bench.
    ///   - navigation: held weakly.
    func makeConfirmPlayers(
        _ players: [Player],
        on navigator: Navigator,
        navigation: any ConfirmPlayersNavigation
    ) -> any Coordinator
}

/// What the feature takes from outside.
public struct ConfirmPlayersDependencies: Sendable {
    let matches: any MatchRepository
    let time: any TimeSource
    let shuffle: PlayerShuffle

    /// - Parameter shuffle: what mixes the players who stand on the bench.
    public init(matches: any MatchRepository, time: any TimeSource, shuffle: PlayerShuffle) {
        self.matches = matches
        self.time = time
        self.shuffle = shuffle
    }
}

/// Makes the real feature.
public struct ConfirmPlayersFactory: ConfirmPlayersBuilding {
    private let dependencies: ConfirmPlayersDependencies

    /// - Parameter dependencies: the same for every line-up.
    public init(_ dependencies: ConfirmPlayersDependencies) {
        self.dependencies = dependencies
    }

    /// The coordinator of one line-up, which the caller starts.
    public func makeConfirmPlayers(
        _ players: [Player],
        on navigator: Navigator,
        navigation: any ConfirmPlayersNavigation
    ) -> any Coordinator {
        ConfirmPlayersCoordinator(
            players, dependencies, navigator: navigator, navigation: navigation)
    }
}
