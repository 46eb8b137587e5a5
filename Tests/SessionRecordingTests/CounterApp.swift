import Domain
import Navigation
import TerminalUI
import TestSupport

@testable import SessionRecording

/// A page with a counter: `a` adds 1 after a save, `t` adds 1 every second, and `q` begins to work
/// and then asks whether to add 10.
@MainActor final class CounterApp {
    let clock: ReplayClock
    let gate = Gate()
    let harness: WorkspaceHarness
    private var count: Int
    private var isAsking = false

    init(clock: ReplayClock, count: Int = 0) throws {
        self.clock = clock
        self.count = count
        let source = PageSource()
        harness = try WorkspaceHarness { source.makePage() }
        source.makePage = { [unowned self] in page }
    }

    var workspace: Workspace { harness.workspace }

    private var page: Page {
        Page(
            title: "Count: \(count)", elements: [],
            actions: [
                Action("Add", key: .character("a")) { [unowned self] in add() },
                Action("Tick", key: .character("t")) { [unowned self] in startTicking() },
                Action("Ask", key: .character("q")) { [unowned self] in ask() },
            ], alert: isAsking ? question : nil)
    }

    private var question: Alert {
        Alert(
            "Add 10?",
            actions: [
                Action("Add", key: .character("y")) { [unowned self] in
                    count += 10
                    isAsking = false
                }
            ],
            cancel: { [unowned self] in isAsking = false })
    }

    private func ask() {
        harness.screen.work.enqueue { [self] in
            await Task.yield()
            isAsking = true
            harness.screen.setNeedsDisplay()
            await gate.pass()
        }
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
        harness.screen.setNeedsDisplay()
    }
}

/// The source of a page that is known after the workspace.
@MainActor private final class PageSource {
    var makePage: @MainActor () -> Page = { Page(title: "", elements: []) }
}
