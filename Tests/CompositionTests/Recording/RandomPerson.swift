import Composition
import Domain
import TerminalUI
import TestSupport

/// Somebody at the terminal who presses anything, at any time, and now and then gets somewhere. All
/// that is done comes as events, as from a terminal; the storage is slow whenever it likes to.
@MainActor struct RandomPerson {
    private static let keys: [Key] = [
        .enter, .enter, .space, .space, .tab, .backTab, .escape, .backspace, .delete, .insert, .up,
        .down, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .home, .end,
        .pageUp, .pageDown, .function(1), .function(12), .control("r"), .control("u"),
        .control("w"),
    ]
    private static let letters = Array("aabbsscdeghijklmnoprtABHJKL?/0123456789 .;\\\"한é")
    private static let pastes = [
        "Bo", "손흥민", "\u{1B}[2J\u{7}\r\n\t", "👨‍👩‍👧🇰🇷", String(repeating: "long ", count: 100),
        "e\u{301}\u{301}\u{301}", "\u{301}\"\\{41}", "\u{202E}abc", "", "correct horse", "120", "0",
    ]
    private static let sizes = [
        Size(columns: 80, rows: 24), Size(columns: 80, rows: 24), Size(columns: 40, rows: 12),
        Size(columns: 61, rows: 17), Size(columns: 100, rows: 30), Size(columns: 20, rows: 5),
    ]

    let house: AppHarness
    let display: TurnDisplay
    var random: SeededGenerator

    private var workspace: Workspace { house.workspace }
    private var asksToQuit: Bool {
        workspace.page?.alert?.title == TerminalStrings.footballGather.quitQuestion
    }
    private var gates: [Gate] {
        [house.accounts.calls.gate, house.players.calls.gate, house.matches.calls.gate]
    }

    mutating func act() async {
        switch random.next() % 100 {
        case 0..<25: press(.character(random.pick(Self.letters) ?? "a"))
        case 25..<50: press(random.pick(Self.keys) ?? .enter)
        case 50..<54: workspace.receive(.paste(random.pick(Self.pastes) ?? ""))
        case 54..<64: click()
        case 64..<67: display.size = random.pick(Self.sizes) ?? display.size
        case 67..<77: passTime()
        case 77..<79: random.pick(gates)?.close()
        case 79: if !asksToQuit { workspace.askToQuit() }
        case 80..<88: showTheWay()
        default: await settle()
        }
        if random.chance(20) { display.draw() }
        // Sometimes what was begun gets on, sometimes the next thing comes first.
        for _ in 0..<Int.random(in: 0...12, using: &random) { await Task.yield() }
    }

    /// Lets everything come to its end.
    func settle() async {
        for gate in gates { gate.open() }
        await house.driver.settle()
    }

    private func press(_ key: Key) {
        workspace.receive(.key(asksToQuit ? .escape : key))
    }

    private mutating func click() {
        let point = Point(
            column: Int.random(in: -1...display.size.columns, using: &random),
            row: Int.random(in: -1...display.size.rows, using: &random))
        let kinds: [[MouseEvent.Kind]] = [
            [.press, .release], [.press, .release], [.press], [.release], [.wheelUp], [.wheelDown],
        ]
        guard !asksToQuit else { return }
        for kind in random.pick(kinds) ?? [] {
            workspace.receive(.mouse(MouseEvent(kind, at: point)))
        }
    }

    /// A blink, a second or two, or minutes; and sometimes somebody sets the machine's clock.
    private mutating func passTime() {
        let most = random.pick([30, 2_500, 2_500, 90_000]) ?? 0
        house.clock.advance(by: .milliseconds(Int.random(in: 0...most, using: &random)))
        if random.chance(5) {
            house.clock.jumpWallClock(by: .seconds(Int.random(in: -4_000...4_000, using: &random)))
        }
    }

    /// The keys that lead on from the page, or nobody would ever see a match.
    private mutating func showTheWay() {
        switch house.driver.title {
        case "Login":
            type("bob\t")
            type("correct horse")
            workspace.receive(.key(random.chance(50) ? .control("r") : .enter))
        case "Players":
            type("s")
            workspace.receive(.key(.home))
            for _ in 0..<Int.random(in: 2...6, using: &random) { type(" ↓") }
            type("c")
        case "Confirm players":
            if random.chance(30) { type("r") }
            for _ in 0..<6 { type(random.pick(["a", "b"]) ?? "a") }
            type("s")
        case "Gather in progress": type(random.pick([" ", " ", "a", "b", "e"]) ?? " ")
        case "Add Player": type((random.pick(RecordedHouse.names) ?? "") + "\n")
        default: workspace.receive(.key(.escape))
        }
    }

    private func type(_ text: String) {
        for character in text {
            switch character {
            case "\n": press(.enter)
            case "\t": press(.tab)
            case "↓": press(.down)
            default: press(.character(character))
            }
        }
    }
}
