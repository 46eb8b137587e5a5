import Domain
import Navigation
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `Player list selection` {
    @Test func `an empty list has no selection mode`() async {
        let fixture = await PlayerListFixture.loaded([])
        fixture.presenter.didRequestSelection()
        #expect(fixture.state.selection == nil)
    }

    @Test func `a row is selected and deselected, and not opened`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didRequestSelection()
        #expect(fixture.state.selection == [])
        fixture.presenter.didActivate(Player.bo.id)
        fixture.presenter.didActivate(Player.ana.id)
        #expect(fixture.state.selection == [Player.bo.id, Player.ana.id])
        fixture.presenter.didActivate(Player.bo.id)
        #expect(fixture.state.selection == [Player.ana.id])
        #expect(fixture.navigation.selected.isEmpty)
    }

    @Test func `a second Select keeps the selection`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.bo])
        fixture.presenter.didRequestSelection()
        #expect(fixture.state.selection == [Player.bo.id])
    }

    @Test func `an unknown player cannot be selected`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.make(99, "Zoe")])
        #expect(fixture.state.selection == [])
    }

    @Test func `a cancelled selection is offered again, without deleted players`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.bo, .ana, .cho])
        fixture.presenter.didCancelSelection()
        #expect(fixture.state.selection == nil)
        fixture.players.remove(Player.cho.id)
        await fixture.reload()
        fixture.presenter.didRequestSelection()
        #expect(fixture.state.selection == [Player.bo.id, Player.ana.id])
    }

    @Test func `the players of the last match are offered, without deleted players`() async {
        let fixture = PlayerListFixture(Player.squad, finished: [.make()])
        await fixture.reload()
        fixture.presenter.didRequestSelection()
        #expect(fixture.state.selection == [Player.ana.id, Player.bo.id])
        fixture.presenter.didCancelSelection()
        fixture.players.remove(Player.bo.id)
        await fixture.perform { $0.returnToList() }
        fixture.presenter.didRequestSelection()
        #expect(fixture.state.selection == [Player.ana.id])
    }

    @Test func `the players of a match in progress are offered`() async {
        let fixture = await PlayerListFixture.loaded(current: .make())
        fixture.presenter.didRequestSelection()
        #expect(fixture.state.selection == [Player.ana.id, Player.bo.id])
    }

    @Test func `after a cancelled selection without players, those of the last match are offered`()
        async
    {
        let fixture = PlayerListFixture(Player.squad, finished: [.make()])
        await fixture.reload()
        fixture.select([.ana, .bo])
        #expect(fixture.state.selection == [])
        fixture.presenter.didCancelSelection()
        fixture.presenter.didRequestSelection()
        #expect(fixture.state.selection == [Player.ana.id, Player.bo.id])
    }

    @Test func `all displayed players are selected, or none of them`() async {
        let fixture = await PlayerListFixture.loaded()
        await fixture.perform { $0.didSelectAllOrNone() }
        #expect(fixture.state.selection == nil)
        fixture.select([.ana])
        await fixture.perform { $0.didSelectAllOrNone() }
        #expect(fixture.state.selection?.count == 4)
        await fixture.perform { $0.didSearch("dora") }
        await fixture.perform { $0.didSelectAllOrNone() }
        #expect(fixture.state.selection == [Player.ana.id, Player.bo.id, Player.cho.id])
        await fixture.perform { $0.didClearSearch() }
        await fixture.perform { $0.didSelectAllOrNone() }
        await fixture.perform { $0.didSelectAllOrNone() }
        #expect(fixture.state.selection == [])
    }

    @Test func `Confirm needs two players`() async {
        let fixture = await PlayerListFixture.loaded()
        await fixture.perform { $0.didConfirmSelection() }
        fixture.select([.bo])
        #expect(!fixture.state.canConfirm)
        await fixture.perform { $0.didConfirmSelection() }
        #expect(fixture.navigation.confirmed.isEmpty)

        fixture.presenter.didActivate(Player.ana.id)
        #expect(fixture.state.canConfirm)
        await fixture.perform { $0.didConfirmSelection() }
        #expect(fixture.navigation.confirmed == [[.ana, .bo]])
    }

    @Test func `players are confirmed sorted by name, independent of order and search`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.dora, .cho, .ana])
        await fixture.perform { $0.didChangeOrder() }
        await fixture.perform { $0.didSearch("dora") }
        await fixture.perform { $0.didConfirmSelection() }
        #expect(fixture.navigation.confirmed == [[.ana, .cho, .dora]])
        #expect(fixture.state.selection?.count == 3)
    }

    // Bug 6 of the original app: the selection was kept by row number.

    @Test func `another order keeps the selection`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.ana, .bo])
        for _ in SquadOrder.allCases {
            await fixture.perform { $0.didChangeOrder() }
            #expect(fixture.state.selection == [Player.ana.id, Player.bo.id])
        }
    }

    @Test func `a search keeps the selection, also of hidden players`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.ana, .bo])
        await fixture.perform { $0.didSearch("cho") }
        #expect(fixture.names == ["Cho"])
        #expect(fixture.state.selection == [Player.ana.id, Player.bo.id])
        fixture.presenter.didActivate(Player.cho.id)
        await fixture.perform { $0.didClearSearch() }
        #expect(fixture.state.selection == [Player.ana.id, Player.bo.id, Player.cho.id])
    }

    @Test func `a deleted player leaves the selection, and no other player enters it`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.ana, .cho])
        fixture.players.remove(Player.ana.id)
        await fixture.reload()
        #expect(fixture.names == ["Bo", "Cho", "Dora"])
        #expect(fixture.state.selection == [Player.cho.id])
        #expect(!fixture.state.canConfirm)
    }

    @Test func `new and renamed players keep the selection`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.ana, .bo])
        fixture.players.put(.make(9, "Aaron"))
        fixture.players.put(.make(1, "Zorro"))
        await fixture.reload()
        #expect(fixture.names == ["Aaron", "Ana", "Cho", "Dora", "Zorro"])
        #expect(fixture.state.selection == [Player.ana.id, Player.bo.id])
        await fixture.perform { $0.didConfirmSelection() }
        #expect(fixture.navigation.confirmed.first?.map(\.name.text) == ["Ana", "Zorro"])
    }

    @Test func `a reload keeps an empty selection`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didRequestSelection()
        await fixture.reload()
        #expect(fixture.state.selection == [])
    }

    @Test func `an empty squad ends the selection and the search`() async {
        let fixture = await PlayerListFixture.loaded([.bo])
        fixture.select([.bo])
        await fixture.perform { $0.didSearch("b") }
        fixture.players.remove(Player.bo.id)
        await fixture.reload()
        #expect(fixture.state.selection == nil)
        #expect(fixture.state.search == "")
    }

    @Test func `returning to the list ends the selection and reloads`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.ana, .bo])
        fixture.players.put(.make(9, "Eve"))
        fixture.presenter.returnToList()
        #expect(fixture.state.selection == nil)
        await fixture.activity.waitUntilIdle()
        #expect(fixture.names.last == "Eve")
    }
}
