import Domain
import Navigation
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `Player list loading` {
    @Test func `the list says that it is being read`() async {
        let fixture = PlayerListFixture(Player.squad)
        fixture.players.calls.gate.close()
        fixture.presenter.reload()
        await fixture.players.calls.gate.untilWaiting()
        #expect(fixture.state.isLoading)
        #expect(fixture.state.squad == nil)
        fixture.players.calls.gate.open()
        await fixture.activity.waitUntilIdle()
        #expect(!fixture.state.isLoading)
        #expect(fixture.state.hasPlayers)
    }

    @Test func `a failure says why and Try again reads again`() async {
        let fixture = PlayerListFixture(Player.squad)
        fixture.players.calls.fail(.squad, with: .busy)
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

    @Test func `a failure keeps what was on screen`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.ana, .bo])
        fixture.presenter.didSearch("a")
        fixture.players.calls.fail(.squad, with: .damaged)
        await fixture.reload()
        #expect(fixture.state.failure == .players(StorageError.damaged.message))
        #expect(fixture.names == ["Ana", "Dora"])
        #expect(fixture.state.selection?.count == 2)
    }

    @Test func `a failure is forgotten when a later read succeeds`() async {
        let fixture = PlayerListFixture(Player.squad)
        fixture.players.calls.fail(.squad, with: .busy)
        fixture.presenter.reload()
        await fixture.reload()
        #expect(fixture.state.failure == nil)
        #expect(!fixture.state.isLoading)
        #expect(fixture.players.calls.count(.squad) == 2)
    }

    @Test func `a reload keeps search and order and shows no mixture`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didChangeOrder()
        fixture.presenter.didSearch("o")
        fixture.players.remove(Player.dora.id)
        await fixture.reload()
        #expect(fixture.names == ["Cho", "Bo"])
        #expect(fixture.view.isConsistent)
    }

    @Test func `a new player is focused`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.players.put(.make(9, "Eve"))
        await fixture.reload(focusing: PlayerID(9))
        #expect(fixture.state.focus == .init(player: PlayerID(9), serial: 1))
        await fixture.reload()
        #expect(fixture.state.focus?.serial == 1)
        await fixture.reload(focusing: Player.bo.id)
        #expect(fixture.state.focus == .init(player: Player.bo.id, serial: 2))
    }

    @Test func `a search that hides the player to be focused ends`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didSearch("a")
        await fixture.reload(focusing: Player.dora.id)
        #expect(fixture.state.search == "a")
        await fixture.reload(focusing: Player.bo.id)
        #expect(fixture.state.search == "")
        #expect(fixture.state.place(of: Player.bo.id) == 1)
    }

    @Test func `somebody who is gone is not focused`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didSearch("a")
        await fixture.reload(focusing: PlayerID(99))
        #expect(fixture.state.focus == nil)
        #expect(fixture.state.search == "a")
    }

    @Test func `a player is focused as soon as a read succeeds`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.players.calls.fail(.squad, with: .busy)
        await fixture.reload(focusing: Player.cho.id)
        #expect(fixture.state.focus == nil)
        await fixture.reload()
        #expect(fixture.state.focus?.player == Player.cho.id)
    }

    @Test func `a list that is left while it is read asks for nothing more`() async {
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

    @Test func `Delete asks first`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didRequestDelete(Player.bo.id)
        #expect(fixture.state.notices == [.delete(.bo)])
        fixture.presenter.didDismissNotice()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.players.all.count == 4)
        fixture.presenter.didRequestDelete(PlayerID(99))
        #expect(fixture.state.notices.isEmpty)
    }

    @Test func `a confirmed deletion takes the player away and reads again`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didRequestDelete(Player.bo.id)
        fixture.presenter.didConfirmDelete()
        #expect(fixture.state.notices.isEmpty)
        await fixture.activity.waitUntilIdle()
        #expect(fixture.names == ["Ana", "Cho", "Dora"])
        #expect(fixture.players.calls.made == [.squad, .delete, .squad])
    }

    @Test func `a failed deletion says so and keeps the player`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.players.calls.fail(.delete, with: .readOnly)
        fixture.presenter.didRequestDelete(Player.bo.id)
        fixture.presenter.didConfirmDelete()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.state.notices == [.deleteFailure(StorageError.readOnly.message)])
        #expect(fixture.names.count == 4)
        #expect(fixture.players.calls.count(.squad) == 1)
    }

    @Test func `the question about somebody who is gone goes too`() async {
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
