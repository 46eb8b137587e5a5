import Domain
import PlayerList

/// A navigation that records all events.
@MainActor final class PlayerListNavigationSpy: PlayerListNavigation {
    private(set) var addRequests = 0
    private(set) var selected: [Player] = []
    private(set) var confirmed: [[Player]] = []
    private(set) var resumed: [Match] = []
    private(set) var signOuts = 0
    private let unavailableReasons: [PlayerListRequest: String]
    let sessionSignOutUnavailableReason: String?

    init(unavailableReasons: [PlayerListRequest: String] = [:], signOut: String? = nil) {
        self.unavailableReasons = unavailableReasons
        sessionSignOutUnavailableReason = signOut
    }

    /// The number of all events.
    var eventCount: Int {
        addRequests + selected.count + confirmed.count + resumed.count + signOuts
    }

    func playerListDidRequestAdd() { addRequests += 1 }
    func playerListDidSelect(_ player: Player) { selected.append(player) }
    func playerListDidConfirm(_ players: [Player]) { confirmed.append(players) }
    func playerListDidRequestResume(_ match: Match) { resumed.append(match) }
    func sessionDidRequestSignOut() { signOuts += 1 }

    func playerListUnavailableReason(for request: PlayerListRequest) -> String? {
        unavailableReasons[request]
    }
}
