import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Account

@MainActor @Suite struct `Password change view` {
    private let fixture: AccountFixture
    private let screen: PasswordChangeScreen

    init() throws {
        fixture = try AccountFixture()
        let work = WorkScope(fixture.activity)
        let presenter = PasswordChangePresenter(fixture.dependencies, work: work)
        screen = PasswordChangeScreen(presenter: presenter, work: work)
        presenter.view = screen
    }

    private var fields: [TextField] {
        screen.page.elements.compactMap {
            if case .textField(let field) = $0 { field } else { nil }
        }
    }

    private var texts: [Text] {
        screen.page.elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    @Test func `the form has three secure fields and an action for Enter`() {
        #expect(screen.page.title == "Change password")
        #expect(
            fields.map(\.label) == ["Current password", "New password", "Repeat new password"])
        #expect(fields.allSatisfy { $0.kind == .secure && $0.isEnabled && $0.text.isEmpty })
        #expect(screen.page.actions.map(\.label) == ["Change password"])
        #expect(screen.page.actions.map(\.key) == [.enter])
        #expect(texts.isEmpty)
        #expect(screen.dismissalDecision().isAllowed)
    }

    @Test func `Enter in a field submits the form`() async {
        for (field, text) in zip(fields, ["correct horse", "battery staple", "battery staple"]) {
            field.onEdit(text)
        }
        fields[2].onSubmit?()
        #expect(fields.allSatisfy { !$0.isEnabled })
        #expect(screen.page.actions.map(\.isEnabled) == [false])
        #expect(screen.page.elements.count == 4)
        #expect(!screen.dismissalDecision().isAllowed)
        await fixture.activity.waitUntilIdle()
        #expect(texts == [Text(AccountStrings.changed)])
        #expect(fields.allSatisfy { $0.text.isEmpty })
    }

    @Test func `a wrong password is a warning that moves the focus, and is redrawn`() async throws {
        let probe = try RedrawProbe(screen)
        for field in fields { field.onEdit("wrong horse") }
        screen.page.actions[0].perform()
        await fixture.activity.waitUntilIdle()
        #expect(probe.requestCount > 0)
        #expect(texts == [Text(AccountStrings.wrongPassword, role: .warning)])
        #expect(screen.page.focus == Page.FocusRequest("Current password", serial: 1))
    }
}
