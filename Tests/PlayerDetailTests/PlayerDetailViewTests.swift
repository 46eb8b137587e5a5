import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerDetail

@MainActor @Suite struct `Player detail view` {
    private let navigation = PlayerDetailNavigationSpy()
    private let presenter: PlayerDetailPresenter
    private let screen: PlayerDetailScreen

    init() throws {
        let player = Player(id: PlayerID(1), name: try #require(PlayerName("Ana")), skill: .amateur)
        let work = WorkScope()
        presenter = PlayerDetailPresenter(
            player, PlayerDetailDependencies(), work: work, navigation: navigation)
        screen = PlayerDetailScreen(presenter: presenter, work: work)
        presenter.view = screen
    }

    private var sections: [Section] {
        guard case .list(let list)? = screen.page.elements.first else { return [] }
        return list.sections
    }

    private var rows: [Row] {
        sections.flatMap { section in (0..<section.rows.count).map { section.rows[$0] } }
    }

    @Test func `the page has the sections and their rows, and no actions`() {
        #expect(screen.page.title == "Ana")
        #expect(screen.page.elements.count == 1)
        #expect(screen.page.allActions.isEmpty)
        #expect(screen.page.alert == nil)
        #expect(screen.dismissalDecision().isAllowed)
        #expect(sections.map(\.title) == ["PERSONAL", "PLAY", "LIKES"])
        #expect(
            rows.map(\.title) == [
                "Name", "Age", "Preferred position", "Skill", "Favourite team",
            ])
        #expect(rows.map(\.details) == [["Ana"], ["-"], ["-"], ["amateur"], ["-"]])
        #expect(rows.allSatisfy { $0.isChecked == nil })
    }

    @Test func `new values keep the row identifiers, so that the focus stays, and are redrawn`()
        throws
    {
        let probe = try RedrawProbe(screen)
        let identifiers = rows.map(\.id)
        #expect(Set(identifiers).count == 5)
        let name = try #require(PlayerName("Anna"))
        presenter.show(Player(id: PlayerID(1), name: name, age: Age(30)))
        #expect(probe.requestCount > 0)
        #expect(rows.map(\.id) == identifiers)
        #expect(rows.map(\.details) == [["Anna"], ["30"], ["-"], ["-"], ["-"]])
    }

    @Test func `each row selects its field`() {
        for row in rows { row.activate?() }
        #expect(navigation.selected == [.name, .age, .preferredPosition, .skill, .favouriteTeam])
    }

    @Test func `with an unavailable reason no row can be activated`() {
        screen.show(
            PlayerDetailState(
                groups: [.init(title: "", rows: [.init(field: .age, label: "Age", value: "-")])],
                unavailableReason: "That is unavailable."))
        #expect(rows.map(\.unavailableReason) == ["That is unavailable."])
        #expect(rows.allSatisfy { $0.activate == nil })
    }
}
