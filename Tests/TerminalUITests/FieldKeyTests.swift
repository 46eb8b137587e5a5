import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `Keys of a text field` {
    /// A form that stores its texts as a presenter does.
    @MainActor private final class Form {
        var name = ""
        var search = ""
        var log: [String] = []
        var isEnabled = true
        var hasSubmit = true
        var hasNewField = false
        var accepts: (String) -> Bool = { _ in true }

        var page: Page {
            let new = TextField("New", text: "", onEdit: { _ in self.log.append("new") })
            var elements: [Element] = [.textField(nameField), .textField(searchField)]
            elements.append(.toggle(Toggle("On", isOn: false) { _ in self.log.append("toggle") }))
            if hasNewField { elements.insert(.textField(new), at: 0) }
            return Page(
                title: "Form", elements: elements,
                actions: [
                    Action("Done", key: .enter) { self.log.append("done") },
                    Action("Delete", key: .character("d")) { self.log.append("delete") },
                    Action("Clear", key: .escape) { self.log.append("clear") },
                ])
        }

        private var nameField: TextField {
            TextField(
                "Name", text: name, isEnabled: isEnabled,
                onEdit: { if self.accepts($0) { self.name = $0 } },
                onSubmit: hasSubmit ? submit : nil)
        }

        private var searchField: TextField {
            TextField(
                "Search", text: search, kind: .search, onEdit: { self.search = $0 },
                onSubmit: { self.log.append("searched") })
        }

        private func submit() { log.append("submit") }
    }

    @Test func `letters in a text field perform no actions`() throws {
        let form = Form()
        let window = try WorkspaceFixture { form.page }
        window.type("d?/ jhkl")
        #expect(form.name == "d?/ jhkl")
        #expect(form.log == [])
        #expect(window.frame().cursor?.row == 3)
    }

    @Test func `a page receives pasted lines, and a field a pasted word`() throws {
        let (name, pasted, alert) = (Box(""), Box<[String]>([]), Box<Alert?>(nil))
        let window = try WorkspaceFixture {
            let field = TextField("Name", text: name.value) { name.value = $0 }
            return Page(
                title: "List", elements: [.textField(field)],
                actions: [Action("Done", key: .enter) {}], alert: alert.value,
                onPaste: { pasted.value.append($0) })
        }
        window.workspace.receive(.paste("Bo"))
        #expect(name.value == "Bo" && pasted.value.isEmpty)
        for text in ["Ana\nBo", "Ana\rBo"] { window.workspace.receive(.paste(text)) }
        #expect(name.value == "Bo" && pasted.value == ["Ana\nBo", "Ana\rBo"])
        window.press(.tab)
        window.workspace.receive(.paste("Cy"))
        #expect(pasted.value.last == "Cy")
        alert.value = Alert("Sure?", actions: [], cancel: {})
        window.pageDidChange()
        window.workspace.receive(.paste("Dan\nEd"))
        #expect(pasted.value.count == 3)
    }

    @Test func `Enter submits the form from a field`() throws {
        let form = Form()
        let window = try WorkspaceFixture { form.page }
        window.press(.enter)
        form.hasSubmit = false
        window.press(.enter)
        form.isEnabled = false
        form.hasSubmit = true
        window.press(.enter)
        #expect(form.log == ["submit", "done"])
    }

    @Test func `Enter moves to the next field if there is nothing to submit`() throws {
        let text = Box("")
        let window = try WorkspaceFixture {
            Page(
                title: "",
                elements: [
                    .textField(TextField("One", text: "", onEdit: { _ in })),
                    .textField(TextField("Two", text: text.value, onEdit: { text.value = $0 })),
                ])
        }
        window.press(.enter)
        window.type("x")
        #expect(text.value == "x")
    }

    @Test func `the focus stays on a field when another one is inserted above`() throws {
        let form = Form()
        let window = try WorkspaceFixture { form.page }
        window.type("a")
        form.hasNewField = true
        window.type("b")
        #expect(form.name == "ab")
        #expect(form.log == [])
    }

    @Test func `a slash focuses the search field and Enter leaves it with its term`() throws {
        let form = Form()
        let window = try WorkspaceFixture { form.page }
        window.press(.tab, .tab, .character("/"))
        window.type("가/")
        #expect(form.search == "가/")
        window.press(.enter)
        #expect(form.search == "가/")
        #expect(form.log == ["searched"])
    }

    @Test func `Esc clears a search before it performs other actions`() throws {
        let form = Form()
        let window = try WorkspaceFixture { form.page }
        window.press(.tab)
        window.type("abc")
        window.press(.left, .escape)
        #expect(form.search == "")
        #expect(form.log == [])
        window.press(.escape)
        #expect(form.log == ["clear"])
    }

    @Test func `Esc clears a search field without anything else, and then leaves the page`()
        throws
    {
        let search = Box("")
        let window = try WorkspaceFixture { Page(title: "Root", elements: []) }
        try window.push {
            let field = TextField(
                "Search", text: search.value, kind: .search, onEdit: { search.value = $0 })
            return Page(title: "Search", elements: [.textField(field)])
        }
        window.type("a")
        window.press(.escape)
        #expect(search.value == "" && window.workspace.page?.title == "Search")
        window.press(.escape)
        #expect(window.workspace.page?.title == "Root")
    }

    @Test func `pasted text becomes one line of limited length`() throws {
        let form = Form()
        let window = try WorkspaceFixture { form.page }
        window.paste("a\r\nb\tc\u{0}\u{1B}[31md\u{2028}e\n\nf")
        #expect(form.name == "a b c[31md e  f")
        form.name = ""
        window.paste(String(repeating: "가", count: 10_000))
        #expect(form.name.count == TextField.limit)
        form.name = ""
        window.paste("e" + String(repeating: "\u{301}", count: 100_000))
        #expect(form.name.unicodeScalars.count <= TextField.limit * 4)
        #expect(FrameDefects.list(in: window.frame()) == [])
    }

    @Test func `a text that was cut is reported until the next edit`() throws {
        let form = Form()
        let window = try WorkspaceFixture { form.page }
        let notice = "The text was cut"
        window.paste(String(repeating: "a", count: TextField.limit))
        #expect(!window.frame().text.contains(notice))
        window.paste("b")
        window.press(.left, .tab)
        window.type("e")
        #expect(window.frame().text.contains(notice))
        window.press(.backTab, .backspace)
        #expect(!window.frame().text.contains(notice))
        window.type("cd")
        #expect(form.name.hasSuffix("aca"))
        #expect(window.frame().text.contains(notice))
        form.name = ""
        #expect(!window.frame().text.contains(notice))
        // More scalars than a field reads, even if none of them is visible.
        window.paste(String(repeating: "\u{0}", count: 10_000) + "e")
        #expect(window.frame().text.contains(notice))
    }

    @Test func `characters typed in one go are one edit`() throws {
        let form = Form()
        var edits: [String] = []
        form.accepts = {
            edits.append($0)
            return true
        }
        let window = try WorkspaceFixture { form.page }
        window.workspace.receive(typed: Array("a?/d"))
        #expect(edits == ["a?/d"])
        window.workspace.receive(typed: ["e"])
        #expect(form.name == "a?/de")
    }

    @Test func `characters typed in one go are single edits where the presenter rejects some`()
        throws
    {
        let form = Form()
        form.accepts = { $0.allSatisfy(\.isNumber) }
        let window = try WorkspaceFixture { form.page }
        window.workspace.receive(typed: Array("1a2"))
        #expect(form.name == "12")
    }

    @Test func `characters typed in one go are keys outside a text field`() throws {
        let form = Form()
        let window = try WorkspaceFixture { form.page }
        window.press(.tab, .tab)
        window.workspace.receive(typed: Array("d /ana"))
        #expect(form.log == ["delete", "toggle"])
        #expect(form.search == "ana")
    }

    @Test func `a paste outside an enabled text field has no effect`() throws {
        let form = Form()
        let window = try WorkspaceFixture { form.page }
        window.press(.tab, .tab)
        window.paste("d")
        form.isEnabled = false
        window.press(.backTab, .backTab)
        window.paste("d")
        window.type("d")
        #expect(form.name == "")
        #expect(form.log == [])
    }

    @Test func `a rejected edit keeps the cursor position`() throws {
        let form = Form()
        form.name = "12"
        form.accepts = { $0.allSatisfy(\.isNumber) }
        let window = try WorkspaceFixture { form.page }
        window.press(.left)
        window.type("x3")
        #expect(form.name == "132")
    }

    @Test func `typed jamo form a syllable that Backspace deletes as a whole`() throws {
        let form = Form()
        let window = try WorkspaceFixture { form.page }
        window.type("\u{1112}\u{1161}\u{11AB}")
        #expect(form.name.count == 1)
        #expect(FrameDefects.list(in: window.frame()) == [])
        window.press(.backspace)
        #expect(form.name == "")
    }

    @Test func `a secure field shows one dot for each character`() throws {
        let window = try WorkspaceFixture {
            Page(
                title: "",
                elements: [.textField(TextField("P", text: "가👨‍👩‍👧x", kind: .secure, onEdit: { _ in }))]
            )
        }
        #expect(window.frame().text.contains("P •••\n"))
    }

    @Test func `a long text is scrolled to the cursor`() throws {
        let text = (1...60).map { "\($0)가" }.joined()
        let window = try WorkspaceFixture(.small) {
            Page(title: "", elements: [.textField(TextField("F", text: text, onEdit: { _ in }))])
        }
        #expect(window.frame().text.contains("F …"))
        window.press(.home)
        #expect(window.frame().text.contains("F 1가2가"))
        #expect(window.frame().cursor?.column == 3)
        for _ in 0..<80 {
            window.press(.right)
            #expect(FrameDefects.list(in: window.frame()) == [])
        }
    }

    @Test(arguments: [("손흥민 Ada", "A", "손흥민 xAda"), ("손흥민 Ada", "손", "x손흥민 Ada")])
    func `a click on a character places the cursor before it`(
        text: String, character: String, edited: String
    ) throws {
        let name = Box(text)
        let window = try WorkspaceFixture {
            Page(
                title: "",
                elements: [
                    .toggle(Toggle("On", isOn: false) { _ in }),
                    .textField(TextField("F", text: name.value, onEdit: { name.value = $0 })),
                ])
        }
        let point = try #require(window.find(character))
        window.click(point)
        window.type("x")
        #expect(name.value == edited)
        window.click(Point(column: point.column + 30, row: point.row))
        window.type("y")
        #expect(name.value == edited + "y")
    }

    @Test func `a click on a scrolled text places the cursor in its visible part`() throws {
        let text = Box(String(repeating: "-", count: 60) + "a.")
        let window = try WorkspaceFixture(.small) {
            Page(
                title: "",
                elements: [.textField(TextField("F", text: text.value) { text.value = $0 })])
        }
        window.click(try #require(window.find("a.")))
        window.type("x")
        #expect(text.value.hasSuffix("-xa."))
    }
}
