import Domain

@testable import ConfirmPlayers

/// Players 1, 2, 3, … for the tests of this feature.
enum Squad {
    static let ana = player(1, "Ana", .goalkeeper)
    static let bo = player(2, "Bo", .striker)
    static let cem = player(3, "손흥민")
    static let all = [ana, bo, cem]

    static func player(_ number: Int64, _ name: String, _ position: Position? = nil) -> Player {
        // Every name in these tests is one that the rules allow.
        // swift-format-ignore: NeverForceUnwrap
        return Player(id: PlayerID(number), name: PlayerName(name)!, preferredPosition: position)
    }
}

/// What the presenter said last.
@MainActor final class ViewSpy: ConfirmPlayersView {
    private(set) var state = ConfirmPlayersState()
    private(set) var showCount = 0

    func show(_ state: ConfirmPlayersState) {
        self.state = state
        showCount += 1
    }
}

/// Which matches the presenter reported.
@MainActor final class StepsSpy: ConfirmPlayersPresenterDelegate {
    private(set) var started: [Match] = []
    private let unavailableReason: String?

    init(unavailableReason: String? = nil) {
        self.unavailableReason = unavailableReason
    }

    func didStart(_ match: Match) { started.append(match) }
    func obstacleToStart() -> String? { unavailableReason }
}
