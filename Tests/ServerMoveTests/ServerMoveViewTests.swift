import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import ServerMove

@MainActor @Suite struct `Server move view` {
    private let fixture: ServerMoveFixture
    private let presenter: ServerMovePresenter

    init() throws {
        fixture = try ServerMoveFixture()
        presenter = fixture.makePresenter()
    }

    private var page: Page {
        ServerMoveView(state: presenter.state, presenter: presenter).page
    }

    @Test func `Enter in a field moves the account, and the form waits for it`() async {
        let fields = page.fields
        #expect(fields.map(\.label) == ["Server", "Username", "Password"])
        #expect(fields.map(\.kind) == [.plain, .plain, .secure])
        fields[0].onEdit("https://example.org")
        fields[2].onEdit("correct horse")
        fields[1].onSubmit?()
        #expect(page.fields.allSatisfy { !$0.isEnabled })
        #expect(page.actions.map(\.isEnabled) == [false])
        await fixture.activity.waitUntilIdle()
        #expect(fixture.selection.moves.count == 1)
    }

    @Test func `a wrong password is a warning that moves the focus`() async {
        fixture.selection.failMoves(with: .account(.wrongCredentials))
        page.fields[0].onEdit("https://example.org")
        page.fields[2].onEdit("wrong horse")
        page.actions[0].perform()
        await fixture.activity.waitUntilIdle()
        #expect(page.texts.last?.role == .warning)
        #expect(page.focus == FocusRequest("Password", serial: 1))
    }
}
