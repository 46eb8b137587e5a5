import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Account

@MainActor @Suite struct `Password change view` {
    private let fixture: AccountFixture
    private let presenter: PasswordChangePresenter

    init() throws {
        fixture = try AccountFixture()
        presenter = PasswordChangePresenter(
            accounts: fixture.accounts, session: fixture.session, work: WorkScope(fixture.activity))
    }

    private var page: Page {
        PasswordChangeView(state: presenter.state, presenter: presenter).page
    }

    private var fields: [TextField] { page.fields }
    private var texts: [Text] { page.texts }

    @Test func `Enter in a field submits the form`() async {
        for (field, text) in zip(fields, ["correct horse", "battery staple", "battery staple"]) {
            field.onEdit(text)
        }
        fields[2].onSubmit?()
        #expect(fields.allSatisfy { !$0.isEnabled })
        #expect(page.actions.map(\.isEnabled) == [false])
        #expect(page.elements.count == 4)
        await fixture.activity.waitUntilIdle()
        #expect(texts == [Text(AccountStrings.changed)])
        #expect(fields.allSatisfy { $0.text.isEmpty })
    }

    @Test func `a wrong password is a warning that moves the focus`() async {
        for field in fields { field.onEdit("wrong horse") }
        page.actions[0].perform()
        await fixture.activity.waitUntilIdle()
        #expect(texts == [Text(AccountStrings.wrongPassword, role: .warning)])
        #expect(page.focus == FocusRequest("Current password", serial: 1))
    }
}
