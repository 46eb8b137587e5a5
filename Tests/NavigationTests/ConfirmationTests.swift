import TestSupport
import Testing

@testable import Navigation

@MainActor @Suite struct `A screen that needs a confirmation to leave` {
    private let navigator = Navigator()
    private let coordinator: TestCoordinator
    private let screen: TestScreen
    private let confirmation = PendingConfirmation()

    init() throws {
        coordinator = try navigator.startCoordinator()
        screen = try navigator.pushScreen(by: coordinator)
        screen.confirmation = confirmation
    }

    private var isShown: Bool { navigator.isShowing(screen) }

    @Test func `leaves when the user confirms`() {
        #expect(navigator.back() == .asking)
        #expect(isShown)
        confirmation.answer(true)
        #expect(!isShown)
        #expect(navigator.visibleScreen === coordinator.screen)
    }

    @Test func `stays when the user declines, and asks again next time`() {
        #expect(navigator.back() == .asking)
        confirmation.answer(false)
        #expect(isShown)
        let next = PendingConfirmation()
        screen.confirmation = next
        #expect(navigator.back() == .asking)
        confirmation.answer(true)
        #expect(isShown)
        next.answer(true)
        #expect(!isShown)
    }

    @Test func `is asked once while the confirmation is pending`() {
        var asked = 0
        screen.onDismissalRequest = { asked += 1 }
        #expect(navigator.back() == .asking)
        #expect(navigator.back() == .asking)
        #expect(asked == 1)
        confirmation.answer(true)
        #expect(navigator.tree.allNodes.count == 1)
    }

    @Test func `ignores a second answer`() {
        #expect(navigator.back() == .asking)
        confirmation.answer(false)
        confirmation.answer(true)
        #expect(isShown)
        #expect(confirmation.answer == false)
    }

    @Test(arguments: [true, false])
    func `follows a confirmation that has an answer already`(isConfirmed: Bool) {
        confirmation.answer(isConfirmed)
        #expect(navigator.back() == (isConfirmed ? .left : .stayed))
        #expect(isShown != isConfirmed)
    }

    @Test func `ignores the answer after it has left`() throws {
        #expect(navigator.back() == .asking)
        try navigator.pop()
        let other = try navigator.pushScreen(by: coordinator)
        confirmation.answer(true)
        #expect(navigator.visibleScreen === other)
    }

    @Test func `ignores the answer while it is covered`() throws {
        #expect(navigator.back() == .asking)
        let modal = try navigator.startCoordinator(under: coordinator, as: .modal)
        confirmation.answer(true)
        #expect(isShown)
        #expect(navigator.visibleScreen === modal.screen)
        #expect(navigator.back() == .left)
    }

    @Test func `ignores the answer after the navigator was closed`() {
        #expect(navigator.back() == .asking)
        navigator.close()
        confirmation.answer(true)
        #expect(navigator.tree.layers.isEmpty)
    }

    @Test func `releases the action together with its confirmation`() throws {
        weak var kept: TestScreen?
        do {
            let released = PendingConfirmation()
            screen.confirmation = released
            let held = TestScreen()
            kept = held
            #expect(navigator.askToLeave(.flow(coordinator)) { _ = held } == .asking)
            screen.confirmation = nil
        }
        try navigator.pushScreen(by: coordinator)
        #expect(kept == nil)
        #expect(isShown)
    }

    @Test func `releases the action of its confirmation when it leaves the tree`() throws {
        weak var kept: TestScreen?
        do {
            let held = TestScreen()
            kept = held
            #expect(navigator.askToLeave(.flow(coordinator)) { _ = held } == .asking)
        }
        #expect(kept != nil)
        try navigator.pop()
        #expect(kept == nil)
        #expect(confirmation.answer == nil)
    }
}
