import Domain
import Navigation
import PlayerDetail
import PlayerList
import TerminalUI
import TestSupport

/// A coordinator with one screen whose actions report events to the feature's navigation.
@MainActor final class FakeCoordinator: Coordinator {
    /// The actions of the page, by their labels.
    var actions: [String: @MainActor () -> Void]
    private(set) lazy var screen = PageScreen(work: navigator.makeWork()) { [weak self, title] in
        Page(title: title, elements: [], actions: self?.pageActions ?? [])
    }
    @WeakNavigator var navigator: Navigator
    /// The player or the guest whom a fake of Arrival has chosen.
    var result = FlowResult<LineUpEntry>.cancelled
    private let title: String
    private let onLeave: @MainActor () -> Void

    init(
        _ title: String,
        on navigator: Navigator,
        actions: [String: @MainActor () -> Void] = [:],
        onLeave: @escaping @MainActor () -> Void = {}
    ) {
        self.title = title
        self.navigator = navigator
        self.actions = actions
        self.onLeave = onLeave
    }

    private var pageActions: [Action] {
        actions.sorted { $0.key < $1.key }.map { Action($0, perform: $1) }
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
