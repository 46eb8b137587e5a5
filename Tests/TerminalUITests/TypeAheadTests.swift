import Navigation
import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `Input during work in progress` {
    private let gate = Gate()
    private let edited = Box("")
    private let window: WorkspaceFixture

    init() throws {
        let edited = edited
        window = try WorkspaceFixture {
            Page(
                title: "Form",
                elements: [.textField(TextField("Name", text: edited.value) { edited.value = $0 })],
                actions: [Action("Clear", key: .function(5)) { edited.value = "" }])
        }
        let gate = gate
        gate.close()
        window.navigator.makeWork().enqueue { await gate.pass() }
    }

    /// Finishes the work and presses another key, which is handled after all waiting events.
    private func finishWork(thenPressing key: Key) async {
        gate.open()
        await window.navigator.activity.waitUntilIdle()
        window.workspace.receive(.key(key))
    }

    @Test func `keys wait for the work and keep their order`() async {
        for character in "abc" { window.workspace.receive(.key(.character(character))) }
        window.workspace.receive(.paste("de"))
        #expect(edited.value == "")
        gate.open()
        await until { edited.value == "abcde" }
    }

    @Test func `keys act on the screen that the work shows`() async throws {
        let next = Box("")
        let gate = gate
        let window = window
        window.navigator.makeWork().enqueue {
            await gate.pass()
            try? window.push {
                Page(
                    title: "Next",
                    elements: [.textField(TextField("Age", text: next.value) { next.value = $0 })])
            }
        }
        for character in "42" { window.workspace.receive(.key(.character(character))) }
        gate.open()
        await until { next.value == "42" }
        #expect(edited.value == "")
    }

    @Test func `a click is dropped`() async throws {
        edited.value = "x"
        let point = try #require(window.find("Clear"))
        for kind in [MouseEvent.Kind.press, .release] {
            window.workspace.receive(.mouse(MouseEvent(kind, at: point)))
        }
        await finishWork(thenPressing: .character("y"))
        #expect(edited.value == "xy")
    }

    @Test func `keys are discarded when the user asks to quit`() async {
        window.workspace.receive(.key(.character("y")))
        window.workspace.askToQuit()
        await finishWork(thenPressing: .left)
        #expect(!window.workspace.isFinished)
        #expect(edited.value == "")
        #expect(window.frame().text.contains("Quit Sample App?"))
    }

    @Test func `the number of waiting events is limited`() async {
        for _ in 1..<Workspace.typeAheadLimit { window.workspace.receive(.key(.left)) }
        for character in "yx" { window.workspace.receive(.key(.character(character))) }
        gate.open()
        await until { edited.value == "y" }
    }
}
