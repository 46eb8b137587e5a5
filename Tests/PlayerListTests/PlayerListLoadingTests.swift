import Domain
import FootballUI
import Navigation
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `Player list loading` {
    @Test func `the state shows that the list is loading`() async {
        let fixture = PlayerListFixture(Player.squad)
        fixture.players.calls.gate.close()
        fixture.presenter.reload()
        await fixture.players.calls.gate.untilWaiting()
        #expect(fixture.state.isLoading)
        #expect(fixture.state.page == nil)
        fixture.players.calls.gate.open()
        await fixture.activity.waitUntilIdle()
        #expect(!fixture.state.isLoading)
        #expect(fixture.state.hasPlayers)
    }

    @Test func `a failure shows its message until the next load`() async {
        let fixture = PlayerListFixture(Player.squad)
        fixture.players.calls.fail(.page, with: .busy)
        await fixture.reload()
        #expect(fixture.state.failure == .players(StorageError.busy.message))
        #expect(!fixture.state.isLoading)

        fixture.presenter.reload()
        #expect(fixture.state.failure == nil)
        #expect(fixture.state.isLoading)
        await fixture.activity.waitUntilIdle()
        #expect(fixture.state.failure == nil)
        #expect(fixture.names.count == 4)
    }

    @Test func `a failure keeps the rows, the search and the selection`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.ana, .bo])
        await fixture.perform { $0.didSearch("a") }
        fixture.players.calls.fail(.page, with: .damaged)
        await fixture.reload()
        #expect(fixture.state.failure == .players(StorageError.damaged.message))
        #expect(fixture.names == ["Ana", "Dora"])
        #expect(fixture.state.selection?.count == 2)
    }

    @Test func `a reload keeps search and order, and each state is consistent`() async {
        let fixture = await PlayerListFixture.loaded()
        await fixture.perform { $0.didChangeOrder() }
        await fixture.perform { $0.didSearch("o") }
        fixture.players.remove(Player.dora.id)
        await fixture.reload()
        #expect(fixture.names == ["Cho", "Bo"])
    }

    @Test func `a reload focuses the given player once`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.players.put(.make(9, "Eve"))
        await fixture.reload(focusing: PlayerID(9))
        #expect(fixture.state.focus == .init(PlayerID(9), serial: 1))
        await fixture.reload()
        #expect(fixture.state.focus?.serial == 1)
        await fixture.reload(focusing: Player.bo.id)
        #expect(fixture.state.focus == .init(Player.bo.id, serial: 2))
    }

    @Test func `a search that hides the focused player is cleared`() async {
        let fixture = await PlayerListFixture.loaded()
        await fixture.perform { $0.didSearch("a") }
        await fixture.reload(focusing: Player.dora.id)
        #expect(fixture.state.search == "a")
        await fixture.reload(focusing: Player.bo.id)
        #expect(fixture.state.search == "")
        #expect(fixture.state.page?.position(of: Player.bo.id) == 1)
    }

    @Test func `a deleted player is not focused`() async {
        let fixture = await PlayerListFixture.loaded()
        await fixture.perform { $0.didSearch("a") }
        await fixture.reload(focusing: PlayerID(99))
        #expect(fixture.state.focus == nil)
        #expect(fixture.state.search == "a")
    }

    @Test func `a failed load focuses the player after the next load`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.players.calls.fail(.page, with: .busy)
        await fixture.reload(focusing: Player.cho.id)
        #expect(fixture.state.focus == nil)
        await fixture.reload()
        #expect(fixture.state.focus?.target == Player.cho.id)
    }

    @Test func `a list that leaves during a load stops loading and is released`() async {
        var fixture: PlayerListFixture? = PlayerListFixture(Player.squad)
        weak let presenter = fixture?.presenter
        let players = fixture!.players
        let matches = fixture!.matches
        let activity = fixture!.activity
        players.calls.gate.close()
        presenter?.reload()
        await players.calls.gate.untilWaiting()
        fixture?.work.cancelAll()
        fixture = nil
        #expect(presenter == nil)
        players.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(matches.calls.made.isEmpty)
    }

    @Test func `Delete asks for confirmation`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didRequestDelete(Player.bo.id)
        #expect(fixture.state.notices == [.delete(.bo)])
        await fixture.perform { $0.didDismissNotice() }
        #expect(fixture.players.all.count == 4)
        fixture.presenter.didRequestDelete(PlayerID(99))
        #expect(fixture.state.notices.isEmpty)
    }

    @Test func `a confirmed deletion removes the player and reloads`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didRequestDelete(Player.bo.id)
        fixture.presenter.didConfirmDelete()
        #expect(fixture.state.notices.isEmpty)
        await fixture.activity.waitUntilIdle()
        #expect(fixture.names == ["Ana", "Cho", "Dora"])
        #expect(fixture.players.calls.made == [.page, .delete, .page])
    }

    @Test func `a confirmation about a deleted player is closed`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didRequestDelete(Player.bo.id)
        await fixture.reload()
        #expect(fixture.state.notices == [.delete(.bo)])
        fixture.presenter.didRequestSignOut()
        fixture.players.remove(Player.bo.id)
        await fixture.reload()
        #expect(fixture.state.notices == [.signOut])
    }
}
