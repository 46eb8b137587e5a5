import Navigation
import Testing

@testable import TerminalUI

@MainActor @Suite struct `A focus request` {
    @MainActor private final class Form {
        var request: FocusRequest<String>?
        var texts = ["Name": "", "Secret": ""]

        var page: Page {
            Page(
                title: "Form",
                elements: ["Name", "Secret"].map { label in
                    .textField(
                        TextField(label, text: texts[label] ?? "") { [weak self] text in
                            self?.texts[label] = text
                        })
                },
                focus: request
            )
        }
    }

    private let form = Form()

    @Test func `is followed once for each serial number`() throws {
        let window = try WorkspaceFixture { [form] in form.page }
        window.type("a")
        form.request = FocusRequest("Secret", serial: 1)
        window.type("b")
        window.press(.backTab)
        window.type("c")
        #expect(form.texts == ["Name": "ac", "Secret": "b"])
        form.request = FocusRequest("Secret", serial: 2)
        window.type("d")
        #expect(form.texts == ["Name": "ac", "Secret": "bd"])
    }

    @Test func `puts the cursor after a text that the presenter has replaced`() throws {
        let window = try WorkspaceFixture { [form] in form.page }
        window.type("ab")
        form.texts["Name"] = "Bibs, ball"
        form.request = FocusRequest("Name", serial: 1)
        window.type("s")
        #expect(form.texts["Name"] == "Bibs, balls")
    }

    @Test func `for a row ends the focus on the first match of a search`() throws {
        let list = EditableList([[1, 2, 3]])
        list.hasSearch = true
        let window = try WorkspaceFixture { list.page }
        window.press(.character("/"))
        window.type("row")
        list.focus = FocusRequest(RowID(3), serial: 1)
        window.frame()
        window.frame()
        #expect(window.focused.contains { $0.contains("row 3.") })
    }
}
