import ConfirmPlayers
import Domain
import Gather
import GatherResult
import Navigation

/// The flow of matches that follow each other: the line-up screen, unless a match is resumed, the
/// match screen, and the result, which leads to the next line-up screen or back to the match
/// screen.
@MainActor final class MatchFlow: ResultCoordinator {
    /// The first screen of the flow.
    enum Entry {
        case confirming(MatchDraft)
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
        case .confirming(let draft): try start(makeConfirmPlayers(draft))
        case .resuming(let match): try start(makeGather(match))
        }
    }

    /// Shows the line-up screen of the next match above the visible screen of the flow.
    func showLineUp(_ draft: MatchDraft) {
        navigator.attempt { try start(makeConfirmPlayers(draft)) }
    }

    private func makeConfirmPlayers(_ draft: MatchDraft) -> any Coordinator {
        dependencies.confirmPlayers.coordinator(on: navigator) {
            $0.makeConfirmPlayers(draft, on: navigator, navigation: self)
        }
    }

    private func makeGather(_ match: Match) -> any Coordinator {
        result = .finished(())
        return dependencies.gather.coordinator(on: navigator) {
            $0.makeGather(match, on: navigator, navigation: self)
        }
    }
}

extension MatchFlow: ConfirmPlayersNavigation {
    var confirmPlayersStartUnavailableReason: String? { dependencies.gather.unavailableReason }

    /// Replaces the line-up screen and everything below it by the match screen, so that Back
    /// returns to no earlier result or line-up.
    func confirmPlayersDidStart(_ match: Match) {
        navigator.attempt {
            try navigator.transaction { () throws(NavigationError) in
                try navigator.popToRoot()
                try start(makeGather(match), as: .replaceTop)
            }
        }
    }
}

extension MatchFlow: GatherNavigation {
    /// Replaces the match screen by the result. Without the feature, the flow ends.
    func gatherDidEnd(_ match: Match) {
        guard case .available(let building) = dependencies.gatherResult else { return leave() }
        let result = building.makeGatherResult(match, on: navigator, navigation: self)
        navigator.attempt { try start(result, as: .replaceTop) }
    }

    func gatherDidRequestPlayer(for match: MatchState, by gather: any GatherCoordinating) {
        dependencies.arrival.run(for: match, under: gather) { [weak gather] in gather?.add($0) }
    }

    var gatherPlayerUnavailableReason: String? { dependencies.arrival.unavailableReason }
}

extension MatchFlow: GatherResultNavigation {
    var gatherResultNextMatchUnavailableReason: String? {
        dependencies.confirmPlayers.unavailableReason ?? dependencies.gather.unavailableReason
    }

    func gatherResultDidRequestMatch(_ draft: MatchDraft) {
        showLineUp(draft)
    }

    func gatherResultDidReopen(_ match: Match) {
        navigator.attempt { try start(makeGather(match), as: .replaceTop) }
    }
}
