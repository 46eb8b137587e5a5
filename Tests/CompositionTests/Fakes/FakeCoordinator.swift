import Domain
import Navigation
import PlayerDetail
import PlayerList
import TerminalUI
import TestSupport

/// Stands in for any feature: one screen with some actions, each of which tells the feature's
/// navigation that something happened.
@MainActor final class FakeCoordinator: Coordinator {
    let screen: StubScreen
    unowned let navigator: Navigator
    private let onLeave: @MainActor () -> Void
    /// What the composition asked for.
    private(set) var requests: [String] = []

    init(
        _ title: String,
        on navigator: Navigator,
        actions: [String: @MainActor () -> Void] = [:],
        onLeave: @escaping @MainActor () -> Void = {}
    ) {
        self.navigator = navigator
        self.onLeave = onLeave
        screen = StubScreen(work: navigator.makeWork()) {
            Page(
                title: title, elements: [],
                actions: actions.keys.sorted().map { label in
                    Action(label) { actions[label]?() }
                })
        }
    }

    func start() throws(NavigationError) { try show(screen) }

    func didLeave() { onLeave() }

    func end() {
        navigator.attempt(try navigator.leave(self))
    }
}

extension FakeCoordinator: PlayerListCoordinating {
    func reload(focusing player: PlayerID?) { requests.append("reload") }

    func returnToList() {
        requests.append("return")
        guard navigator.isShowing(screen) else { return }
        navigator.attempt(try navigator.pop(to: screen))
    }
}

extension FakeCoordinator: PlayerDetailCoordinating {
    func show(_ player: Player) { requests.append("show \(player.name.text)") }
}
