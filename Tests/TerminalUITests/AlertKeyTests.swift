import Testing

@testable import TerminalUI

@MainActor @Suite struct `Keys of an alert` {
    @MainActor private final class Asking {
        var alert: Alert?
        var log: [String] = []
        var text = ""

        func ask(_ title: String = "Sure?", disabled: Bool = false, count: Int = 3) {
            let all = [("yes", Key.character("y")), ("no", .character("n")), ("later", .escape)]
            alert = Alert(
                title,
                actions: all.prefix(count).map { label, key in
                    Action(label, key: key, isEnabled: !(disabled && label == "yes")) {
                        self.end(label)
                    }
                }, cancel: { self.end("cancel") })
        }

        private func end(_ word: String) {
            log.append(word)
            alert = nil
        }

        var page: Page {
            Page(
                title: "T",
                elements: [.textField(TextField("F", text: text, onEdit: { self.text = $0 }))],
                actions: [Action("Ask", key: .function(5)) { self.ask() }], alert: alert)
        }
    }

    @Test(
        arguments: [
            ([.enter], "yes"), ([.space], "yes"), ([.character("n")], "no"), ([.escape], "later"),
            ([.right, .enter], "no"), ([.tab, .tab, .tab, .enter], "later"),
            ([.down, .backTab, .left, .enter], "yes"),
            ([.character("l"), .character("h"), .enter], "yes"),
        ] as [([Key], String)])
    func `an answer is a key away`(keys: [Key], answer: String) throws {
        let asking = Asking()
        let window = try Window { asking.page }
        asking.ask()
        window.frame()
        for key in keys { window.press(key) }
        #expect(asking.log == [answer])
    }

    @Test func `Esc cancels, and every alert begins at its first choice`() throws {
        let asking = Asking()
        let window = try Window { asking.page }
        asking.ask(count: 2)
        window.press(.right, .escape)
        asking.ask(count: 2)
        window.workspace.goBack()
        asking.ask(count: 2)
        window.press(.enter)
        #expect(asking.log == ["cancel", "cancel", "yes"])
    }

    @Test func `what cannot be done is passed over`() throws {
        let asking = Asking()
        let window = try Window { asking.page }
        asking.ask(disabled: true)
        window.press(.character("y"), .left, .enter)
        #expect(asking.log == ["no"])
    }

    @Test func `an alert without actions can be left by Enter`() throws {
        let asking = Asking()
        let window = try Window { asking.page }
        asking.ask(count: 0)
        window.press(.enter)
        #expect(asking.log == ["cancel"])
    }

    @Test func `what was typed before an alert could be seen does not answer it`() throws {
        let asking = Asking()
        let display = StillDisplay()
        let window = try Window { asking.page }
        window.workspace.display = display
        window.type("a")
        asking.ask()
        for key in [Key.character("n"), .enter, .escape] { window.workspace.handle(.key(key)) }
        window.paste("y")
        #expect(asking.log == [])
        window.press(.character("n"))
        #expect(asking.log == ["no"])
        #expect(asking.text == "a")
    }

    @Test func `who has called an alert up may answer ahead`() throws {
        let asking = Asking()
        let display = StillDisplay()
        let window = try Window { asking.page }
        window.workspace.display = display
        window.workspace.handle(.key(.function(5)))
        window.workspace.handle(.key(.character("y")))
        #expect(asking.log == ["yes"])
    }

    @Test func `the mouse answers in the box and nowhere else`() throws {
        let asking = Asking()
        let window = try Window { asking.page }
        let outside = try #require(window.find("Ask"))
        asking.ask()
        window.click(outside)
        window.frame()
        window.click(outside)
        window.mouse(.wheelDown, outside)
        #expect(asking.log == [])
        let no = try #require(window.find("no"))
        window.mouse(.press, no)
        window.mouse(.release, outside)
        #expect(asking.log == [])
        window.click(no)
        #expect(asking.log == ["no"])
        window.click(no)
        #expect(asking.log == ["no"])
    }

    @Test func `a message too long for the window is cut, and the answers stay`() throws {
        let asking = Asking()
        let window = try Window(.small) { asking.page }
        defer { asking.alert = nil }
        asking.ask(String(repeating: "가나다 라마바 ", count: 80))
        #expect(window.frame().text.contains("…"))
        #expect(window.find("no") != nil)
        #expect(FrameFaults.list(in: window.frame()) == [])
    }

    @Test func `an alert takes the place of the list of keys`() throws {
        let asking = Asking()
        let window = try Window { asking.page }
        window.press(.function(1))
        asking.ask()
        window.press(.character("n"))
        #expect(asking.log == ["no"])
        #expect(window.workspace.keysShownFrom == nil)
    }

    @Test func `Ctrl-C asks to quit, twice quits`() throws {
        let asking = Asking()
        let window = try Window { asking.page }
        window.press(.character("x"), .control("c"))
        #expect(window.frame().text.contains("Quit Football Gather?"))
        window.press(.character("n"))
        #expect(!window.frame().text.contains("Quit"))
        window.press(.function(1), .control("c"), .right, .enter)
        #expect(!window.workspace.isFinished)
        window.press(.escape)
        #expect(window.frame().text.contains("Quit Football Gather?"))
        window.press(.escape, .control("c"), .control("c"))
        #expect(window.workspace.isFinished)
        window.press(.character("z"))
        #expect(asking.text == "x")
    }
}

@MainActor private final class StillDisplay: WorkspaceDisplay {
    func workspaceNeedsDisplay() {}
    func workspaceDidRing(_ alarm: Alarm) {}
}
