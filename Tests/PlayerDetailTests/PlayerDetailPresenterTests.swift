import Domain
import Navigation
import Records
import TestSupport
import Testing

@testable import PlayerDetail

@MainActor @Suite struct `Player detail presenter` {
    private let minimal: Player
    private let complete: Player
    private let navigation = PlayerDetailNavigationSpy()
    private let players = InMemoryPlayers()
    private let activity = Activity()

    init() throws {
        minimal = Player(id: PlayerID(7), name: try #require(PlayerName("손흥민")))
        complete = Player(
            id: PlayerID(7), name: try #require(PlayerName("Łukasz")), age: Age(31),
            skill: .professional, preferredPosition: .winger, favouriteTeam: ShortText("Legia"))
    }

    private func present(_ player: Player) -> PlayerDetailPresenter {
        PlayerDetailPresenter(
            player, players: players, contributions: [], work: WorkScope(activity),
            navigation: navigation)
    }

    private func values(_ presenter: PlayerDetailPresenter) -> [String] {
        presenter.state.groups.flatMap(\.rows).map(\.value)
    }

    @Test func `the title is the name, and each field has a row in one of three sections`() {
        let presenter = present(complete)
        #expect(presenter.state.title == "Łukasz")
        #expect(presenter.state.groups.map(\.title) == ["PERSONAL", "PLAY", "LIKES"])
        #expect(
            presenter.state.groups.map { $0.rows.map(\.label) } == [
                ["Name", "Age", "Nickname"], ["Preferred position", "Skill"], ["Favourite team"],
            ])
        #expect(values(presenter) == ["Łukasz", "31", "-", "winger", "professional", "Legia"])
        let fields = presenter.state.groups.flatMap(\.rows).map(\.field)
        #expect(fields.count == PlayerField.allCases.count)
        #expect(Set(fields.compactMap(\.self)) == Set(PlayerField.allCases))
    }

    @Test func `an empty field is shown as a dash`() {
        #expect(values(present(minimal)) == ["손흥민", "-", "-", "-", "-", "-"])
    }

    @Test func `new values of the player replace title and rows`() {
        let presenter = present(minimal)
        presenter.show(complete)
        #expect(presenter.state.title == "Łukasz")
        #expect(values(presenter) == ["Łukasz", "31", "-", "winger", "professional", "Legia"])
    }

    @Test func `a selected field is reported with the shown player`() {
        let presenter = present(minimal)
        presenter.didSelect(PlayerField(\.age))
        presenter.show(complete)
        presenter.didSelect(PlayerField(\.skill))
        #expect(navigation.selected == [PlayerField(\.age), PlayerField(\.skill)])
        #expect(navigation.players == [minimal, complete])
    }

    @Test func `with an unavailable reason no field can be selected`() {
        navigation.playerDetailSelectionUnavailableReason = "That is unavailable."
        let presenter = present(minimal)
        #expect(presenter.state.unavailableReason == "That is unavailable.")
        presenter.didSelect(PlayerField(\.age))
        #expect(navigation.selected.isEmpty)
    }

    // MARK: News

    /// Tells a presenter of a change by another device, and waits for its work.
    private func tell(_ presenter: PlayerDetailPresenter) async {
        presenter.dataDidChange()
        await activity.waitUntilIdle()
    }

    @Test func `an edit by another device is shown, and a failure keeps it`() async {
        players.put(minimal)
        let presenter = present(minimal)
        players.put(complete)
        await tell(presenter)
        #expect(presenter.state.title == "Łukasz")
        #expect(values(presenter) == ["Łukasz", "31", "-", "winger", "professional", "Legia"])
        players.put(minimal)
        players.calls.fail(.players, with: .busy)
        await tell(presenter)
        #expect(presenter.state.title == "Łukasz" && !presenter.state.isDeleted)
    }

    @Test func `a player whom another device has deleted is shown again after a restoration`()
        async throws
    {
        players.put(complete)
        let presenter = present(complete)
        players.remove(complete.id)
        await tell(presenter)
        #expect(presenter.state.title == "Łukasz")
        #expect(presenter.state.isDeleted)
        presenter.didSelect(PlayerField(\.age))
        #expect(navigation.selected.isEmpty)
        try await players.restore(complete.id)
        await tell(presenter)
        #expect(!presenter.state.isDeleted)
        presenter.didSelect(PlayerField(\.age))
        #expect(navigation.players == [complete])
    }
}
