import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `The status in the title bar` {
    private let fixture: WorkspaceFixture
    private let offline = WorkspaceStatus("Offline, 3 waiting", shortText: "Offline 3")

    init() throws {
        fixture = try WorkspaceFixture {
            Page(
                title: "Player detail", barAction: Action("Edit", key: .character("e")) {},
                elements: [.text(Text("Ana"))])
        }
    }

    private var workspace: Workspace { fixture.workspace }

    private func titleBar(_ size: Size) -> String {
        String(workspace.frame(size: size).text.prefix { $0 != "\n" })
    }

    @Test(arguments: [Size.small, .medium, .large])
    func `stands between the title and the button, and goes with its end`(size: Size) {
        let before = titleBar(size)
        workspace.status = offline
        let bar = titleBar(size)
        let text = size == .small ? offline.shortText : offline.text
        // In a wide window, the title is in the border of the panel.
        let title = size == .large ? "Sample App" : "Player detail"
        #expect(bar.contains(title) && bar.contains(text) && bar.contains("Edit"))
        workspace.status = nil
        #expect(titleBar(size) == before)
    }

    @Test func `is drawn again when it changes, and only then`() {
        let display = CountingDisplay()
        workspace.display = display
        for status in [offline, offline, nil, nil] { workspace.status = status }
        #expect(display.count == 2)
    }
}

@MainActor private final class CountingDisplay: WorkspaceDisplay {
    private(set) var count = 0

    func workspaceNeedsDisplay() { count += 1 }
    func workspaceDidRing(_: Alarm) {}
}
