import Domain
import Navigation
import TerminalUI
import Testing

@testable import PlayerDetail

@MainActor @Suite struct `Player detail view` {
    private final class Steps: PlayerDetailPresenterDelegate {
        private(set) var selected: [PlayerField] = []
        var unavailableReason: String?
        func didSelect(_ field: PlayerField, of player: Player) { selected.append(field) }
        func obstacleToSelection() -> String? { unavailableReason }
    }

    private let steps = Steps()
    private let presenter: PlayerDetailPresenter
    private let screen: PlayerDetailScreen

    init() throws {
        let player = Player(id: PlayerID(1), name: try #require(PlayerName("Ana")), skill: .amateur)
        presenter = PlayerDetailPresenter(player, steps: steps)
        screen = PlayerDetailScreen(presenter: presenter, work: WorkScope())
        presenter.view = screen
    }

    private func sections() throws -> [Section] {
        guard case .list(let list)? = screen.page.elements.first else {
            Issue.record("the page has a list")
            return []
        }
        return list.sections
    }

    private func rows() throws -> [Row] {
        try sections().flatMap { section in
            (0..<section.rows.count).map { section.rows[$0] }
        }
    }

    @Test func `the page has the sections and their rows, and nothing else to do`() throws {
        #expect(screen.page.title == "Ana")
        #expect(screen.page.elements.count == 1)
        #expect(screen.page.allActions.isEmpty)
        #expect(screen.page.alert == nil)
        #expect(try sections().map(\.title) == ["PERSONAL", "PLAY", "LIKES"])
        #expect(
            try rows().map(\.title) == [
                "Name", "Age", "Preferred position", "Skill", "Favourite team",
            ])
        #expect(try rows().map(\.details) == [["Ana"], ["-"], ["-"], ["amateur"], ["-"]])
        #expect(try rows().allSatisfy { $0.isChecked == nil })
    }

    @Test func `after an edit each row is still itself, so that the focus stays on it`() throws {
        let before = try rows().map(\.id)
        #expect(Set(before).count == 5)
        presenter.show(Player(id: PlayerID(1), name: PlayerName("Anna")!, age: Age(30)))
        #expect(try rows().map(\.id) == before)
        #expect(try rows().map(\.details) == [["Anna"], ["30"], ["-"], ["-"], ["-"]])
    }

    @Test func `whoever looks may leave`() {
        #expect(screen.dismissalDecision().isAllowed)
    }

    @Test func `activating a row chooses its field`() throws {
        for row in try rows() { row.activate?() }
        #expect(steps.selected == [.name, .age, .preferredPosition, .skill, .favouriteTeam])
    }

    @Test func `where nothing would follow no field is chosen, and each row says why`() throws {
        steps.unavailableReason = "That is left out."
        let player = Player(id: PlayerID(1), name: try #require(PlayerName("Ana")))
        let presenter = PlayerDetailPresenter(player, steps: steps)
        presenter.view = screen
        #expect(
            try rows().map(\.unavailableReason) == Array(repeating: "That is left out.", count: 5))
        #expect(try rows().allSatisfy { $0.activate == nil })
        presenter.didSelect(.age)
        #expect(steps.selected.isEmpty)
    }
}
