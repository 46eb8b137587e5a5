import Domain
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import ServerMove

@MainActor @Suite struct `Server move presenter` {
    private let fixture: ServerMoveFixture
    private let presenter: ServerMovePresenter

    init() throws {
        fixture = try ServerMoveFixture()
        presenter = fixture.makePresenter()
    }

    private func submit(
        _ server: String = "https://example.org", _ name: String? = nil,
        password: String = "correct horse"
    ) async {
        presenter.didEdit(.server, server)
        if let name { presenter.didEdit(.userName, name) }
        presenter.didEdit(.password, password)
        presenter.didSubmit()
        await fixture.activity.waitUntilIdle()
    }

    @Test func `the account moves with its username, and the flow gets the new session`() async {
        #expect(presenter.state.texts == [.userName: "Ana"])
        await submit()
        #expect(fixture.selection.moves.map(\.session) == [fixture.session])
        #expect(fixture.selection.moves.map(\.address) == ["https://example.org"])
        #expect(fixture.navigation.sessions.map(\.user.name.text) == ["Ana"])
        #expect(presenter.state.texts[.password] == nil)
        #expect(!presenter.state.isMoving)
    }

    @Test func `another username can be used on the server`() async {
        await submit(" https://example.org ", "Łukasz")
        #expect(fixture.selection.moves.map(\.name.text) == ["Łukasz"])
        #expect(fixture.selection.moves.map(\.address) == ["https://example.org"])
    }

    @Test(arguments: [
        ("", "n", "p"), (" ", "n", "p"), ("s", "", "p"), ("s", " ", "p"), ("s", "n", ""),
    ])
    func `an empty field sends no request`(
        server: String, name: String, password: String
    ) async {
        await submit(server, name, password: password)
        #expect(presenter.state.failure == "All fields are mandatory.")
        #expect(fixture.selection.calls.made.isEmpty)
    }

    @Test func `a long username sends no request`() async {
        await submit("s", String(repeating: "a", count: UserName.maximumLength + 1))
        #expect(presenter.state.failure == ServerMoveStrings.userNameTooLong)
        #expect(fixture.selection.calls.made.isEmpty)
    }

    @Test(arguments: [
        AccountMoveError.address(.invalid), .accountInUse, .account(.nameTaken),
        .account(.newPassword(.tooShort)), .account(.storage(.full)),
        .account(.server(.unreachable)),
    ])
    func `a failure is reported, and an edit removes the report`(error: AccountMoveError) async {
        fixture.selection.failMoves(with: error)
        await submit()
        #expect(presenter.state.failure == ServerMoveStrings.failure(error))
        #expect(presenter.state.texts[.password] == "correct horse")
        #expect(fixture.navigation.sessions.isEmpty)
        presenter.didEdit(.server, "https://example.com")
        #expect(presenter.state.failure == nil)
        fixture.selection.failMoves(with: nil)
        await submit()
        #expect(fixture.navigation.sessions.count == 1)
    }

    @Test func `a wrong password is typed again`() async {
        fixture.selection.failMoves(with: .account(.wrongCredentials))
        for count in 1...2 {
            await submit()
            #expect(presenter.state.texts[.password] == nil)
            #expect(presenter.state.passwordFocusCount == count)
        }
    }

    @Test func `a move under way has to end, and nothing can be edited or moved meanwhile`() async {
        fixture.selection.calls.gate.close()
        presenter.didEdit(.server, "https://example.org")
        presenter.didEdit(.password, "correct horse")
        #expect(presenter.dismissalDecision().isAllowed)
        presenter.didSubmit()
        presenter.didEdit(.server, "x")
        presenter.didSubmit()
        #expect(presenter.state.isMoving)
        #expect(presenter.state.texts[.server] == "https://example.org")
        #expect(!presenter.dismissalDecision().isAllowed)
        fixture.selection.calls.gate.open()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.selection.moves.count == 1)
        #expect(presenter.dismissalDecision().isAllowed)
    }

    @Test func `a screen can refuse the move, and the form stays as it is`() async {
        fixture.navigation.allowsStart = false
        await submit()
        #expect(fixture.selection.calls.made.isEmpty)
        #expect(!presenter.state.isMoving && presenter.state.failure == nil)
        #expect(presenter.state.texts[.password] == "correct horse")
    }
}
