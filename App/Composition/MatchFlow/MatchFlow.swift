import ConfirmPlayers
import Domain
import Gather
import Navigation

/// The flow of one match: the line-up screen, unless a match is resumed, and the match screen.
@MainActor final class MatchFlow: ResultCoordinator {
    /// The first screen of the flow.
    enum Entry {
        case confirming([Player])
        case resuming(Match)
    }

    /// The state of a started match when the flow was left.
    enum Outcome {
        case finished(FinishedMatch)
        case inProgress
    }

    unowned let navigator: Navigator
    private(set) var result = FlowResult<Outcome>.cancelled
    private let entry: Entry
    private let dependencies: MatchFlowDependencies

    init(_ entry: Entry, dependencies: MatchFlowDependencies, navigator: Navigator) {
        self.entry = entry
        self.dependencies = dependencies
        self.navigator = navigator
    }

    func start() throws(NavigationError) {
        switch entry {
        case .confirming(let players):
            try start(
                dependencies.confirmPlayers.coordinator(on: navigator) {
                    $0.makeConfirmPlayers(players, on: navigator, navigation: self)
                })
        case .resuming(let match):
            try start(makeGather(match))
        }
    }

    private func makeGather(_ match: Match) -> any Coordinator {
        dependencies.gather.coordinator(on: navigator) {
            $0.makeGather(match, on: navigator, navigation: self)
        }
    }
}

extension MatchFlow: ConfirmPlayersNavigation {
    func confirmPlayersUnavailableReasonForStart() -> String? {
        dependencies.gather.unavailableReason
    }

    /// Replaces the line-up screen by the match screen, so that Back does not return to the line-up
    /// screen.
    func confirmPlayersDidStart(_ match: Match) {
        navigator.attempt(try start(makeGather(match), as: .replaceTop))
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
