import Domain
import Testing

@testable import PlayerDetail

@MainActor @Suite struct `Player detail presenter` {
    private final class View: PlayerDetailView {
        private(set) var state = PlayerDetailState()
        func show(_ state: PlayerDetailState) { self.state = state }
    }

    private final class Steps: PlayerDetailPresenterDelegate {
        private(set) var selected: [PlayerField] = []
        private(set) var players: [Player] = []
        var unavailableReason: String?

        func didSelect(_ field: PlayerField, of player: Player) {
            selected.append(field)
            players.append(player)
        }

        func obstacleToSelection() -> String? { unavailableReason }
    }

    private let nobody: Player
    private let somebody: Player
    private let view = View()
    private let steps = Steps()

    init() throws {
        nobody = Player(id: PlayerID(7), name: try #require(PlayerName("손흥민")))
        somebody = Player(
            id: PlayerID(7), name: try #require(PlayerName("Łukasz")), age: Age(31),
            skill: .professional, preferredPosition: .winger, favouriteTeam: TeamName("Legia"))
    }

    private func present(_ player: Player) -> PlayerDetailPresenter {
        let presenter = PlayerDetailPresenter(player, steps: steps)
        presenter.view = view
        return presenter
    }

    private var values: [String] { view.state.groups.flatMap(\.rows).map(\.value) }

    @Test func `the title is the name and the fields stand in three sections`() {
        _ = present(somebody)
        #expect(view.state.title == "Łukasz")
        #expect(view.state.groups.map(\.title) == ["PERSONAL", "PLAY", "LIKES"])
        #expect(
            view.state.groups.map { $0.rows.map(\.label) } == [
                ["Name", "Age"], ["Preferred position", "Skill"], ["Favourite team"],
            ])
        #expect(values == ["Łukasz", "31", "winger", "professional", "Legia"])
    }

    @Test func `every field has one row`() {
        _ = present(somebody)
        let fields = view.state.groups.flatMap(\.rows).map(\.field)
        #expect(fields.count == PlayerField.allCases.count)
        #expect(Set(fields) == Set(PlayerField.allCases))
    }

    @Test func `what is not known reads as a dash`() {
        _ = present(nobody)
        #expect(values == ["손흥민", "-", "-", "-", "-"])
    }

    @Test(
        arguments: zip(
            Position.allCases, ["goalkeeper", "defender", "midfielder", "winger", "striker"]))
    func `every position has its word`(position: Position, word: String) {
        var player = nobody
        player.preferredPosition = position
        _ = present(player)
        #expect(values[2] == word)
    }

    @Test(arguments: zip(Skill.allCases, ["beginner", "amateur", "professional"]))
    func `every skill has its word`(skill: Skill, word: String) {
        var player = nobody
        player.skill = skill
        _ = present(player)
        #expect(values[3] == word)
    }

    @Test func `after an edit title and rows are up to date`() {
        let presenter = present(nobody)
        presenter.show(somebody)
        #expect(view.state.title == "Łukasz")
        #expect(values == ["Łukasz", "31", "winger", "professional", "Legia"])
    }

    @Test(arguments: PlayerField.allCases)
    func `a chosen field is reported with the player as shown`(field: PlayerField) {
        let presenter = present(nobody)
        presenter.didSelect(field)
        presenter.show(somebody)
        presenter.didSelect(field)
        #expect(steps.selected == [field, field])
        #expect(steps.players == [nobody, somebody])
    }
}
