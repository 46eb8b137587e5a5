import Composition
import Domain
import TerminalUI
import TestSupport

/// A user who sends random input, and sometimes the keys that open the next screen, while the
/// storage is slow at random times.
@MainActor struct RandomUser {
    private static let keys: [Key] = [
        .enter, .enter, .space, .space, .tab, .backTab, .escape, .backspace, .delete, .insert, .up,
        .down, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .home, .end,
        .pageUp, .pageDown, .function(1), .function(12), .control("r"), .control("u"),
        .control("w"), .control("x"), .control("p"), .control("p"), .control("n"),
    ]
    private static let letters = Array("aabbsscdeghijklmnoprtxyABHJKL?/0123456789 .;\\\"한é")
    private static let pastes = [
        "Bo", "손흥민", "\u{1B}[2J\u{7}\r\n\t", "👨‍👩‍👧🇰🇷", String(repeating: "long ", count: 400),
        "e\u{301}\u{301}\u{301}", "\u{301}\"\\{41}", "\u{202E}abc", "", "correct horse", "120", "0",
    ]
    private static let sizes = [
        Size(columns: 80, rows: 24), Size(columns: 80, rows: 24), Size(columns: 40, rows: 12),
        Size(columns: 61, rows: 17), Size(columns: 200, rows: 60), Size(columns: 20, rows: 5),
        Size(columns: 1, rows: 1),
    ]

    static let names = ["Ana", "Bo", "손흥민", "李明", "Łukasz", "👨‍👩‍👧 Guest", "e\u{301}\u{301}"]

    let app: AppHarness
    let display: DeferredDisplay
    private var random: SeededGenerator

    init(_ app: AppHarness, seed: UInt64) {
        self.app = app
        display = DeferredDisplay(app.workspace)
        random = SeededGenerator(seed: seed)
    }

    private var workspace: Workspace { app.workspace }
    /// True if the app asks to quit. The user then cancels, because quitting ends the test.
    private var isAskedToQuit: Bool {
        workspace.page?.alert?.title == TerminalStrings.namedQuitQuestion(footballGather)
    }
    private var gates: [Gate] {
        [app.accounts.calls.gate, app.players.calls.gate, app.matches.calls.gate]
    }

    /// Sends one random input, or changes the environment of the app.
    mutating func performRandomAction() async {
        switch random.next() % 100 {
        case 0..<25: press(.character(random.pick(Self.letters) ?? "a"))
        case 25..<50: press(random.pick(Self.keys) ?? .enter)
        case 50..<54: workspace.receive(.paste(random.pick(Self.pastes) ?? ""))
        case 54..<64: click()
        case 64..<67: display.size = random.pick(Self.sizes) ?? display.size
        case 67..<77: advanceTime()
        case 77..<79: random.pick(gates)?.close()
        case 79: if !isAskedToQuit { workspace.askToQuit() }
        case 80..<88: pressKeysOfNextScreen()
        default: await settle()
        }
        if random.chance(20) { display.draw() }
        // Started work sometimes continues before the next input, and sometimes after it.
        for _ in 0..<Int.random(in: 0...12, using: &random) { await Task.yield() }
    }

    /// Opens all gates and waits until all work is done.
    func settle() async {
        for gate in gates { gate.open() }
        await app.driver.settle()
    }

    private func press(_ key: Key) {
        workspace.receive(.key(isAskedToQuit ? .escape : key))
    }

    private mutating func click() {
        let point = Point(
            column: Int.random(in: -1...display.size.columns, using: &random),
            row: Int.random(in: -1...display.size.rows, using: &random))
        let kinds: [[MouseEvent.Kind]] = [
            [.press, .release], [.press, .release], [.press], [.release], [.drag],
            [.wheelUp], [.wheelDown], [.press, .release, .press, .release],
        ]
        guard !isAskedToQuit else { return }
        for kind in random.pick(kinds) ?? [] {
            workspace.receive(.mouse(MouseEvent(kind, at: point)))
        }
    }

    /// Advances both clocks, and sometimes sets the wall clock.
    private mutating func advanceTime() {
        let maximum = random.pick([30, 2_500, 2_500, 90_000]) ?? 0
        app.clock.advance(by: .milliseconds(Int.random(in: 0...maximum, using: &random)))
        if random.chance(5) {
            app.clock.jumpWallClock(by: .seconds(Int.random(in: -4_000...4_000, using: &random)))
        }
    }

    /// Presses the keys of the paths to a match and to an edit, which random keys almost never
    /// find.
    private mutating func pressKeysOfNextScreen() {
        switch app.driver.title {
        case "Login":
            // Earlier input is in the fields, and the focus can be on each of them.
            for key: Key in [.home, .up, .up, .control("u")] { press(key) }
            type("bob\t")
            press(.control("u"))
            type("correct horse")
            workspace.receive(.key(random.chance(50) ? .control("r") : .enter))
        case "Players" where random.chance(30): type(random.pick(["\n", "a"]) ?? "a")
        case let title where Self.names.contains(title):
            for _ in 0..<Int.random(in: 0...4, using: &random) { press(.down) }
            press(.enter)
        case "Players":
            if app.players.all.count < 4 { type("a\(random.pick(Self.names) ?? "")\n") }
            type("s")
            workspace.receive(.key(.home))
            for _ in 0..<Int.random(in: 2...6, using: &random) { type(" ↓") }
            type("c")
        case "Confirm players":
            if random.chance(30) { type("r") }
            for _ in 0..<6 { type(random.pick(["a", "b"]) ?? "a") }
            type("s")
        case "Gather in progress": type(random.pick([" ", " ", "a", "b", "e"]) ?? " ")
        case "Add Player": type((random.pick(Self.names) ?? "") + "\n")
        default: workspace.receive(.key(.escape))
        }
    }

    private func type(_ text: String) {
        for key in Key.sequence(text) { press(key) }
    }
}

extension Key {
    /// Returns the keys of a text, in which `\n`, `\t`, `\r` and `↓` stand for Enter, Tab, Ctrl-R
    /// and the arrow key.
    static func sequence(_ text: String) -> [Key] {
        text.map { character in
            switch character {
            case "\n": .enter
            case "\r": .control("r")
            case "\t": .tab
            case "↓": .down
            default: .character(character)
            }
        }
    }
}

/// A display that draws in a later turn of the main actor, as a terminal does.
@MainActor final class DeferredDisplay: WorkspaceDisplay {
    private let workspace: Workspace
    private var isDrawScheduled = false
    private(set) var frame: Frame
    var size = Size(columns: 80, rows: 24) {
        didSet { draw() }
    }

    init(_ workspace: Workspace) {
        self.workspace = workspace
        frame = Frame(size: size)
        workspace.display = self
        draw()
    }

    func draw() {
        frame = workspace.frame(size: size)
    }

    func workspaceNeedsDisplay() {
        guard !isDrawScheduled else { return }
        isDrawScheduled = true
        Task {
            self.isDrawScheduled = false
            if !self.workspace.isFinished { self.draw() }
        }
    }

    func workspaceDidRing(_ alarm: Alarm) {}
}
