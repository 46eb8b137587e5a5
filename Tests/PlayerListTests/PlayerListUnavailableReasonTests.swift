import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `Player list unavailable reasons` {
    private static let reason = "That is unavailable."

    private func fixture(
        without request: PlayerListRequest, _ players: [Player] = Player.squad,
        current: Match? = nil
    ) async -> PlayerListFixture {
        await PlayerListFixture.loaded(
            players, current: current, unavailableReasons: [request: Self.reason])
    }

    @Test func `Add player is disabled, also in an empty list`() async throws {
        let fixture = await fixture(without: .add, [])
        let page = fixture.page
        let add = try #require(page.actions.first { $0.label == "Add player" })
        #expect(!add.isEnabled)
        #expect(add.unavailableReason == Self.reason)
        #expect(page.emptyState?.action?.unavailableReason == Self.reason)
        fixture.presenter.didRequestAdd()
        #expect(fixture.navigation.addRequests == 0)
    }

    @Test func `without PlayerDetail, rows do not open, but can be selected and deleted`()
        async throws
    {
        let fixture = await fixture(without: .open)
        let row = try #require(fixture.page.list).sections[0].rows[1]
        #expect(row.unavailableReason == Self.reason)
        #expect(row.activate == nil)
        #expect(row.actions.map(\.isEnabled) == [true, true, true])
        fixture.presenter.didActivate(Player.bo.id)
        #expect(fixture.navigation.selected.isEmpty)

        fixture.presenter.didRequestSelection()
        let checked = try #require(fixture.page.list).sections[0].rows[1]
        #expect(checked.unavailableReason == nil)
        checked.activate?()
        #expect(fixture.page.title == "1 selected")
    }

    @Test func `Select is disabled`() async throws {
        let fixture = await fixture(without: .confirm)
        let select = try #require(fixture.page.barAction)
        #expect(!select.isEnabled)
        #expect(select.unavailableReason == Self.reason)
        fixture.presenter.didRequestSelection()
        #expect(fixture.state.selection == nil)
    }

    @Test func `Rematch is disabled`() async throws {
        let fixture = PlayerListFixture(
            Player.squad, finished: [.make()], unavailableReasons: [.confirm: Self.reason])
        await fixture.reload()
        let page = fixture.page
        let rematch = try #require(page.actions.first { $0.label == "Rematch" })
        #expect(rematch.unavailableReason == Self.reason)
        await fixture.perform { $0.didRequestRematch() }
        #expect(fixture.navigation.confirmed.isEmpty)
    }

    @Test func `without Gather, a match in progress is shown and cannot be resumed`() async throws {
        let fixture = await fixture(without: .resume, current: .make())
        let alert = try #require(fixture.page.alert)
        #expect(alert.title == "Resume the gather in progress?")
        #expect(alert.message == Self.reason)
        #expect(alert.actions.map(\.isEnabled) == [false, true])
        fixture.presenter.didConfirmResume()
        #expect(fixture.page.alert != nil)
        alert.actions[1].perform()

        let resume = try #require(fixture.page.actions.first { $0.label == "Resume gather" })
        #expect(resume.unavailableReason == Self.reason)
        await fixture.perform { $0.didRequestResume() }
        #expect(fixture.navigation.resumed.isEmpty)
    }

    @Test func `Sign out is disabled`() async throws {
        let fixture = PlayerListFixture(Player.squad, signOutUnavailableReason: Self.reason)
        await fixture.reload()
        #expect(fixture.page.actions.last?.unavailableReason == Self.reason)
        fixture.presenter.didRequestSignOut()
        #expect(fixture.page.alert == nil)
    }

    @Test(arguments: PlayerListRequest.allCases)
    func `only the action of the request is disabled`(of request: PlayerListRequest) async {
        let fixture = await fixture(without: request)
        let page = fixture.page
        let actions = page.allActions.filter { $0.unavailableReason != nil }
        let expected: [PlayerListRequest: [String]] = [
            .add: ["Add player"], .confirm: ["Select"],
        ]
        #expect(actions.map(\.label) == expected[request] ?? [])
        #expect((page.list?.sections[0].rows[0].unavailableReason != nil) == (request == .open))
    }
}
