import ConfirmPlayers
import Domain
import Gather
import Navigation

/// One match: from the teams to the whistle, or from where it was left.
@MainActor final class MatchFlow: ResultCoordinator {
    /// Where it begins.
    enum Beginning {
        case teams(of: [Player])
        case resumed(Match)
    }

    /// How a match was left that had begun.
    enum Ending {
        case finished(FinishedMatch)
        case inProgress
    }

    unowned let navigator: Navigator
    private(set) var result = FlowResult<Ending>.cancelled
    private let beginning: Beginning
    private let features: Features

    init(_ beginning: Beginning, features: Features, navigator: Navigator) {
        self.beginning = beginning
        self.features = features
        self.navigator = navigator
    }

    func start() throws(NavigationError) {
        switch beginning {
        case .teams(let players):
            try start(
                features((any ConfirmPlayersBuilding).self)
                    .makeConfirmPlayers(players, on: navigator, navigation: self))
        case .resumed(let match):
            try start(gather(match))
        }
    }

    private func gather(_ match: Match) throws(NavigationError) -> any Coordinator {
        try features((any GatherBuilding).self)
            .makeGather(match, on: navigator, navigation: self)
    }
}

extension MatchFlow: ConfirmPlayersNavigation {
    func confirmPlayersUnavailableReasonForStart() -> String? {
        features.obstacle(to: (any GatherBuilding).self)
    }

    /// The teams give way to the match: nobody goes back to them.
    func confirmPlayersDidStart(_ match: Match) {
        navigator.attempt(try start(gather(match), as: .replaceTop))
    }
}

extension MatchFlow: GatherNavigation {
    func gatherDidEnd(with result: FlowResult<FinishedMatch>) {
        switch result {
        case .finished(let match): self.result = .finished(.finished(match))
        case .cancelled: self.result = .finished(.inProgress)
        }
    }
}
