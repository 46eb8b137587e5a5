import Domain
import FootballUI
import Navigation
import TestSupport
import Testing

@testable import __Feature__

@MainActor @Suite struct `__Feature__ presenter` {
    private let activity = Activity()

    private func presenter(of players: InMemoryPlayers) -> __Feature__Presenter {
        __Feature__Presenter(players: players, work: WorkScope(activity), navigation: nil)
    }

    @Test(arguments: [
        ([], "Nobody is in your squad yet."),
        (["Ana"], "One player is in your squad."),
        (["Ana", "Bo", "손흥민"], "3 players are in your squad."),
    ])
    func `the squad is loaded and counted`(names: [String], text: String) async {
        let presenter = presenter(of: InMemoryPlayers(names: names))
        presenter.load()
        #expect(presenter.state == .loading)
        await activity.waitUntilIdle()
        #expect(presenter.state == .text(text))
    }

    @Test func `a failure to load is shown with its remedy`() async {
        let players = InMemoryPlayers(names: ["Ana"])
        players.calls.fail(.page, with: .damaged)
        let presenter = presenter(of: players)
        presenter.load()
        await activity.waitUntilIdle()
        #expect(presenter.state == .failure(StorageError.damaged.message))
    }
}
