import Navigation
import Testing

@MainActor @Suite struct `A modal with its own stack` {
    private let navigator = Navigator()
    private let root: TestCoordinator
    /// The screen that presents the modal.
    private let list: TestScreen
    private let editor: TestCoordinator

    init() throws {
        root = try navigator.startCoordinator()
        list = try navigator.pushScreen(by: root)
        editor = try navigator.startCoordinator(under: root, as: .modal)
    }

    @Test func `leaves from any depth to the screen that presented it`() throws {
        for _ in 0..<3 { try navigator.pushScreen(by: editor) }
        #expect(navigator.tree.layers.map { navigator.tree.nodes(of: $0.stack).count } == [2, 4])
        try navigator.dismiss()
        #expect(navigator.visibleScreen === list)
        #expect(editor.didLeaveCount == 1)
    }

    @Test func `presents another modal, which leaves to the exact screen`() throws {
        let form = try navigator.pushScreen(by: editor)
        let picker = try navigator.startCoordinator(under: editor, as: .modal)
        for _ in 0..<2 { try navigator.pushScreen(by: picker) }
        try navigator.dismiss()
        #expect(navigator.visibleScreen === form)
        #expect(navigator.isShowing(editor.screen))
        navigator.back()
        #expect(navigator.visibleScreen === editor.screen)
        navigator.back()
        #expect(navigator.visibleScreen === list)
    }

    @Test func `leaves with the screen that presented it`() throws {
        try navigator.startCoordinator(under: editor, as: .modal)
        try navigator.pop(to: root.screen)
        #expect(navigator.shows(root.screen))
    }
}
