import Localization
import Navigation
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `A screen of a page` {
    private final class Counter: Presenter {
        var stateDidChange: (@MainActor () -> Void)?
        private(set) var state = 0 {
            didSet { stateDidChange?() }
        }
        private(set) var appearanceCount = 0

        func didPress() { state += 1 }
        func didAppear() { appearanceCount += 1 }
        func dismissalDecision() -> DismissalDecision { state == 0 ? .allowed : .refused }
    }

    private let presenter = Counter()

    @Test func `makes its page once for each state, and reports the change`() throws {
        var madeStates: [Int] = []
        let screen = PageScreen(of: presenter, work: WorkScope()) { state in
            madeStates.append(state)
            return Page(title: "\(state)", elements: [])
        }
        let probe = try RedrawProbe(screen)
        #expect(screen.page.title == "0")
        #expect(screen.page.title == "0")
        presenter.didPress()
        #expect(probe.requestCount == 1)
        #expect(screen.page.title == "1")
        presenter.didPress()
        presenter.didPress()
        #expect(screen.page.title == "3")
        #expect(Set(madeStates).count == madeStates.count)
    }

    @Test func `makes its page again in another language, and keeps the focus and the text`()
        throws
    {
        let text = Box("")
        let harness = try WorkspaceHarness {
            Page(
                title: "",
                elements: [
                    .toggle(Toggle(localized(en: "On", ko: "켬", qps: "Ôñ"), isOn: true) { _ in }),
                    .textField(
                        TextField(
                            localized(en: "Name", ko: "이름", qps: "Ñámé"), text: text.value
                        ) { text.value = $0 }),
                ])
        }
        let size = Size(columns: 40, rows: 12)
        harness.workspace.receive(.key(.tab))
        for letter in "Ana" { harness.workspace.receive(.key(.character(letter))) }
        harness.workspace.receive(.key(.left))
        let cursor = try #require(harness.workspace.frame(size: size).cursor)
        Language.with(.ko) {
            let frame = harness.workspace.frame(size: size)
            #expect(frame.text.contains("이름"))
            #expect(frame.cursor == cursor)
            harness.workspace.receive(.key(.character("n")))
        }
        #expect(text.value == "Anna")
        #expect(harness.workspace.frame(size: size).text.contains("Name"))
    }

    @Test func `rings an alarm of a state without making its page`() throws {
        var madeStates: [Int] = []
        let alarm = Alarm(serial: 1, text: "!")
        let screen = PageScreen(
            of: presenter, work: WorkScope(), alarm: { $0 > 0 ? alarm : nil }
        ) { state in
            madeStates.append(state)
            return Page(title: "\(state)", elements: [])
        }
        _ = try RedrawProbe(screen)
        presenter.didPress()
        #expect(screen.alarm == alarm)
        #expect(!madeStates.contains(1))
    }

    @Test func `passes events to its presenter`() throws {
        let screen = PageScreen(of: presenter, work: WorkScope()) { _ in
            Page(title: "", elements: [])
        }
        #expect(screen.dismissalDecision().isAllowed)
        let probe = try RedrawProbe(screen)
        #expect(presenter.appearanceCount == 1)
        // A presenter without another way loads its content as when it appears.
        probe.changeData()
        #expect(presenter.appearanceCount == 2)
        presenter.didPress()
        #expect(!screen.dismissalDecision().isAllowed)
    }

    @Test func `without a presenter makes its page anew, and can always be left`() throws {
        let title = Box("Help")
        let screen = PageScreen(work: WorkScope()) { Page(title: title.value, elements: []) }
        let probe = try RedrawProbe(screen)
        #expect(screen.page.title == "Help")
        title.value = "Keys"
        #expect(screen.page.title == "Keys")
        screen.setNeedsDisplay()
        #expect(probe.requestCount == 1)
        #expect(screen.dismissalDecision().isAllowed)
    }

    @Test func `is not held by its presenter`() {
        weak var released: PageScreen?
        do {
            let screen = PageScreen(of: presenter, work: WorkScope()) { _ in
                Page(title: "", elements: [])
            }
            released = screen
            presenter.didPress()
        }
        #expect(released == nil)
    }

    @Test func `copies its text once, and says so above the page of a display`() throws {
        let navigator = Navigator()
        let display = DisplaySpy()
        let screen = PageScreen(work: navigator.makeWork(), copying: "Ana\nBo") {
            Page(title: "Share", elements: [.text(Text("Ana\nBo"))])
        }
        let coordinator = RecordingCoordinator(navigator, showing: [PageScreen("Root"), screen])
        let workspace = Workspace(navigator: navigator)
        workspace.display = display
        try navigator.start(coordinator, under: nil)
        #expect(display.copied == ["Ana\nBo"])
        let frame = workspace.frame(size: Size(columns: 80, rows: 24)).text
        #expect(frame.contains("Sent to the clipboard."))
        #expect(workspace.page?.elements.count == 1)
        try navigator.start(
            RecordingCoordinator(navigator, showing: [PageScreen("Next")]), under: coordinator)
        _ = navigator.back()
        #expect(workspace.page?.title == "Share")
        #expect(display.copied.count == 1)
    }

    @Test func `without anything to focus is scrolled by keys`() throws {
        let lines = (1...30).map { "Line \($0)." }
        let harness = try WorkspaceHarness {
            Page(title: "Text", elements: [.text(Text(lines.joined(separator: "\n")))])
        }
        func firstLine(after keys: Key...) -> String? {
            for key in keys { harness.workspace.receive(.key(key)) }
            let text = harness.workspace.frame(size: Size(columns: 40, rows: 12)).text
            return lines.first { text.contains($0) }
        }
        #expect(firstLine() == "Line 1.")
        #expect(firstLine(after: .down, .down) == "Line 3.")
        #expect(firstLine(after: .up) == "Line 2.")
        #expect(firstLine(after: .pageDown) == "Line 9.")
        let last = try #require(firstLine(after: .end))
        #expect(firstLine(after: .down) == last && last != "Line 9.")
        #expect(firstLine(after: .home) == "Line 1.")
        #expect(firstLine(after: .up, .pageUp, .down) == "Line 2.")
    }
}
