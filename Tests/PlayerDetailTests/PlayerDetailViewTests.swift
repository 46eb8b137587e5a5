import Domain
import Navigation
import Records
import TerminalUI
import TestSupport
import Testing

@testable import PlayerDetail

@MainActor @Suite struct `Player detail view` {
    private let navigation = PlayerDetailNavigationSpy()
    private let presenter: PlayerDetailPresenter

    init() throws {
        let player = Player(id: PlayerID(1), name: try #require(PlayerName("Ana")), skill: .amateur)
        presenter = PlayerDetailPresenter(
            player, players: InMemoryPlayers([player]), contributions: [],
            work: WorkScope(), navigation: navigation)
    }

    private var page: Page { PlayerDetailView(state: presenter.state, presenter: presenter).page }

    private var rows: [Row] { page.list?.allRows ?? [] }

    @Test func `new values keep the row identifiers, so that the focus stays`() throws {
        let identifiers = rows.map(\.id)
        #expect(Set(identifiers).count == PlayerField.allCases.count)
        let name = try #require(PlayerName("Anna"))
        presenter.show(Player(id: PlayerID(1), name: name, age: Age(30)))
        #expect(rows.map(\.id) == identifiers)
        #expect(rows.map(\.details) == [["Anna"], ["30"], ["-"], ["-"], ["-"], ["-"]])
    }

    @Test func `each row selects its field`() {
        for row in rows { row.activate?() }
        #expect(Set(navigation.selected) == Set(PlayerField.allCases))
    }

    @Test func `with an unavailable reason no row can be activated`() {
        let state = PlayerDetailState(
            title: "Ana",
            groups: [
                .init(title: "", rows: [.init(field: PlayerField(\.age), label: "Age", value: "-")])
            ],
            unavailableReason: "That is unavailable.")
        let rows = PlayerDetailView(state: state, presenter: presenter).page.list?.allRows ?? []
        #expect(rows.map(\.unavailableReason) == ["That is unavailable."])
        #expect(rows.allSatisfy { $0.activate == nil })
    }

    @Test func `a deleted player has a message in place of the rows`() {
        var state = presenter.state
        state.isDeleted = true
        let page = PlayerDetailView(state: state, presenter: presenter).page
        #expect(page.title == "Ana")
        #expect(page.elements.count == 1)
        #expect(page.emptyState?.title == "This player was deleted")
    }
}
