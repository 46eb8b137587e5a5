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

    @WeakNavigator var navigator: Navigator
    /// Finished as soon as a match has been on screen.
    var result = FlowResult<Void>.cancelled
    private let entry: Entry
    private let dependencies: MatchFlowDependencies

    init(_ entry: Entry, dependencies: MatchFlowDependencies, navigator: Navigator) {
        self.entry = entry
        self.dependencies = dependencies
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
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
    var confirmPlayersStartUnavailableReason: String? { dependencies.gather.unavailableReason }

    /// Replaces the line-up screen by the match screen, so that Back does not return to the line-up
    /// screen.
    func confirmPlayersDidStart(_ match: Match) {
        navigator.attempt(try start(makeGather(match), as: .replaceTop))
    }
}

extension MatchFlow: GatherNavigation {
    func gatherDidLeave(with result: FlowResult<FinishedMatch>) {
        self.result = .finished(())
    }
}
