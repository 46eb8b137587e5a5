import Domain
import Navigation
import PlayerDetail
import PlayerList
import TerminalUI
import TestSupport

/// A coordinator with one screen whose actions report events to the feature's navigation.
@MainActor final class FakeCoordinator: Coordinator {
    let screen: StubScreen
    @WeakNavigator var navigator: Navigator
    /// The player or the guest whom a fake of Arrival has chosen.
    var result = FlowResult<LineUpEntry>.cancelled
    private let onLeave: @MainActor () -> Void

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

    func start(_: StartPermission) throws(NavigationError) { try show(screen) }

    func didLeave() { onLeave() }

    func end() {
        navigator.attempt { try navigator.leave(self) }
    }
}

extension FakeCoordinator: PlayerListCoordinating {
    func reload(focusing player: PlayerID?) {}

    func returnToList() {
        guard navigator.isShowing(screen) else { return }
        navigator.attempt { try navigator.pop(to: screen) }
    }
}

extension FakeCoordinator: PlayerDetailCoordinating {
    func show(_ player: Player) {}
}

extension FakeCoordinator: ResultCoordinator {}
