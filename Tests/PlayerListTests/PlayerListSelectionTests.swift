import Domain
import Navigation
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `Player list selection` {
    @Test func `an empty list cannot be selected from`() async {
        let fixture = await PlayerListFixture.loaded([])
        fixture.presenter.didRequestSelection()
        #expect(fixture.state.selection == nil)
    }

    @Test func `a row is checked and unchecked, and opens nobody`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didRequestSelection()
        #expect(fixture.state.selection == [])
        fixture.presenter.didActivate(Player.bo.id)
        fixture.presenter.didActivate(Player.ana.id)
        #expect(fixture.state.selection == [Player.bo.id, Player.ana.id])
        fixture.presenter.didActivate(Player.bo.id)
        #expect(fixture.state.selection == [Player.ana.id])
        #expect(fixture.steps.selected.isEmpty)
    }

    @Test func `a second Select keeps who is selected`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.bo])
        fixture.presenter.didRequestSelection()
        #expect(fixture.state.selection == [Player.bo.id])
    }

    @Test func `somebody who is not of the squad cannot be selected`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.make(99, "Zoe")])
        #expect(fixture.state.selection == [])
    }

    @Test func `Cancel forgets who was selected`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.bo, .ana])
        fixture.presenter.didCancelSelection()
        #expect(fixture.state.selection == nil)
        fixture.presenter.didRequestSelection()
        #expect(fixture.state.selection == [])
    }

    @Test func `confirming waits for two players`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didConfirmSelection()
        fixture.select([.bo])
        #expect(!fixture.state.canConfirm)
        fixture.presenter.didConfirmSelection()
        #expect(fixture.steps.confirmed.isEmpty)

        fixture.presenter.didActivate(Player.ana.id)
        #expect(fixture.state.canConfirm)
        fixture.presenter.didConfirmSelection()
        #expect(fixture.steps.confirmed == [[.ana, .bo]])
    }

    @Test func `players are confirmed by name whatever the order and the search`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.dora, .cho, .ana])
        fixture.presenter.didChangeOrder()
        fixture.presenter.didSearch("dora")
        fixture.presenter.didConfirmSelection()
        #expect(fixture.steps.confirmed == [[.ana, .cho, .dora]])
        #expect(fixture.state.selection?.count == 3)
    }

    // Fault 6 of the original: the selection was kept by row number.

    @Test func `another order selects nobody else`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.ana, .bo])
        for _ in SquadOrder.allCases {
            fixture.presenter.didChangeOrder()
            #expect(fixture.state.selection == [Player.ana.id, Player.bo.id])
        }
    }

    @Test func `a search selects nobody else and keeps who it hides`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.ana, .bo])
        fixture.presenter.didSearch("cho")
        #expect(fixture.names == ["Cho"])
        #expect(fixture.state.selection == [Player.ana.id, Player.bo.id])
        fixture.presenter.didActivate(Player.cho.id)
        fixture.presenter.didClearSearch()
        #expect(fixture.state.selection == [Player.ana.id, Player.bo.id, Player.cho.id])
    }

    @Test func `a player who is deleted leaves the selection and nobody takes the place`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.ana, .cho])
        fixture.players.remove(Player.ana.id)
        await fixture.reload()
        #expect(fixture.names == ["Bo", "Cho", "Dora"])
        #expect(fixture.state.selection == [Player.cho.id])
        #expect(!fixture.state.canConfirm)
    }

    @Test func `a new player above and a new name select nobody else`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.ana, .bo])
        fixture.players.put(.make(9, "Aaron"))
        fixture.players.put(.make(1, "Zorro"))
        await fixture.reload()
        #expect(fixture.names == ["Aaron", "Ana", "Cho", "Dora", "Zorro"])
        #expect(fixture.state.selection == [Player.ana.id, Player.bo.id])
        fixture.presenter.didConfirmSelection()
        #expect(fixture.steps.confirmed.first?.map(\.name.text) == ["Ana", "Zorro"])
    }

    @Test func `nobody is selected after a reload with nobody selected`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didRequestSelection()
        await fixture.reload()
        #expect(fixture.state.selection == [])
    }

    @Test func `a squad that is gone ends the selection and the search`() async {
        let fixture = await PlayerListFixture.loaded([.bo])
        fixture.select([.bo])
        fixture.presenter.didSearch("b")
        fixture.players.remove(Player.bo.id)
        await fixture.reload()
        #expect(fixture.state.selection == nil)
        #expect(fixture.state.search == "")
        #expect(fixture.view.isConsistent)
    }

    @Test func `returning to the list clears the selection and reads again`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.select([.ana, .bo])
        fixture.players.put(.make(9, "Eve"))
        fixture.presenter.returnToList()
        #expect(fixture.state.selection == nil)
        await fixture.activity.waitUntilIdle()
        #expect(fixture.names.last == "Eve")
    }
}
