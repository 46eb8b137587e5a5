import Domain
import Localization
import Navigation
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `Player list presenter` {
    @Test func `before the first load no action has an effect`() async {
        let fixture = PlayerListFixture(Player.squad)
        #expect(fixture.state.page == nil)
        #expect(!fixture.state.hasPlayers)
        fixture.presenter.didActivate(Player.bo.id)
        fixture.presenter.didRequestSelection()
        await fixture.perform { $0.didSearch("a") }
        #expect(fixture.state.selection == nil)
        #expect(fixture.names.isEmpty)
        #expect(fixture.navigation.selected.isEmpty)
    }

    @Test func `the squad is sorted by name`() async {
        let fixture = await PlayerListFixture.loaded()
        #expect(fixture.names == ["Ana", "Bo", "Cho", "Dora"])
        #expect(fixture.state.selection == nil)
        #expect(!fixture.state.isLoading)
    }

    @Test func `Korean names are first in Korean, also after a change of the language`() async {
        // The double does not decompose names, as the keys of a squad are.
        let hana = Player.make(7, "\u{1112}\u{1161}")
        let fixture = await PlayerListFixture.loaded([.ana, .bo, hana])
        #expect(fixture.names == ["Ana", "Bo", hana.name.text])
        await Language.with(.ko) {
            await fixture.perform { $0.didAppear() }
            #expect(fixture.names == [hana.name.text, "Ana", "Bo"])
            fixture.select([.bo, hana])
            await fixture.perform { $0.didConfirmSelection() }
        }
        #expect(fixture.navigation.confirmed.last?.map(\.name.text) == [hana.name.text, "Bo"])
    }

    @Test func `changes of other devices are shown`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.players.put(Player(id: PlayerID(9), name: Player.bo.name))
        await fixture.perform { $0.dataDidChange() }
        #expect(fixture.names == ["Ana", "Bo", "Bo", "Cho", "Dora"])
    }

    @Test func `a row of a deleted player reports nothing`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didActivate(PlayerID(99))
        #expect(fixture.navigation.selected.isEmpty)
    }

    @Test func `the order changes from name to position to skill and back`() async {
        let fixture = await PlayerListFixture.loaded()
        await fixture.perform { $0.didChangeOrder() }
        #expect(fixture.state.order == .position)
        #expect(fixture.names == ["Cho", "Dora", "Ana", "Bo"])
        await fixture.perform { $0.didChangeOrder() }
        #expect(fixture.state.order == .skill)
        #expect(fixture.names == ["Ana", "Dora", "Bo", "Cho"])
        await fixture.perform { $0.didChangeOrder() }
        #expect(fixture.state.order == .name)
        #expect(fixture.names == ["Ana", "Bo", "Cho", "Dora"])
    }

    @Test func `a search ignores case and keeps the order`() async {
        let fixture = await PlayerListFixture.loaded()
        await fixture.perform { $0.didChangeOrder() }
        await fixture.perform { $0.didSearch("O") }
        #expect(fixture.names == ["Cho", "Dora", "Bo"])
        await fixture.perform { $0.didSearch("Ox") }
        #expect(fixture.names.isEmpty)
        #expect(fixture.state.hasPlayers)
        await fixture.perform { $0.didClearSearch() }
        #expect(fixture.state.search == "")
        #expect(fixture.names.count == 4)
    }

    @Test func `a search of blanks hides no player`() async {
        let fixture = await PlayerListFixture.loaded()
        await fixture.perform { $0.didSearch("  ") }
        #expect(fixture.state.search == "  ")
        #expect(fixture.names.count == 4)
    }

    @Test func `Sign out asks for confirmation once and is reported once`() {
        let fixture = PlayerListFixture()
        fixture.presenter.didRequestSignOut()
        fixture.presenter.didRequestSignOut()
        #expect(fixture.state.notices == [.signOut])
        fixture.presenter.didDismissNotice()
        #expect(fixture.state.notices.isEmpty)
        #expect(fixture.navigation.signOuts == 0)

        fixture.presenter.didRequestSignOut()
        fixture.presenter.didConfirmSignOut()
        #expect(fixture.navigation.signOuts == 1)
        #expect(fixture.state.notices.isEmpty)
    }

    @Test func `an answer without its alert has no effect`() async {
        let fixture = await PlayerListFixture.loaded()
        fixture.presenter.didConfirmSignOut()
        fixture.presenter.didConfirmDelete()
        fixture.presenter.didConfirmResume()
        await fixture.perform { $0.didDismissNotice() }
        #expect(fixture.navigation.signOuts == 0)
        #expect(fixture.navigation.resumed.isEmpty)
        #expect(fixture.players.all.count == 4)
    }

    @Test func `alerts are shown one after another`() async {
        let fixture = PlayerListFixture(Player.squad, current: .make())
        fixture.presenter.didRequestSignOut()
        await fixture.reload()
        #expect(fixture.state.notices == [.signOut, .resume])
        fixture.presenter.didConfirmResume()
        #expect(fixture.state.notices == [.signOut, .resume])
        fixture.presenter.didDismissNotice()
        #expect(fixture.state.notices == [.resume])
    }
}
