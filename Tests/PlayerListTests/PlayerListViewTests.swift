import Domain
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `Player list view` {
    private func loaded(_ players: [Player] = Player.squad) async -> PlayerListFixture {
        await PlayerListFixture.loaded(players)
    }

    @Test func `before the first load the page has only progress`() async {
        let fixture = PlayerListFixture(Player.squad)
        #expect(fixture.page.elements.isEmpty)
        fixture.presenter.reload()
        let page = fixture.page
        #expect(page.elements.count == 1)
        #expect(page.progress?.label == "Loading players…")
        #expect(page.title == "Players")
        #expect(page.barAction?.isEnabled == false)
        #expect(page.actions.map(\.label) == ["Add player", "Sign out"])
        await fixture.activity.waitUntilIdle()
        #expect(fixture.page.progress == nil)
    }

    @Test func `a row shows name, position and skill`() async throws {
        let list = try #require(await loaded().page.list)
        let rows = list.sections[0].rows
        #expect(list.label == "Players")
        #expect(rows.count == 4)
        #expect(rows[0].id == RowID(3))
        #expect(rows[0].title == "Ana")
        #expect(list.columns == ["Name", "Position", "Skill"])
        #expect(rows[0].details.map(\.text) == ["winger", "professional"])
        #expect(rows[0].details.map(\.symbol) == ["W", "★★★"])
        #expect(rows[1].details.map(\.text) == ["-", "beginner"])
        #expect(rows[2].details.map(\.text) == ["goalkeeper", "-"])
        #expect(rows[3].details.map(\.symbol) == ["DEF", "★★"])
        #expect(rows[0].isChecked == nil)
        #expect(rows[0].actions.map(\.label) == ["Delete", "Position", "Skill"])
        #expect(rows.index(of: RowID(4)) == 2)
        #expect(rows.index(of: RowID(99)) == nil)
    }

    @Test func `a damaged player is marked and can be opened and deleted`() async throws {
        let fixture = PlayerListFixture(Player.squad)
        fixture.players.damage(PlayerID(3))
        await fixture.reload()
        let rows = try #require(fixture.page.list).sections[0].rows
        #expect(rows[0].role == .warning)
        #expect(rows[0].details.last == Row.Detail("Damaged", role: .warning))
        #expect(rows[0].actions.map(\.label) == ["Delete", "Position", "Skill"])
        #expect(rows[0].activate != nil)
        #expect(rows[1].role == .plain)
        #expect(rows[1].details.count == 2)
    }

    @Test(arguments: zip(Position.allCases, Skill.allCases + Skill.allCases))
    func `each position and skill has a name`(position: Position, skill: Skill) async throws {
        let player = Player.make(1, "Bo", skill: skill, position: position)
        let row = try #require(await loaded([player]).page.list).sections[0].rows[0]
        #expect(row.details.map(\.text) == [position.rawValue, skill.rawValue])
        #expect(row.details.first?.symbol == position.abbreviation)
    }

    @Test func `the panel of a row shows everything about the player`() async throws {
        let player = Player(
            id: PlayerID(1), name: try #require(PlayerName("손흥민")), age: Age(34),
            skill: .professional, favouriteTeam: ShortText("Tottenham"))
        let row = try #require(await loaded([player]).page.list).sections[0].rows[0]
        let panel = try #require(row.detail?())
        #expect(panel.title == "손흥민")
        let rows = try #require(panel.list).allRows
        let lines = rows.map { "\($0.title): \($0.details[0].text)" }
        #expect(
            lines == [
                "Position: -", "Skill: professional", "Age: 34", "Favourite team: Tottenham",
                "Nickname: -",
            ])
    }

    @Test func `the panel of a row shows the last gathers when they are loaded`() async throws {
        let fixture = PlayerListFixture(
            Player.squad,
            finished: [.make(score: Score(a: 4, b: 2) ?? Score()), .make()])
        await fixture.reload()
        func gathers(_ row: Int) async throws -> [[String]] {
            _ = try #require(fixture.page.list).sections[0].rows[row].detail?()
            await fixture.activity.waitUntilIdle()
            let detail = try #require(fixture.page.list).sections[0].rows[row].detail
            guard case .list(let list)? = try #require(detail?()).elements.dropFirst().last else {
                return []
            }
            return list.allRows.map { $0.details.map(\.text) }
        }
        #expect(try await gathers(0) == [["4-2", "won"], ["0-0", "drawn"]])
        #expect(try await gathers(1) == [["4-2", "lost"], ["0-0", "drawn"]])
        #expect(try await gathers(2) == [])
        #expect(fixture.matches.calls.count(.ofPlayer) == 3)
    }

    @Test func `a failure to load the last gathers shows none`() async throws {
        let fixture = PlayerListFixture(Player.squad, finished: [.make()])
        await fixture.reload()
        fixture.matches.calls.fail(.ofPlayer, with: .busy)
        for _ in 0..<2 {
            let detail = try #require(fixture.page.list).sections[0].rows[0].detail
            #expect(try #require(detail?()).elements.count == 1)
            await fixture.activity.waitUntilIdle()
        }
    }

    @Test func `the list receives the focus request`() async {
        let fixture = await PlayerListFixture.loaded()
        #expect(fixture.page.list?.focus == nil)
        await fixture.reload(focusing: Player.cho.id)
        #expect(fixture.page.list?.focus == FocusRequest(RowID(4), serial: 1))
    }

    @Test func `a page keeps its rows when the squad changes`() async throws {
        let fixture = await PlayerListFixture.loaded()
        let rows = try #require(fixture.page.list).sections[0].rows
        await fixture.perform { $0.didSearch("dora") }
        fixture.players.remove(Player.cho.id)
        await fixture.reload()
        #expect(rows[3].title == "Dora")
        #expect(rows.index(of: RowID(2)) == 3)
    }

    @Test func `the search field filters the rows, and Esc clears it`() async throws {
        let fixture = await PlayerListFixture.loaded()
        let field = try #require(fixture.page.fields.first)
        #expect(field.label == "Search")
        #expect(field.kind == .search)
        field.onEdit("bo")
        await fixture.activity.waitUntilIdle()
        #expect(fixture.page.fields.first?.text == "bo")
        #expect(fixture.page.list?.sections[0].rows.count == 1)
        field.onEdit("xyz")
        await fixture.activity.waitUntilIdle()
        #expect(fixture.page.list?.sections[0].rows.count == 0)
        #expect(fixture.page.list?.sections[0].placeholder == "No player matches “xyz”.")
        #expect(fixture.page.action("Clear search")?.key == .escape)
        fixture.page.action("Clear search")?.perform()
        #expect(fixture.page.fields.first?.text == "")
        #expect(fixture.page.action("Clear search") == nil)
    }

    @Test func `an empty squad offers to add a player`() async {
        let fixture = await PlayerListFixture.loaded([])
        fixture.page.emptyState?.action?.perform()
        #expect(fixture.navigation.addRequests == 1)
    }

    @Test func `a failure shows a warning, the list and Try again`() async throws {
        let fixture = await PlayerListFixture.loaded()
        fixture.players.calls.fail(.page, with: .busy)
        await fixture.reload()
        #expect(
            fixture.page.texts == [
                Text(
                    "Unable to load players. Please try again. \(StorageError.busy.message)",
                    role: .warning)
            ])
        #expect(fixture.page.list?.sections[0].rows.count == 4)
        fixture.presenter.didRequestSelection()
        #expect(fixture.page.action("Try again") != nil)
        fixture.presenter.didCancelSelection()
        #expect(fixture.page.action("Try again")?.key == .character("t"))
        fixture.page.action("Try again")?.perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.page.texts.isEmpty)
        #expect(fixture.page.action("Try again") == nil)
    }

    @Test func `a failure of the first load shows only its reason and Try again`() async throws {
        let fixture = PlayerListFixture()
        fixture.players.calls.fail(.page, with: .busy)
        await fixture.reload()
        let empty = try #require(fixture.page.emptyState)
        #expect(empty.title == "Unable to load players. Please try again.")
        #expect(empty.message == StorageError.busy.message)
        #expect(empty.action?.label == "Try again")
        #expect(fixture.page.elements.count == 1)
        #expect(fixture.page.action("Try again") != nil)
    }

    @Test func `a failure of the matches has its own warning`() async {
        let fixture = PlayerListFixture(Player.squad)
        fixture.matches.calls.fail(.finished, with: .damaged)
        await fixture.reload()
        #expect(
            fixture.page.texts.map(\.text) == [
                "Unable to load gathers. Please try again. \(StorageError.damaged.message)"
            ])
    }
}
