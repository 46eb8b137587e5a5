import Domain
import FootballUI
import TestSupport
import Testing

@testable import Gather

@MainActor @Suite struct `Gather presenter: line-up` {
    private let fixture = GatherFixture()
    private var presenter: GatherPresenter { fixture.presenter }

    /// The present participants with their teams.
    private func present() async -> [String] {
        await fixture.settle()
        #expect(fixture.stored?.state == fixture.state.match)
        return fixture.state.participants.filter(\.isPresent)
            .map { "\($0.entry.name) \($0.entry.team)" }
    }

    @Test func `a participant leaves, and returns to the same team`() async {
        presenter.didToggleLeft(fixture.bo)
        #expect(await present() == ["Ana a", "손흥민 a"])
        presenter.didToggleLeft(fixture.bo)
        #expect(await present() == ["Ana a", "Bo b", "손흥민 a"])
    }

    @Test func `a participant changes sides while the clock runs`() async {
        await fixture.startClock()
        presenter.didMove(fixture.ana.id, to: .b)
        #expect(await present() == ["Ana b", "Bo b", "손흥민 a"])
        #expect(fixture.state.clock.phase == .running)
    }

    @Test func `a guest arrives, and an undo names the arrival`() async {
        presenter.didAdd(LineUpEntry(playerID: nil, name: "Tom", position: nil, team: .b))
        #expect(await present() == ["Ana a", "Bo b", "손흥민 a", "Tom b"])
        presenter.apply(.undo)
        #expect(await present() == ["Ana a", "Bo b", "손흥민 a"])
        #expect(fixture.state.message == "Undone: arrival of Tom")
    }

    @Test func `a failed change of the teams shows an alert`() async {
        fixture.matches.calls.fail(.append, with: .full)
        presenter.didToggleLeft(fixture.ana)
        #expect(await present().count == 3)
        #expect(fixture.state.notice == .failure(.saveLineUp, message: StorageError.full.message))
    }

    @Test func `the player to add is requested after pending changes`() async {
        presenter.didToggleLeft(fixture.bo)
        presenter.didRequestPlayer()
        await fixture.settle()
        #expect(fixture.delegate.requestedPlayers == [fixture.state.match])
        #expect(fixture.state.participants.map(\.isPresent) == [true, false, true])
    }

    @Test func `no player is requested below an alert and while the match is being ended`() async {
        presenter.didRequestEnd()
        presenter.didRequestPlayer()
        await fixture.settle()
        fixture.matches.calls.gate.close()
        presenter.didConfirmEnd()
        presenter.didRequestPlayer()
        presenter.didRequestSquad(for: fixture.son.id)
        fixture.matches.calls.gate.open()
        await fixture.settle()
        #expect(fixture.delegate.requestedPlayers.isEmpty)
        #expect(fixture.players.all.count == 1)
    }

    @Test func `no player is requested after an end that waits for a pending change`() async {
        fixture.matches.calls.gate.close()
        presenter.didToggleLeft(fixture.bo)
        presenter.didRequestPlayer()
        presenter.didRequestSquad(for: fixture.son.id)
        presenter.didRequestEnd()
        presenter.didConfirmEnd()
        fixture.matches.calls.gate.open()
        await fixture.settle()
        #expect(fixture.delegate.requestedPlayers.isEmpty)
        #expect(fixture.players.all.count == 1)
        #expect(fixture.delegate.ended.count == 1)
    }

    // MARK: Guests

    @Test func `a guest who joins the squad keeps the goals`() async {
        presenter.didScore(fixture.son)
        presenter.didRequestSquad(for: fixture.son.id)
        presenter.didRequestSquad(for: fixture.son.id)
        await fixture.settle()
        #expect(fixture.players.all.map(\.name.text) == ["Cy", "손흥민"])
        #expect(fixture.son.entry.playerID == PlayerID(2))
        #expect(fixture.stored?.state.goalCounts == [fixture.son.id: 1])
    }

    @Test func `a guest becomes the player with the same name`() async throws {
        let player = try await fixture.players.add(try #require(PlayerName("손흥민")))
        presenter.didRequestSquad(for: fixture.son.id)
        await fixture.settle()
        #expect(fixture.players.all.count == 2)
        #expect(fixture.son.entry.playerID == player.id)
    }

    @Test func `a guest is not the player with the same name who plays already`() async throws {
        let player = try await fixture.players.add(try #require(PlayerName("손흥민")))
        presenter.didAdd(LineUpEntry(player, team: .b))
        presenter.didRequestSquad(for: fixture.son.id)
        await fixture.settle()
        #expect(fixture.players.all.count == 2)
        #expect(fixture.son.entry.playerID == nil)
        #expect(
            fixture.state.notice
                == .failure(
                    .addToSquad,
                    message:
                        "손흥민 is in the squad and plays in this gather: add the guest with another name."
                ))
    }

    @Test func `an interrupted addition to the squad is continued`() async {
        fixture.matches.calls.fail(.append, with: .full)
        presenter.didRequestSquad(for: fixture.son.id)
        await fixture.settle()
        #expect(fixture.son.entry.playerID == nil)
        presenter.didDismissNotice()
        presenter.didRequestSquad(for: fixture.son.id)
        await fixture.settle()
        #expect(fixture.players.all.map(\.name.text) == ["Cy", "손흥민"])
        #expect(fixture.son.entry.playerID == PlayerID(2))
    }

    @Test func `a player of the squad is not added again`() async {
        presenter.didRequestSquad(for: fixture.ana.id)
        await fixture.settle()
        #expect(fixture.players.calls.made.isEmpty)
    }

    @Test func `a guest who cannot be added stays a guest, and an alert is shown`() async {
        fixture.players.calls.fail(.add, with: .full)
        presenter.didRequestSquad(for: fixture.son.id)
        await fixture.settle()
        #expect(fixture.state.notice == .failure(.addToSquad, message: StorageError.full.message))
        #expect(fixture.son.entry.playerID == nil)
        #expect(fixture.matches.calls.made.isEmpty)
    }
}
