import Domain
import FootballUI
import Localization
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Arrival

@MainActor @Suite struct `Arrival presenter` {
    private final class Log {
        var entries: [LineUpEntry] = []
    }

    private let chosen = Log()
    private let activity = Activity()
    private let players: InMemoryPlayers
    private let presenter: ArrivalPresenter

    /// Creates the list for a match of Ana and a guest against Bo, with Cy and a player without a
    /// match on the bench.
    init() {
        self.init(players: InMemoryPlayers(names: ["Cy", "Di", "Ed"]))
        for (number, name) in [(7, "Ana"), (9, "Bo")] {
            guard let name = PlayerName(name) else { continue }
            players.put(Player(id: PlayerID(Int64(number)), name: name))
        }
    }

    private init(players: InMemoryPlayers, guests: [String] = []) {
        self.players = players
        let harness = MatchHarness()
        let start = MatchStart(
            lineUp: harness.match.lineUp, bench: [PlayerID(7), PlayerID(1), PlayerID(50)],
            benchGuests: guests.compactMap { PlayerName($0) })
        let log = MatchLog(start, at: harness.time.now(), device: testDevice)
        presenter = ArrivalPresenter(
            log.state, players: players, folding: LowercaseFolding(),
            work: WorkScope(activity)
        ) { [chosen] in chosen.entries.append($0) }
    }

    private var page: Page { ArrivalView(state: presenter.state, presenter: presenter).page }

    private func load() async {
        presenter.load()
        await activity.waitUntilIdle()
    }

    private func search(_ text: String) async {
        guard case .textField(let field)? = page.elements.first else {
            Issue.record("no search")
            return
        }
        field.onEdit(text)
        await activity.waitUntilIdle()
    }

    private var sections: [Section] {
        guard case .list(let list)? = page.elements.last else { return [] }
        return list.sections
    }

    private func titles() -> [[String]] {
        sections.map { section in (0..<section.rows.count).map { section.rows[$0].title } }
    }

    private func row(_ title: String) throws -> Row {
        let rows = sections.reversed().flatMap { section in
            (0..<section.rows.count).map { section.rows[$0] }
        }
        return try #require(rows.first { $0.title == title })
    }

    private func enter(_ name: String) throws {
        let activate = try #require(try row(name).activate)
        activate()
    }

    @Test func `the bench is listed before the squad`() async {
        guard case .progress? = page.elements.last else {
            Issue.record("no progress")
            return
        }
        await load()
        #expect(sections.map(\.title) == ["Bench", "Squad"])
        #expect(titles() == [["Cy"], ["Ana", "Bo", "Cy", "Di", "Ed"]])
        let rows = sections.flatMap { section in
            (0..<section.rows.count).map { section.rows[$0].id }
        }
        #expect(Set(rows).count == 6)
        #expect(sections[1].rows.index(of: RowID(2)) == 3)
    }

    @Test func `in Korean, the bench and the squad begin with Korean names`() async throws {
        // The double does not decompose names, as the keys of a squad are.
        let name = try #require(PlayerName("\u{1112}\u{1161}"))
        players.put(Player(id: PlayerID(50), name: name))
        await Language.with(.ko) {
            await load()
            #expect(titles() == [[name.text, "Cy"], [name.text, "Ana", "Bo", "Cy", "Di", "Ed"]])
        }
    }

    @Test func `guests on the bench can be added`() async throws {
        let other = Self(players: InMemoryPlayers(names: ["Cy"]), guests: ["Joe", "Joe"])
        await other.load()
        #expect(other.titles() == [["Cy", "Joe", "Joe"], ["Cy"]])
        let ids = other.sections.flatMap { section in
            (0..<section.rows.count).map { section.rows[$0].id }
        }
        #expect(Set(ids).count == 4)
        try other.enter("Joe")
        #expect(other.chosen.entries.map(\.name) == ["Joe"])
        #expect(other.chosen.entries.allSatisfy { $0.playerID == nil })
    }

    @Test func `a match without a bench lists the squad only`() async {
        players.remove(PlayerID(1))
        await load()
        #expect(sections.map(\.title) == ["Squad"])
    }

    @Test func `a search finds players, and offers a guest with the typed name`() async throws {
        await load()
        await search("d")
        #expect(titles() == [["Di", "Ed"], ["Add guest “d”"]])
        await search(" Big Tom ")
        #expect(titles() == [[], ["Add guest “Big Tom”"]])
        #expect(sections[0].placeholder == "No other player has this name.")
        try enter("Add guest “Big Tom”")
        #expect(
            chosen.entries == [
                LineUpEntry(playerID: nil, name: "Big Tom", position: nil, team: .b)
            ])
        await search("  ")
        #expect(titles() == [["Cy"], ["Ana", "Bo", "Cy", "Di", "Ed"]])
        presenter.didChooseGuest(for: .a)
        #expect(chosen.entries.count == 1)
    }

    @Test func `Enter adds a player to the team with fewer players, a key to either`() async throws
    {
        await load()
        let cy = try row("Cy")
        #expect(cy.activationLabel == "To Team B")
        #expect(cy.actions.map(\.label) == ["Team A", "Team B"])
        #expect(cy.actions.map(\.key) == [.character("a"), .character("b")])
        try enter("Cy")
        for action in cy.actions { action.perform() }
        #expect(chosen.entries.map(\.playerID) == Array(repeating: PlayerID(1), count: 3))
        #expect(chosen.entries.map(\.team) == [.b, .a, .b])
    }

    @Test func `teams of the same size get a player in Team A`() async throws {
        var match = MatchHarness().match
        match.add(.left(match.state.participants[0].id), at: ManualClock().now())
        #expect(ArrivalState(match.state).team == .a)
        #expect(ArrivalState(match.state).teams == [PlayerID(9): .b])
    }

    @Test func `a player who plays cannot be added`() async throws {
        await load()
        let ana = try row("Ana")
        #expect(ana.activate == nil && ana.actions.isEmpty)
        #expect(ana.unavailableReason == "Ana plays for Team A.")
        #expect(ana.details.map(\.text) == ["Team A"])
        presenter.didChoose(try #require(players.player(PlayerID(7))), for: .b)
        #expect(chosen.entries.isEmpty)
    }

    @Test func `a failed load shows the error and can be tried again`() async throws {
        players.calls.fail(.page, with: .busy)
        await load()
        guard case .text(let text)? = page.elements.last else {
            Issue.record("no text")
            return
        }
        #expect(text.text == "Unable to load the squad. \(StorageError.busy.message)")
        try #require(page.actions.first { $0.key == .character("r") }).perform()
        await activity.waitUntilIdle()
        #expect(titles().count == 2)
        #expect(page.actions.isEmpty)
    }

    @Test func `rows that are not loaded are loaded when they are about to be shown`() async throws
    {
        let fixture = Self(
            players: InMemoryPlayers(names: (1...900).map { "Player \(1_000 + $0)" }))
        await fixture.load()
        #expect(fixture.sections[1].rows.count == 900)
        #expect(fixture.sections[1].rows[800].title == "…")
        for start in [0, 20, 10] {
            fixture.sections[1].rows.willShow(start..<start + 20)
            await fixture.activity.waitUntilIdle()
        }
        #expect(fixture.players.calls.count(.page) == 2)
        fixture.sections[1].rows.willShow(790..<810)
        await fixture.activity.waitUntilIdle()
        #expect(fixture.sections[1].rows[800].title == "Player 1801")
        #expect(fixture.players.calls.count(.players) == 1)
    }

    @Test func `rows that are shown before the first load cause no further one`() async {
        presenter.willShow(0..<5)
        await activity.waitUntilIdle()
        #expect(players.calls.made.isEmpty)
    }
}
