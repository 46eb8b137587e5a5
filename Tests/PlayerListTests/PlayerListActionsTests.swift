import Domain
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `Player list actions` {
    @Test func `a row opens its player, and Delete asks for confirmation`() async throws {
        let fixture = await PlayerListFixture.loaded()
        let row = try #require(fixture.page.list).sections[0].rows[1]
        row.activate?()
        #expect(fixture.navigation.selected == [.bo])
        row.actions[0].perform()
        let alert = try #require(fixture.page.alert)
        #expect(alert.title == "Delete Bo?")
        #expect(alert.message == "Past line-ups keep the name.")
        #expect(alert.actions.map(\.label) == ["Delete", "Cancel"])
        alert.actions[1].perform()
        #expect(fixture.page.alert == nil)
        row.actions[0].perform()
        fixture.page.alert?.cancel()
        #expect(fixture.page.alert == nil)
        row.actions[0].perform()
        fixture.page.alert?.actions[0].perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.players.player(Player.bo.id) == nil)
    }

    @Test func `a failed deletion shows an alert and keeps the player`() async throws {
        let fixture = await PlayerListFixture.loaded()
        fixture.players.calls.fail(.delete, with: .full)
        fixture.presenter.didRequestDelete(Player.bo.id)
        fixture.page.alert?.actions[0].perform()
        await fixture.activity.waitUntilIdle()
        let alert = try #require(fixture.page.alert)
        #expect(fixture.names.count == 4)
        #expect(fixture.players.calls.count(.page) == 1)
        #expect(alert.title == "Unable to delete player. Please try again.")
        #expect(alert.message == StorageError.full.message)
        #expect(alert.actions.map(\.label) == ["OK"])
        alert.actions[0].perform()
        #expect(fixture.page.alert == nil)
    }

    @Test func `selection mode shows the count, the checks, Cancel and Confirm`() async throws {
        let fixture = await PlayerListFixture.loaded()
        fixture.page.barAction?.perform()
        #expect(fixture.page.title == "0 selected")
        #expect(fixture.page.barAction?.label == "Cancel")
        #expect(fixture.page.barAction?.key == .escape)
        #expect(
            fixture.page.actions.map(\.label) == ["Confirm players", "All or none", "Sort: name"])
        #expect(fixture.page.actions.map(\.key?.name) == ["c", "*", "o"])
        #expect(!fixture.page.actions[0].isEnabled)

        for place in [0, 2, 3] {
            try #require(fixture.page.list).sections[0].rows[place].activate?()
        }
        let rows = try #require(fixture.page.list).sections[0].rows
        #expect((0..<4).map { rows[$0].isChecked } == [true, false, true, true])
        #expect(rows[0].actions.isEmpty)
        #expect(fixture.page.title == "3 selected")
        #expect(fixture.page.actions[0].isEnabled)
        fixture.page.actions[0].perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.navigation.confirmed == [[.ana, .cho, .dora]])
        fixture.page.barAction?.perform()
        #expect(fixture.page.title == "Players")
    }

    @Test func `the sort action shows the current order`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.page.action("Sort: name")?.perform()
        fixture.page.action("Sort: position")?.perform()
        fixture.page.action("Sort: skill")?.perform()
        #expect(fixture.page.action("Sort: name") != nil)
    }

    @Test func `in selection mode Esc cancels the selection`() async {
        let fixture = await PlayerListFixture.loaded()
        await fixture.perform { $0.didSearch("bo") }
        fixture.presenter.didRequestSelection()
        #expect(fixture.page.allActions.filter { $0.key == .escape }.map(\.label) == ["Cancel"])
    }

    @Test func `a match in progress shows a confirmation, and later an action`() async throws {
        let fixture = await PlayerListFixture.loaded(current: .make())
        let alert = try #require(fixture.page.alert)
        #expect(alert.title == "Resume the gather in progress?")
        #expect(alert.actions.map(\.label) == ["Resume", "Later"])
        #expect(alert.actions.map(\.key?.name) == ["r", "n"])
        alert.cancel()
        #expect(fixture.page.alert == nil)
        #expect(fixture.page.action("Resume gather")?.key == .character("r"))
        fixture.matches.calls.fail(.current, with: .busy)
        fixture.page.action("Resume gather")?.perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.page.alert?.title == "Unable to resume the gather. Please try again.")
        #expect(fixture.page.alert?.message == StorageError.busy.message)
        fixture.page.alert?.cancel()
        fixture.page.action("Resume gather")?.perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.navigation.resumed.count == 1)
    }

    @Test func `after a match, Rematch confirms its players`() async throws {
        let fixture = PlayerListFixture(Player.squad, finished: [.make()])
        await fixture.reload()
        let rematch = try #require(fixture.page.action("Rematch"))
        #expect(rematch.key == .character("r"))
        rematch.perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.navigation.confirmed == [[.ana, .bo]])
    }

    @Test func `Rematch needs two players of the last match, and no match in progress`() async {
        let fixture = PlayerListFixture(Player.squad, finished: [.make()])
        await fixture.reload()
        fixture.players.remove(Player.bo.id)
        await fixture.reload()
        #expect(fixture.page.action("Rematch") == nil)
        await fixture.perform { $0.didRequestRematch() }
        #expect(fixture.navigation.confirmed.isEmpty)

        let playing = PlayerListFixture(Player.squad, current: .make(), finished: [.make()])
        await playing.reload()
        #expect(playing.page.action("Rematch") == nil)
    }

    @Test func `Position stores each position in turn, and then none`() async throws {
        let fixture = await PlayerListFixture.loaded([.bo])
        for position in Position.allCases + [nil] {
            let row = try #require(fixture.page.list).sections[0].rows[0]
            try #require(row.actions.first { $0.key == .character("p") }).perform()
            await fixture.activity.waitUntilIdle()
            #expect(fixture.players.player(Player.bo.id)?.preferredPosition == position)
            let details = try #require(fixture.page.list).sections[0].rows[0].details
            #expect(details[0].text == (position?.rawValue ?? "-"))
        }
    }

    @Test func `Skill stores each skill in turn, and then none`() async throws {
        let fixture = await PlayerListFixture.loaded([.cho])
        for skill in Skill.allCases + [nil] {
            let row = try #require(fixture.page.list).sections[0].rows[0]
            try #require(row.actions.first { $0.key == .character("v") }).perform()
            await fixture.activity.waitUntilIdle()
            #expect(fixture.players.player(Player.cho.id)?.skill == skill)
            let details = try #require(fixture.page.list).sections[0].rows[0].details
            #expect(details[1].text == (skill?.rawValue ?? "-"))
        }
    }

    @Test func `two requests for the next position count twice`() async {
        let fixture = await PlayerListFixture.loaded([.bo])
        for _ in 0..<2 { fixture.presenter.didRequestNextPosition(of: Player.bo.id) }
        await fixture.activity.waitUntilIdle()
        #expect(fixture.players.player(Player.bo.id)?.preferredPosition == Position.allCases[1])
    }

    @Test func `a position that cannot be stored is reported`() async throws {
        let fixture = await PlayerListFixture.loaded([.bo])
        fixture.players.calls.fail(.update, with: .full)
        await fixture.perform { $0.didRequestNextPosition(of: Player.bo.id) }
        let alert = try #require(fixture.page.alert)
        #expect(alert.title == "Unable to update player. Please try again.")
        #expect(alert.message == StorageError.full.message)
        alert.actions[0].perform()
        #expect(fixture.page.alert == nil)
        #expect(fixture.players.player(Player.bo.id)?.preferredPosition == nil)
    }

    @Test func `the position of a deleted player is not stored`() async {
        let fixture = await PlayerListFixture.loaded([.bo])
        await fixture.perform { $0.didRequestNextPosition(of: PlayerID(99)) }
        #expect(fixture.state.notices.isEmpty)
    }

    @Test func `all actions of a page have different keys`() async throws {
        let fixture = await PlayerListFixture.loaded(current: .make())
        fixture.presenter.didDismissNotice()
        await fixture.perform { $0.didSearch("a") }
        fixture.players.calls.fail(.page, with: .busy)
        await fixture.reload()
        let row = try #require(fixture.page.list).sections[0].rows[0]
        let keys = (fixture.page.allActions + row.actions).compactMap(\.key)
        #expect(keys.count == 10)
        #expect(Set(keys).count == keys.count)
        fixture.presenter.didRequestSelection()
        let selectionKeys = fixture.page.allActions.compactMap(\.key)
        #expect(Set(selectionKeys).count == 5)
    }
}
