import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `Player list contributions` {
    private final class Calls {
        var subjects: [String] = []
    }

    private let calls = Calls()

    private func screen(
        _ fixture: PlayerListFixture, _ contributions: PlayerListContribution...
    ) -> PlayerListScreen {
        fixture.makeScreen(contributions: contributions)
    }

    private func action(
        _ label: String, key: Key? = nil, because reason: String? = nil
    ) -> PlayerListContribution {
        .action(
            ContributedAction(label, key: key, unavailableReason: { reason }) { [calls] in
                calls.subjects.append(label)
            })
    }

    private var rowAction: PlayerListContribution {
        .rowAction(
            ContributedAction(
                "Notes", key: .character("n"),
                unavailableReason: { $0 == .bo ? "Bo has no notes." : nil }
            ) { [calls] player in calls.subjects.append(player.name.text) })
    }

    private func row(_ index: Int, of page: Page) throws -> Row {
        try #require(page.list).sections[0].rows[index]
    }

    @Test func `actions follow those of the list in their order, before Sign out`() async {
        let screen = screen(
            await .loaded(), action("News", key: .character("n")), rowAction, action("Map"))
        let actions = screen.page.actions
        #expect(
            actions.map(\.label) == ["Add player", "Sort: name", "News", "Map", "Sign out"])
        #expect(actions[2].key == .character("n"))
        actions[3].perform()
        #expect(calls.subjects == ["Map"])
    }

    @Test func `an action with a reason is unavailable`() async {
        let screen = screen(await .loaded(), action("News", because: "There are no news."))
        let news = screen.page.action("News")
        #expect(news?.isEnabled == false)
        #expect(news?.unavailableReason == "There are no news.")
    }

    @Test func `an empty list has the actions`() async {
        let screen = screen(await .loaded([]), action("News"), rowAction)
        #expect(screen.page.actions.map(\.label) == ["Add player", "News", "Sign out"])
    }

    @Test func `a row action follows those of the list and receives the player of its row`()
        async throws
    {
        let page = screen(await .loaded(), rowAction).page
        let row = try row(3, of: page)
        #expect(row.actions.map(\.label) == ["Delete", "Position", "Skill", "Notes"])
        row.actions[3].perform()
        #expect(calls.subjects == ["Dora"])
    }

    @Test func `a row action can be unavailable for some players`() async throws {
        let page = screen(await .loaded(), rowAction).page
        #expect(try row(0, of: page).actions[3].isEnabled)
        #expect(try row(1, of: page).actions[3].unavailableReason == "Bo has no notes.")
    }

    @Test func `selection mode hides them`() async throws {
        let fixture = await PlayerListFixture.loaded()
        let screen = screen(fixture, action("News"), rowAction)
        fixture.presenter.didRequestSelection()
        #expect(
            screen.page.actions.map(\.label) == ["Confirm players", "All or none", "Sort: name"])
        #expect(try row(0, of: screen.page).actions.isEmpty)
    }

    @Test func `the used keys are those of all actions except Esc`() async throws {
        let fixture = PlayerListFixture(Player.squad, current: .make(), damagedMatchCount: 1)
        await fixture.reload()
        let screen = fixture.makeScreen()
        fixture.presenter.didDismissNotice()
        fixture.players.calls.fail(.page, with: .busy)
        await fixture.reload()
        let row = try row(0, of: screen.page)
        var keys = (screen.page.allActions + row.actions).compactMap(\.key)
        fixture.presenter.didRequestSelection()
        keys += screen.page.allActions.compactMap(\.key)
        #expect(Set(keys).subtracting([.escape]) == Set(PlayerListContribution.usedKeys))
    }
}
