import Navigation
import Testing

@MainActor @Suite struct `Asking before leaving` {
    private let navigator = Navigator()
    private let root: TestCoordinator
    private let sheet: TestCoordinator
    private let top: TestScreen

    init() throws {
        navigator.onError = { Issue.record("unexpected error: \($0)") }
        root = try navigator.startCoordinator()
        sheet = try navigator.startCoordinator(under: root, as: .modal)
        top = try navigator.pushScreen(by: sheet)
    }

    @Test func `removes a modal whose screens agree`() {
        defer { navigator.close() }
        #expect(navigator.askToLeave(.modal) == .left)
        #expect(navigator.shows(root.screen))
        #expect(sheet.didLeaveCount == 1)
    }

    @Test func `asks the topmost screen first`() {
        defer { navigator.close() }
        var asked: [String] = []
        root.screen.onDismissalRequest = { asked.append("root") }
        sheet.screen.onDismissalRequest = { asked.append("sheet") }
        top.onDismissalRequest = { asked.append("top") }
        #expect(navigator.askToLeave(.flow(sheet)) == .left)
        #expect(asked == ["top", "sheet"])
    }

    @Test func `keeps everything that a screen refuses to leave, and shows the screen`() {
        defer { navigator.close() }
        sheet.screen.refusesToLeave = true
        #expect(navigator.askToLeave(.modal) == .stayed)
        #expect(navigator.visibleScreen === sheet.screen)
        #expect(navigator.shows(root.screen, sheet.screen))
    }

    @Test func `continues below a screen after the user confirms`() {
        defer { navigator.close() }
        let confirmations = [PendingConfirmation(), PendingConfirmation()]
        top.confirmation = confirmations[0]
        sheet.screen.confirmation = confirmations[1]
        #expect(navigator.askToLeave(.modal) == .asking)
        #expect(navigator.visibleScreen === top)
        confirmations[0].answer(true)
        #expect(navigator.visibleScreen === sheet.screen)
        confirmations[1].answer(true)
        #expect(navigator.shows(root.screen))
    }

    @Test func `ends when the user declines`() {
        defer { navigator.close() }
        let confirmation = PendingConfirmation()
        top.confirmation = confirmation
        sheet.screen.onDismissalRequest = { Issue.record("asked") }
        #expect(navigator.askToLeave(.everything) == .asking)
        confirmation.answer(false)
        #expect(navigator.shows(root.screen, sheet.screen, top))
    }

    @Test func `asks the root before everything leaves`() {
        let confirmation = PendingConfirmation()
        root.screen.confirmation = confirmation
        #expect(navigator.askToLeave(.everything) == .asking)
        #expect(navigator.visibleScreen === root.screen)
        confirmation.answer(true)
        #expect(navigator.tree.layers.isEmpty)
    }

    @Test func `makes another change instead of the removal`() {
        defer { navigator.close() }
        let signIn = TestCoordinator(navigator)
        let confirmation = PendingConfirmation()
        sheet.screen.confirmation = confirmation
        let outcome = navigator.askToLeave(.everything) {
            try navigator.start(signIn, under: root, as: .root)
        }
        #expect(outcome == .asking)
        confirmation.answer(true)
        #expect(navigator.shows(signIn.screen))
    }

    @Test func `removes everything above a screen`() {
        defer { navigator.close() }
        top.onDismissalRequest = { [unowned screen = sheet.screen] in
            #expect(navigator.isShowing(screen))
        }
        sheet.screen.onDismissalRequest = { Issue.record("asked") }
        #expect(navigator.askToLeave(.above(sheet.screen)) == .left)
        #expect(navigator.visibleScreen === sheet.screen)
    }

    @Test func `lets a coordinator ask before it leaves`() {
        defer { navigator.close() }
        sheet.screen.refusesToLeave = true
        #expect(sheet.askToLeave() == .stayed)
        sheet.screen.refusesToLeave = false
        #expect(sheet.askToLeave() == .left)
        #expect(navigator.shows(root.screen))
    }

    @Test func `asks the hidden tabs that leave with the last screen of the selected one`() throws {
        defer { navigator.close() }
        try navigator.dismiss()
        let hidden = TestScreen()
        let confirmation = PendingConfirmation()
        hidden.confirmation = confirmation
        try navigator.addTabs(2, by: root) { index in
            if index == 0 {
                try navigator.pushScreen(by: root)
            } else {
                try navigator.show(hidden, by: root)
            }
        }
        #expect(navigator.back() == .asking)
        #expect(navigator.visibleScreen === hidden)
        confirmation.answer(true)
        #expect(navigator.shows(root.screen))
    }

    @Test func `reports the error of the change`() {
        defer { navigator.close() }
        var errors: [NavigationError] = []
        navigator.onError = { if let error = $0 as? NavigationError { errors.append(error) } }
        #expect(navigator.askToLeave(.flow(root)) == .atRoot)
        #expect(errors == [.emptyStack])
        #expect(navigator.tree.allNodes.count == 3)
    }

    @Test func `asks nobody on behalf of a screen that has left`() throws {
        defer { navigator.close() }
        try navigator.pop()
        sheet.screen.onDismissalRequest = { Issue.record("asked") }
        navigator.withCommandSource(top) { _ = navigator.askToLeave(.modal) }
        #expect(navigator.visibleScreen === sheet.screen)
    }
}
