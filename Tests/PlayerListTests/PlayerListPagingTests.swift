import Domain
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `Player list paging` {
    /// "Player 1001", "Player 1002" and so on.
    private static let players = (1...1_000).map { number in
        Player.make(
            Int64(number), "Player \(number + 1_000)",
            position: number.isMultiple(of: 2) ? .goalkeeper : nil)
    }

    private func rows(_ fixture: PlayerListFixture) throws -> Rows {
        try #require(fixture.page.list).sections[0].rows
    }

    @Test func `the first load reads as much as most terminals show, and the number of all`()
        async throws
    {
        let fixture = await PlayerListFixture.loaded(Self.players)
        let rows = try rows(fixture)
        #expect(rows.count == 1_000)
        #expect(rows[0].title == "Player 1001")
        #expect(fixture.names.count == 64)
        #expect(rows[999].title == "…")
        #expect(rows[999].activate == nil)
        #expect(Set((0..<1_000).map { rows[$0].id }).count == 1_000)
    }

    @Test func `rows are loaded before they are shown, and once`() async throws {
        let fixture = await PlayerListFixture.loaded(Self.players)
        for start in [0, 20, 10] {
            try rows(fixture).willShow(start..<start + 30)
            await fixture.activity.waitUntilIdle()
        }
        #expect(fixture.players.calls.count(.page) == 2)
        for start in [500, 520, 510] {
            try rows(fixture).willShow(start..<start + 30)
            await fixture.activity.waitUntilIdle()
            let rows = try rows(fixture)
            #expect(rows[start].title == "Player \(start + 1_001)")
            #expect(rows[start + 29].title == "Player \(start + 1_030)")
        }
        #expect(fixture.players.calls.count(.page) == 3)
    }

    @Test func `a high window has no missing rows wherever the focus is`() async throws {
        let fixture = await PlayerListFixture.loaded(Self.players)
        for focus in stride(from: 0, to: 1_000, by: 9) {
            await fixture.perform { $0.willShow(focus..<focus + 1) }
            let page = try #require(fixture.state.page)
            #expect(page.item(at: max(0, focus - 150)) != nil)
            #expect(page.item(at: min(999, focus + 150)) != nil)
        }
        #expect(fixture.players.calls.count(.page) < 15)
    }

    @Test func `more rows than usual are loaded for a large range`() async throws {
        let fixture = await PlayerListFixture.loaded(Self.players)
        try rows(fixture).willShow(100..<900)
        await fixture.activity.waitUntilIdle()
        let rows = try rows(fixture)
        #expect((100..<900).allSatisfy { rows[$0].title == "Player \($0 + 1_001)" })
    }

    @Test func `another order shows the player that was visible`() async throws {
        let fixture = await PlayerListFixture.loaded(Self.players)
        await fixture.perform { $0.willShow(998..<999) }
        await fixture.perform { $0.didChangeOrder() }
        // Player 1999 is the last one without a position.
        #expect(fixture.state.page?.position(of: PlayerID(999)) == 999)
        await fixture.perform { $0.didSearch("1999") }
        #expect(fixture.names == ["Player 1999"])
    }

    @Test func `a reload shows the same rows again, and those of a new player on request`()
        async throws
    {
        let fixture = await PlayerListFixture.loaded(Self.players)
        await fixture.perform { $0.willShow(700..<730) }
        fixture.players.put(.make(5_000, "Aaron"))
        await fixture.reload()
        #expect(fixture.state.page?.item(at: 701)?.name.text == "Player 1701")
        #expect(fixture.state.page?.count == 1_001)
        await fixture.reload(focusing: PlayerID(5_000))
        #expect(fixture.state.page?.position(of: PlayerID(5_000)) == 0)
        #expect(fixture.state.focus?.target == PlayerID(5_000))
    }

    @Test func `the rows of a search replace those of the previous one at once`() async throws {
        let fixture = await PlayerListFixture.loaded(Self.players)
        fixture.players.calls.gate.close()
        fixture.presenter.didSearch("10")
        await fixture.players.calls.gate.untilWaiting()
        fixture.presenter.didSearch("105")
        #expect(fixture.page.fields.first?.text == "105")
        #expect(try rows(fixture).count == 1_000)
        fixture.players.calls.gate.open()
        await fixture.activity.waitUntilIdle()
        let rows = try rows(fixture)
        #expect(rows.count == 11)
        #expect(rows[0].title == "Player 1050")
        #expect(rows[10].title == "Player 1105")
    }

    @Test func `a failed search leaves no failure above the rows of the next one`() async throws {
        let fixture = await PlayerListFixture.loaded(Self.players)
        fixture.players.calls.fail(.page, with: .busy)
        await fixture.perform { $0.didSearch("105") }
        #expect(fixture.state.failure == .players(StorageError.busy.message))
        await fixture.perform { $0.didSearch("1050") }
        #expect(fixture.state.failure == nil)
        #expect(fixture.state.page?.count == 1)
        fixture.players.calls.fail(.page, with: .busy)
        await fixture.perform { $0.didSearch("105") }
        // The rows of this search are loaded.
        fixture.presenter.didSearch("1050")
        #expect(fixture.state.failure == nil)
    }

    @Test func `a search does not hide that the first load has failed`() async {
        let fixture = PlayerListFixture(Self.players)
        fixture.players.calls.fail(.page, with: .busy)
        await fixture.reload()
        fixture.presenter.didSearch("105")
        #expect(fixture.state.failure == .players(StorageError.busy.message))
    }

    @Test func `a failure keeps the rows and is not repeated until another request`()
        async throws
    {
        let fixture = await PlayerListFixture.loaded(Self.players)
        fixture.players.calls.fail(.page, with: .busy)
        try rows(fixture).willShow(500..<501)
        await fixture.activity.waitUntilIdle()
        #expect(fixture.page.action("Try again") != nil)
        #expect(try rows(fixture)[0].title == "Player 1001")
        #expect(fixture.players.calls.count(.page) == 2)
        fixture.page.action("Try again")?.perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.page.action("Try again") == nil)
        #expect(try rows(fixture)[500].title == "Player 1501")
    }

    @Test func `all players are selected and confirmed, also those that are not loaded`() async {
        let fixture = await PlayerListFixture.loaded(Self.players)
        fixture.presenter.didRequestSelection()
        await fixture.perform { $0.didSelectAllOrNone() }
        #expect(fixture.state.selection?.count == 1_000)
        await fixture.perform { $0.didConfirmSelection() }
        #expect(fixture.navigation.confirmed == [Self.players])
    }

    @Test(arguments: [
        ([Key.end, .enter], 1_000), ([.end, .character("o"), .enter], 1_000),
        ([.character("/"), .character("1"), .character("9"), .enter, .enter], 19),
        ([.end, .character("/"), .character("1"), .enter, .enter], 1),
    ])
    func `keys typed ahead reach the row that earlier keys lead to`(
        _ keys: [Key], _ opened: Int
    ) async throws {
        let navigation = PlayerListNavigationSpy()
        let harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        let factory = PlayerListFactory(
            players: InMemoryPlayers(Self.players), matches: InMemoryMatches(),
            folding: LowercaseFolding(), timeZone: FixedTimeZone(), time: ManualClock())
        let list = factory.makePlayerList(on: harness.navigator, navigation: navigation)
        try harness.navigator.start(list, under: harness.coordinator)
        await harness.driver.settle()
        for key in keys { harness.workspace.receive(.key(key)) }
        await harness.driver.settle()
        #expect(navigation.selected.map(\.id) == [PlayerID(Int64(opened))])
    }
}
