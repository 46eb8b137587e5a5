import Domain
import Navigation
import Platform
import TestSupport

@testable import PlayerList

/// A presenter with everything around it.
@MainActor final class PlayerListFixture {
    final class View: PlayerListView {
        private(set) var state = PlayerListState()
        /// Whether every state so far could be drawn: no place of one squad with another's players.
        private(set) var isConsistent = true

        func show(_ state: PlayerListState) {
            self.state = state
            let players = state.squad?.players ?? []
            isConsistent = isConsistent && state.indices.allSatisfy(players.indices.contains)
        }
    }

    final class Steps: PlayerListPresenterDelegate {
        private(set) var addRequests = 0
        private(set) var selected: [Player] = []
        private(set) var confirmed: [[Player]] = []
        private(set) var resumed: [Match] = []
        private(set) var signOuts = 0
        fileprivate var obstacles: [PlayerListRequest: String] = [:]
        fileprivate var signOutObstacle: String?

        func didRequestAdd() { addRequests += 1 }
        func didSelect(_ player: Player) { selected.append(player) }
        func didConfirm(_ players: [Player]) { confirmed.append(players) }
        func didRequestResume(_ match: Match) { resumed.append(match) }
        func didRequestSignOut() { signOuts += 1 }
        func obstacle(to request: PlayerListRequest) -> String? { obstacles[request] }
        func obstacleToSignOut() -> String? { signOutObstacle }
    }

    let players: InMemoryPlayers
    let matches: InMemoryMatches
    let activity = Activity()
    let work: WorkScope
    let view = View()
    let steps = Steps()
    let presenter: PlayerListPresenter

    init(
        _ players: [Player] = [], current: Match? = nil,
        obstacles: [PlayerListRequest: String] = [:], signOutObstacle: String? = nil
    ) {
        steps.obstacles = obstacles
        steps.signOutObstacle = signOutObstacle
        self.players = InMemoryPlayers(players)
        matches = InMemoryMatches(current: current)
        work = WorkScope(activity)
        presenter = PlayerListPresenter(
            PlayerListDependencies(
                players: self.players, matches: matches, folding: LowercaseFolding()),
            work: work, steps: steps)
        presenter.view = view
    }

    /// A list that has read these players.
    static func loaded(
        _ players: [Player] = Player.squad, current: Match? = nil,
        obstacles: [PlayerListRequest: String] = [:]
    ) async -> PlayerListFixture {
        let fixture = PlayerListFixture(players, current: current, obstacles: obstacles)
        await fixture.reload()
        return fixture
    }

    /// A real screen in the place of the view.
    func makeScreen() -> PlayerListScreen {
        let screen = PlayerListScreen(presenter: presenter, work: work)
        presenter.view = screen
        return screen
    }

    var state: PlayerListState { view.state }

    /// The names that are shown, in their order.
    var names: [String] {
        state.indices.compactMap { state.squad?.players[$0].name.text }
    }

    func reload(focusing player: PlayerID? = nil) async {
        presenter.reload(focusing: player)
        await activity.waitUntilIdle()
    }

    func select(_ players: [Player]) {
        presenter.didRequestSelection()
        for player in players { presenter.didActivate(player.id) }
    }
}

extension Player {
    static func make(
        _ number: Int64, _ name: String, skill: Skill? = nil, position: Position? = nil
    ) -> Player {
        guard let name = PlayerName(name) else { preconditionFailure("not a player's name") }
        return Player(
            id: PlayerID(number), name: name, skill: skill, preferredPosition: position)
    }

    static let ana = make(3, "Ana", skill: .professional, position: .winger)
    static let bo = make(1, "Bo", skill: .beginner)
    static let cho = make(4, "Cho", position: .goalkeeper)
    static let dora = make(2, "Dora", skill: .amateur, position: .defender)
    /// In the order of their names.
    static let squad = [ana, bo, cho, dora]
}

extension Match {
    static func make(score: Score = Score()) -> Match {
        let entries = [LineUpEntry(.ana, team: .a), LineUpEntry(.bo, team: .b)]
        guard let lineUp = LineUp(entries) else { preconditionFailure("not a line-up") }
        return Match(id: UUID(), startedAt: ManualClock().now(), lineUp: lineUp, score: score)
    }
}
