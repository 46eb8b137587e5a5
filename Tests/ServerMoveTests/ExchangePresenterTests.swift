import Domain
import FoundationEssentials
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import ServerMove

@MainActor @Suite struct `Exchange presenter` {
    private let fixture: ServerMoveFixture
    private let presenter: ExchangePresenter

    init() throws {
        fixture = try ServerMoveFixture(server: "https://example.org")
        presenter = ExchangePresenter(
            "https://example.org", exchange: fixture.exchange, players: fixture.players,
            matches: fixture.matches, timeZone: fixture.timeZone,
            work: WorkScope(fixture.activity))
        presenter.observe()
    }

    private var page: Page { ExchangeView(state: presenter.state, presenter: presenter).page }

    /// Sends a status and waits until the page shows it.
    private func send(_ status: ExchangeStatus, _ refusals: [RefusedChange] = []) async throws {
        fixture.exchange.send(status, refusals)
        try await poll { presenter.state.status == status }
    }

    private func refusals(
        _ subject: RefusedChange.Subject
    ) async throws -> [ExchangeState.Refusal] {
        try await send(.upToDate)
        try await send(.refused(1), [RefusedChange(subject, reason: "Too many. Delete some.")])
        return presenter.state.refusals
    }

    @Test func `the page names the server and waits for a status`() {
        #expect(page.texts == [Text("Your account is on https://example.org.")])
        #expect(page.actions.map(\.label) == ["Exchange now"])
    }

    @Test(
        arguments: [
            (.upToDate, "The server has all changes of this device."),
            (.waiting(2), "2 changes are being sent."),
            (.waiting(1), "1 change is being sent."),
            (
                .offline(waiting: 0),
                "The server cannot be reached. You can go on: changes are kept on this device."
            ),
            (
                .offline(waiting: 3),
                "The server cannot be reached. 3 changes are kept on this device until it answers."
            ),
            (
                .offline(waiting: 1),
                "The server cannot be reached. 1 change is kept on this device until it answers."
            ),
            (
                .unsupported,
                "The server must be updated. Changes are kept on this device until then."
            ),
            (.refused(2), "The server has refused 2 changes."),
            (.sessionExpired, "Your session has ended. Please sign in again."),
        ] as [(ExchangeStatus, String)])
    func `each status is a sentence`(status: ExchangeStatus, sentence: String) async throws {
        try await send(.waiting(9))
        try await send(status)
        #expect(page.texts.map(\.text).first == sentence)
    }

    @Test func `a refused player has the name and the reason of the server`() async throws {
        let player = fixture.players.all[0]
        let refusals = try await refusals(.record(kind: "player", player.id.uuid))
        #expect(refusals.map(\.titles) == [["Ana"]])
        #expect(refusals.map(\.reason) == ["The server says: Too many. Delete some."])
        #expect(page.texts.map(\.role) == [.warning, .plain, .plain, .plain, .plain])
        #expect(
            page.texts.map(\.text) == [
                "The server has refused a change.", "The server says: Too many. Delete some.",
                "Ana",
                ServerMoveStrings.refusalAdvice,
                "Your account is on https://example.org.",
            ])
        #expect(page.actions.map(\.label) == ["Send again"])
    }

    @Test func `a refused change of another record has the name of what is known`() async throws {
        let unknown = try await refusals(.record(kind: "player", PlayerID(99).uuid))
        #expect(unknown.map(\.titles) == [["A deleted player"]])
        #expect(
            try await refusals(.record(kind: "player", UUID())).map(\.titles) == [
                ["A deleted player"]
            ])
        #expect(
            try await refusals(.record(kind: "seasonFee", UUID())).map(\.titles) == [
                ["A record (season fee)"]
            ])
        #expect(try await refusals(.match(UUID())).map(\.titles) == [["A gather"]])
    }

    @Test func `a refused gather has its date`() async throws {
        let match = try await fixture.matches.start(
            MatchStart(
                lineUp: try #require(
                    LineUp([LineUpEntry(playerID: nil, name: "Bo", position: nil, team: .a)]))),
            startsClock: false,
            at: Moment(wall: 0, uptime: 0, boot: ""))
        #expect(
            try await refusals(.match(match.id)).map(\.titles) == [
                ["Gather of Thu 1 Jan 1970, 01:00"]
            ])
    }

    @Test func `control characters of the server are not shown`() async throws {
        try await send(.refused(1), [RefusedChange(.match(UUID()), reason: "No\u{1B}[31m way.\n")])
        #expect(presenter.state.refusals.map(\.reason) == ["The server says: No[31m way."])
    }

    @Test func `a missing reason is named`() async throws {
        try await send(.refused(1), [RefusedChange(.match(UUID()), reason: "")])
        #expect(presenter.state.refusals.map(\.reason) == ["The server gives no reason."])
    }

    @Test func `subjects with one reason are one refusal, and reasons keep their order`()
        async throws
    {
        let player = fixture.players.all[0]
        try await send(
            .refused(3),
            [
                RefusedChange(.match(UUID()), reason: "Too old."),
                RefusedChange(.record(kind: "player", player.id.uuid), reason: "Too many."),
                RefusedChange(.record(kind: "fee", UUID()), reason: "Too old."),
            ])
        #expect(
            presenter.state.refusals.map(\.reason) == [
                "The server says: Too old.", "The server says: Too many.",
            ])
        #expect(
            presenter.state.refusals.map(\.titles) == [["A gather", "A record (fee)"], ["Ana"]])
    }

    @Test func `a refusal with many titles is shortened`() async throws {
        let changes = (1...22).map { _ in RefusedChange(.match(UUID()), reason: "Too old.") }
        try await send(.refused(22), changes)
        let titles = page.texts.map(\.text).dropFirst(2).dropLast(2)
        #expect(Array(titles) == Array(repeating: "A gather", count: 20) + ["and 2 more"])
    }

    @Test func `the changes are sent again once`() async throws {
        page.actions[0].perform()
        page.actions[0].perform()
        #expect(page.actions.map(\.isEnabled) == [false])
        try await poll { !presenter.state.isSending }
        #expect(fixture.exchange.retryCount == 1)
        #expect(page.actions.map(\.isEnabled) == [true])
    }
}
