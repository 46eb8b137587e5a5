import Domain
import Navigation

@testable import PlayerList

/// Keeps what the list has reported.
@MainActor final class PlayerListNavigationSpy: PlayerListNavigation {
    private(set) var events: [String] = []
    private(set) var confirmed: [Player] = []
    private(set) var resumed: Match?
    var unavailableReason: String?

    func playerListDidRequestAdd() { events.append("add") }
    func playerListDidSelect(_ player: Player) { events.append("select \(player.name.text)") }
    func playerListDidConfirm(_ players: [Player]) {
        events.append("confirm")
        confirmed = players
    }
    func playerListDidRequestResume(_ match: Match) {
        events.append("resume")
        resumed = match
    }
    func sessionDidRequestSignOut() { events.append("sign out") }

    func playerListUnavailableReason(for request: PlayerListRequest) -> String? {
        unavailableReason
    }
    func sessionUnavailableReasonForSignOut() -> String? { unavailableReason }
}

/// A screen that is just there.
@MainActor final class BlankScreen: Screen {
    let work = WorkScope()
}

/// Something beneath the list, or above it.
@MainActor final class BlankFlow: Coordinator {
    unowned let navigator: Navigator
    let screen = BlankScreen()
    private(set) var leaves = 0

    init(_ navigator: Navigator) { self.navigator = navigator }

    func start() throws(NavigationError) { try show(screen) }
    func didLeave() { leaves += 1 }
}
