import Composition
import Domain
import TerminalUI
import TestSupport

/// Presses keys that make sense and keys that make none, pastes, clicks, and lets time pass.
@MainActor struct Monkey {
    private static let keys: [Key] = [
        .enter, .enter, .enter, .space, .space, .tab, .tab, .backTab, .escape, .escape, .backspace,
        .delete, .insert, .up, .down, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft,
        .shiftRight, .home, .end, .pageUp, .pageDown, .function(1), .function(12), .control("r"),
        .control("u"), .control("w"), .control("x"),
    ]
    private static let letters = Array("aabbsscdeghijklmnoprtxyABHJKL?/0123456789 .;")
    private static let pastes = [
        "Bo", "손흥민", "\u{1B}[2J\u{7}\r\n\t", "👨‍👩‍👧🇰🇷", String(repeating: "long ", count: 400),
        "e\u{301}\u{301}\u{301}", "\u{202E}abc", "", "correct horse", "120", "0",
    ]
    private static let sizes = [
        Size(columns: 80, rows: 24), Size(columns: 40, rows: 12), Size(columns: 200, rows: 60),
        Size(columns: 20, rows: 5), Size(columns: 1, rows: 1),
    ]

    let house: AppHarness
    var random: SeededGenerator
    private var size = Monkey.sizes[0]

    init(house: AppHarness, seed: UInt64) {
        self.house = house
        random = SeededGenerator(seed: seed)
    }

    /// One random thing. The program is not quit: that would end the fun.
    mutating func act() async {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<45: press(.character(Self.letters.randomElement(using: &random) ?? "a"))
        case 45..<82: press(Self.keys.randomElement(using: &random) ?? .enter)
        case 82..<86:
            house.workspace.handle(.paste(Self.pastes.randomElement(using: &random) ?? ""))
        case 86..<93: click()
        case 93..<95: size = Self.sizes.randomElement(using: &random) ?? size
        case 95..<97:
            house.clock.advance(by: .milliseconds(Int.random(in: 0...90_000, using: &random)))
        case 97: await takeHint()
        default: await house.driver.settle()
        }
        if Bool.random(using: &random) { _ = house.workspace.frame(size: size) }
        // Sometimes what was begun gets on, sometimes the next key comes first.
        if Bool.random(using: &random) { await Task.yield() }
    }

    /// Somebody shows it the way, or it would play with the login for most of its life.
    private mutating func takeHint() async {
        switch house.driver.title {
        case "Login": try? await house.signIn()
        case "Players":
            let names = house.players.all.map(\.name.text).shuffled(using: &random).prefix(4)
            guard names.count == 4 else { return house.addFourPlayers() }
            try? await house.startGather(
                teamA: Array(names.prefix(2)), teamB: Array(names.suffix(2)))
        default: house.driver.back()
        }
    }

    private func press(_ key: Key) {
        guard house.workspace.page?.alert?.title != TerminalStrings.footballGather.quitQuestion
        else {
            return house.workspace.handle(.key(.escape))
        }
        house.workspace.handle(.key(key))
    }

    private mutating func click() {
        let kinds: [MouseEvent.Kind] = [.press, .press, .release, .release, .wheelUp, .wheelDown]
        let point = Point(
            column: Int.random(in: -1...size.columns, using: &random),
            row: Int.random(in: -1...size.rows, using: &random))
        guard house.workspace.page?.alert?.title != TerminalStrings.footballGather.quitQuestion
        else {
            return house.workspace.handle(.key(.escape))
        }
        house.workspace.handle(
            .mouse(MouseEvent(kinds.randomElement(using: &random) ?? .press, at: point)))
    }
}
