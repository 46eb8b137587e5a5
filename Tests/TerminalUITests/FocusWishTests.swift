import Testing

@testable import TerminalUI

@MainActor @Suite struct `A wish for the focus` {
    @MainActor private final class Form {
        var wish: FocusRequest?
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
                focus: wish
            )
        }
    }

    private let form = Form()

    @Test func `is granted once and then the focus is the user's`() throws {
        let window = try Window { [form] in form.page }
        window.type("a")
        form.wish = FocusRequest("Secret", serial: 1)
        window.type("b")
        window.press(.backTab)
        window.type("c")
        #expect(form.texts == ["Name": "ac", "Secret": "b"])
        form.wish = FocusRequest("Secret", serial: 2)
        window.type("d")
        #expect(form.texts == ["Name": "ac", "Secret": "bd"])
    }

    @Test func `Enter in an alert takes nothing away`() throws {
        var log: [String] = []
        let window = try Window {
            Page(
                title: "Asking", elements: [],
                alert: Alert(
                    "Delete?",
                    actions: [
                        Action("Delete", weight: .destructive) { log.append("delete") },
                        Action("Keep") { log.append("keep") },
                    ],
                    cancel: {}
                ))
        }
        window.press(.enter)
        window.press(.left, .enter)
        #expect(log == ["keep", "delete"])
    }
}
