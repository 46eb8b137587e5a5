import Domain
import Navigation
import TerminalUI
import TestSupport

@testable import SessionRecording

/// A page with a counter: `a` adds 1 after a save, and `t` adds 1 every second.
@MainActor final class CounterApp {
    let clock: ReplayClock
    let gate = Gate()
    let harness: WorkspaceHarness
    private var count: Int

    init(clock: ReplayClock, count: Int = 0) throws {
        self.clock = clock
        self.count = count
        harness = try WorkspaceHarness { Page(title: "", elements: []) }
        harness.screen.makePage = { [unowned self] in page }
    }

    var workspace: Workspace { harness.workspace }

    private var page: Page {
        Page(
            title: "Count: \(count)", elements: [],
            actions: [
                Action("Add", key: .character("a")) { [unowned self] in add() },
                Action("Tick", key: .character("t")) { [unowned self] in startTicking() },
            ])
    }

    private func add() {
        harness.screen.work.enqueue { [self] in
            await gate.pass()
            increment()
        }
    }

    private func startTicking() {
        harness.screen.work.runInBackground { [weak self, clock] in
            while !Task.isCancelled {
                await clock.sleep(for: .seconds(1))
                if !Task.isCancelled { self?.increment() }
            }
        }
    }

    private func increment() {
        count += 1
        harness.screen.surface.setNeedsDisplay()
    }
}
