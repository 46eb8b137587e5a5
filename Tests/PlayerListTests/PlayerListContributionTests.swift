import Domain
import TerminalUI
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `Player list contributions` {
    private final class Calls {
        var subjects: [String] = []
    }

    private let calls = Calls()

    private func page(
        _ fixture: PlayerListFixture, _ contributions: PlayerListContribution...
    ) -> Page {
        fixture.page(contributions: contributions)
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
        let actions = page(
            await .loaded(), action("News", key: .character("n")), rowAction, action("Map")
        ).actions
        #expect(actions.map(\.label) == ["Add player", "Sort: name", "News", "Map", "Sign out"])
        #expect(actions[2].key == .character("n"))
        actions[3].perform()
        #expect(calls.subjects == ["Map"])
    }

    @Test func `an action with a reason is unavailable`() async {
        let page = page(await .loaded(), action("News", because: "There are no news."))
        let news = page.action("News")
        #expect(news?.isEnabled == false)
        #expect(news?.unavailableReason == "There are no news.")
    }

    @Test func `an empty list has the actions`() async {
        let page = page(await .loaded([]), action("News"), rowAction)
        #expect(page.actions.map(\.label) == ["Add player", "News", "Sign out"])
    }

    @Test func `a row action follows those of the list and receives the player of its row`()
        async throws
    {
        let page = page(await .loaded(), rowAction)
        let row = try row(3, of: page)
        #expect(row.actions.map(\.label) == ["Delete", "Position", "Skill", "Notes"])
        row.actions[3].perform()
        #expect(calls.subjects == ["Dora"])
    }

    @Test func `a row action can be unavailable for some players`() async throws {
        let page = page(await .loaded(), rowAction)
        #expect(try row(0, of: page).actions[3].isEnabled)
        #expect(try row(1, of: page).actions[3].unavailableReason == "Bo has no notes.")
    }

    @Test func `selection mode hides them`() async throws {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didRequestSelection()
        let page = page(fixture, action("News"), rowAction)
        #expect(page.actions.map(\.label) == ["Confirm players", "All or none", "Sort: name"])
        #expect(try row(0, of: page).actions.isEmpty)
    }

    @Test func `the used keys are those of all actions except Esc`() async throws {
        let fixture = PlayerListFixture(Player.squad, current: .make(), damagedMatchCount: 1)
        await fixture.reload()
        fixture.presenter.didDismissNotice()
        fixture.players.calls.fail(.page, with: .busy)
        await fixture.reload()
        let row = try row(0, of: fixture.page)
        var keys = (fixture.page.allActions + row.actions).compactMap(\.key)
        fixture.presenter.didRequestSelection()
        keys += fixture.page.allActions.compactMap(\.key)
        #expect(Set(keys).subtracting([.escape]) == Set(PlayerListContribution.usedKeys))
    }
}
