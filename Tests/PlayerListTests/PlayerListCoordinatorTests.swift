import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerList

@MainActor @Suite struct `Player list coordinator` {
    private let navigator = Navigator()
    private let root: BlankFlow
    private let spy = PlayerListNavigationSpy()
    private let players = InMemoryPlayers(Player.squad)
    private let matches = InMemoryMatches()

    init() throws {
        root = BlankFlow(navigator)
        navigator.onError = { Issue.record("refused: \($0)") }
        try navigator.start(root, under: nil)
    }

    private func makeList(_ matches: InMemoryMatches? = nil) -> any PlayerListCoordinating {
        let factory = PlayerListFactory(
            PlayerListDependencies(
                players: players, matches: matches ?? self.matches, folding: LowercaseFolding()))
        return factory.makePlayerList(on: navigator, navigation: spy)
    }

    private func startList(
        _ matches: InMemoryMatches? = nil
    ) async throws -> (any PlayerListCoordinating, PlayerListScreen) {
        let list = makeList(matches)
        try navigator.start(list, under: root)
        await navigator.activity.waitUntilIdle()
        return (list, try #require(navigator.visibleScreen as? PlayerListScreen))
    }

    @Test func `starting shows the list and reads it`() async throws {
        let (_, screen) = try await startList()
        #expect(screen.state.squad?.players == Player.squad)
        #expect(players.calls.count(.squad) == 1)
    }

    @Test func `what is in the way is asked of whoever listens`() async throws {
        spy.unavailableReason = "That is left out."
        let (_, screen) = try await startList()
        let labels = screen.page.allActions.filter { $0.unavailableReason != nil }.map(\.label)
        #expect(Set(labels) == ["Add player", "Select", "Sign out"])
    }

    @Test func `what happens is reported`() async throws {
        let (_, screen) = try await startList()
        let presenter = screen.presenter
        presenter.didRequestAdd()
        presenter.didActivate(Player.bo.id)
        presenter.didRequestSelection()
        presenter.didActivate(Player.bo.id)
        presenter.didActivate(Player.ana.id)
        presenter.didConfirmSelection()
        presenter.didRequestSignOut()
        presenter.didConfirmSignOut()
        #expect(spy.events == ["add", "select Bo", "confirm", "sign out"])
        #expect(spy.confirmed == [.ana, .bo])
    }

    @Test func `a match to resume is reported`() async throws {
        let match = Match.make()
        let (_, screen) = try await startList(InMemoryMatches(current: match))
        screen.presenter.didConfirmResume()
        await navigator.activity.waitUntilIdle()
        #expect(spy.events == ["resume"])
        #expect(spy.resumed == match)
    }

    @Test func `reload reads again and focuses the player`() async throws {
        let (list, screen) = try await startList()
        players.put(.make(9, "Eve"))
        list.reload(focusing: PlayerID(9))
        await navigator.activity.waitUntilIdle()
        #expect(screen.state.player(PlayerID(9))?.name.text == "Eve")
        #expect(screen.state.focus?.player == PlayerID(9))
    }

    @Test func `reload without a player focuses nobody`() async throws {
        let (list, screen) = try await startList()
        players.remove(Player.bo.id)
        list.reload(focusing: nil)
        await navigator.activity.waitUntilIdle()
        #expect(screen.state.squad?.players.count == 3)
        #expect(screen.state.focus == nil)
    }

    @Test func `returning from three screens deep takes them away and clears the selection`()
        async throws
    {
        let (list, screen) = try await startList()
        screen.presenter.didRequestSelection()
        screen.presenter.didActivate(Player.bo.id)
        var above: [BlankFlow] = []
        for _ in 0..<3 {
            let stub = BlankFlow(navigator)
            try navigator.start(stub, under: above.last ?? list)
            above.append(stub)
        }
        try navigator.start(BlankFlow(navigator), under: above.last, as: .modal)
        players.remove(Player.cho.id)

        list.returnToList()
        #expect(navigator.visibleScreen === screen)
        #expect(screen.state.selection == nil)
        #expect(above.map(\.leaves) == [1, 1, 1])
        #expect(navigator.liveCoordinators.count == 2)
        await navigator.activity.waitUntilIdle()
        #expect(screen.state.player(Player.cho.id) == nil)
    }

    @Test func `returning to a list on top reads again`() async throws {
        let (list, screen) = try await startList()
        list.returnToList()
        await navigator.activity.waitUntilIdle()
        #expect(navigator.visibleScreen === screen)
        #expect(players.calls.count(.squad) == 2)
    }

    @Test func `a list that has left is neither read nor returned to`() async throws {
        let (list, _) = try await startList()
        try navigator.leave(list)
        list.returnToList()
        list.reload(focusing: Player.bo.id)
        await navigator.activity.waitUntilIdle()
        #expect(navigator.visibleScreen === root.screen)
        #expect(players.calls.count(.squad) == 1)
    }

    @Test func `whoever keeps the coordinator keeps neither screen nor presenter`() async throws {
        var (list, shown): (any PlayerListCoordinating, PlayerListScreen?) = try await startList()
        weak let screen = shown
        weak let presenter = shown?.presenter
        shown = nil
        try navigator.leave(list)
        #expect(screen == nil)
        #expect(presenter == nil)
        list.reload(focusing: nil)
    }

    @Test func `a list that was never started does nothing`() async {
        let list = makeList()
        list.returnToList()
        list.reload(focusing: nil)
        await navigator.activity.waitUntilIdle()
        #expect(players.calls.made.isEmpty)
    }

    @Test func `a screen that was taken out of the tree alone is not returned to`() async throws {
        var (list, screen): (any PlayerListCoordinating, PlayerListScreen?) = try await startList()
        #expect(navigator.back() == .left)
        let kept = try #require(screen)
        screen = nil
        list.returnToList()
        await navigator.activity.waitUntilIdle()
        #expect(!navigator.isShowing(kept))
        #expect(players.calls.count(.squad) == 1)
    }

    enum WayOut: CaseIterable, Sendable { case back, leave, replacedRoot }

    @Test(arguments: WayOut.allCases)
    func `everything is released, whichever way it is left`(way: WayOut) async throws {
        weak var list: (any PlayerListCoordinating)?
        weak var screen: PlayerListScreen?
        weak var presenter: PlayerListPresenter?
        do {
            let (started, shown) = try await startList()
            list = started
            screen = shown
            presenter = shown.presenter
            // In the midst of reading.
            players.calls.gate.close()
            started.reload(focusing: nil)
            await players.calls.gate.untilWaiting()
            switch way {
            case .back: navigator.back()
            case .leave: try navigator.leave(started)
            case .replacedRoot: try navigator.start(BlankFlow(navigator), under: nil, as: .root)
            }
        }
        #expect(list == nil)
        #expect(screen == nil)
        #expect(presenter == nil)
        players.calls.gate.open()
        await navigator.activity.waitUntilIdle()
        #expect(spy.events.isEmpty)
    }

    @Test func `the navigation is held weakly`() async throws {
        var spy: PlayerListNavigationSpy? = PlayerListNavigationSpy()
        weak let released = spy
        let factory = PlayerListFactory(
            PlayerListDependencies(players: players, matches: matches, folding: LowercaseFolding()))
        let list = factory.makePlayerList(on: navigator, navigation: try #require(spy))
        try navigator.start(list, under: root)
        spy = nil
        #expect(released == nil)
        await navigator.activity.waitUntilIdle()
    }
}
