import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `What nothing would follow in the list` {
    private static let why = "That is left out."

    private func fixture(
        without request: PlayerListRequest, _ players: [Player] = Player.squad,
        current: Match? = nil
    ) async -> PlayerListFixture {
        await PlayerListFixture.loaded(players, current: current, obstacles: [request: Self.why])
    }

    @Test func `nobody is added, from an empty list neither`() async throws {
        let fixture = await fixture(without: .add, [])
        let page = fixture.makeScreen().page
        let add = try #require(page.actions.first { $0.label == "Add player" })
        #expect(!add.isEnabled)
        #expect(add.unavailableReason == Self.why)
        #expect(page.emptyState?.action?.unavailableReason == Self.why)
        fixture.presenter.didRequestAdd()
        #expect(fixture.steps.addRequests == 0)
    }

    @Test func `nobody is opened, but rows can still be checked and deleted`() async throws {
        let fixture = await fixture(without: .player)
        let screen = fixture.makeScreen()
        let row = try #require(screen.page.list).sections[0].rows[1]
        #expect(row.unavailableReason == Self.why)
        #expect(row.activate == nil)
        #expect(row.actions.map(\.isEnabled) == [true])
        fixture.presenter.didActivate(Player.bo.id)
        #expect(fixture.steps.selected.isEmpty)

        fixture.presenter.didRequestSelection()
        let checked = try #require(screen.page.list).sections[0].rows[1]
        #expect(checked.unavailableReason == nil)
        checked.activate?()
        #expect(fixture.presenter.state.selection == [Player.bo.id])
    }

    @Test func `nobody is selected for a match`() async throws {
        let fixture = await fixture(without: .match)
        let select = try #require(fixture.makeScreen().page.barAction)
        #expect(!select.isEnabled)
        #expect(select.unavailableReason == Self.why)
        fixture.presenter.didRequestSelection()
        #expect(fixture.state.selection == nil)
    }

    @Test func `a gather in progress is told of and cannot be resumed`() async throws {
        let fixture = await fixture(without: .resume, current: .make())
        let screen = fixture.makeScreen()
        let alert = try #require(screen.page.alert)
        #expect(alert.title == "Resume the gather in progress?")
        #expect(alert.message == Self.why)
        #expect(alert.actions.map(\.isEnabled) == [false, true])
        fixture.presenter.didConfirmResume()
        #expect(screen.page.alert != nil)
        alert.actions[1].perform()

        let resume = try #require(screen.page.actions.first { $0.label == "Resume gather" })
        #expect(resume.unavailableReason == Self.why)
        fixture.presenter.resume()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.steps.resumed.isEmpty)
    }

    @Test func `nobody signs out`() async throws {
        let fixture = PlayerListFixture(Player.squad, signOutObstacle: Self.why)
        await fixture.reload()
        let screen = fixture.makeScreen()
        #expect(screen.page.actions.last?.unavailableReason == Self.why)
        fixture.presenter.didRequestSignOut()
        #expect(screen.page.alert == nil)
    }

    @Test(arguments: PlayerListRequest.allCases)
    func `only that is in the way`(of request: PlayerListRequest) async {
        let fixture = await fixture(without: request)
        let page = fixture.makeScreen().page
        let actions = page.allActions.filter { $0.unavailableReason != nil }
        let expected: [PlayerListRequest: [String]] = [
            .add: ["Add player"], .match: ["Select"],
        ]
        #expect(actions.map(\.label) == expected[request] ?? [])
        #expect((page.list?.sections[0].rows[0].unavailableReason != nil) == (request == .player))
    }
}
