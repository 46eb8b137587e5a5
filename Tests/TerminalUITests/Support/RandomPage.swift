import TestSupport

@testable import TerminalUI

/// Generates random texts, elements and pages, including ones that no screen contains.
@MainActor struct RandomPage {
    var random: SeededGenerator

    private static let pieces =
        SampleNames.all + [
            "", " ", "a", "\n", "\t", "\u{0}", "\u{1B}[31m", "\u{7F}", "e\u{301}\u{302}\u{303}",
            "\u{301}", "\u{200B}", "\u{2060}", "\u{11A8}", "\u{200E}", "\u{202E}", "\u{2066}",
            "\u{FEFF}", "\u{AD}",
            "\u{1160}",
            "ㅎㅏㄴ", "\u{1112}\u{1161}\u{11AB}", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🇰", "👨‍👩‍👧‍👦", "क्षि", "กำ", "ﷺ",
            "\u{10FFFF}", "\u{E000}", "\u{2028}", "\u{85}", "가나다라마바사아자차카타파하", "Ａ", "\r\n",
        ]

    mutating func text(upTo count: Int = 6) -> String {
        (0..<Int.random(in: 0...count, using: &random)).map { _ in
            random.pick(Self.pieces) ?? ""
        }.joined(separator: random.chance(50) ? " " : "")
    }

    mutating func key() -> Key? {
        random.pick([
            nil, .enter, .escape, .space, .control("r"), .character("가"), .character("d"),
            .function(5),
        ])
            ?? nil
    }

    mutating func action() -> Action {
        Action(
            text(upTo: 2), key: key(), isEnabled: random.chance(80),
            weight: random.pick([.normal, .primary, .destructive]) ?? .normal
        ) {}
    }

    mutating func actions(upTo count: Int) -> [Action] {
        (0..<Int.random(in: 0...count, using: &random)).map { _ in action() }
    }

    mutating func page() -> Page {
        Page(
            title: text(), barAction: random.chance(50) ? action() : nil,
            elements: elements(), companions: random.chance(30) ? [panel(), panel()] : [],
            actions: actions(upTo: 8), alert: random.chance(20) ? alert() : nil)
    }

    private mutating func elements() -> [Element] {
        var elements = (0..<Int.random(in: 0...6, using: &random)).map { element($0) }
        guard random.chance(20) else { return elements }
        // The parts that a wide window shows in panels of their own.
        let sides = [side(), side()]
        elements =
            [
                .scoreboard(Scoreboard("Score", sides: sides)),
                .countdown(countdown("Time")), .progress(Progress(text())),
            ] + elements.suffix(1)
        return elements
    }

    private mutating func countdown(_ label: String) -> Countdown {
        Countdown(
            label, time: "09:41", role: .plain, caption: text(upTo: 2),
            elapsed: random.chance(50) ? Double.random(in: -1...2, using: &random) : nil)
    }

    private mutating func panel() -> Panel {
        Panel(
            random.chance(70) ? text() : nil,
            elements: (0..<Int.random(in: 0...3, using: &random)).map { element($0) })
    }

    mutating func alert() -> Alert {
        Alert(
            text(), message: random.chance(50) ? text(upTo: 30) : nil, actions: actions(upTo: 4),
            cancel: {})
    }

    private mutating func element(_ number: Int) -> Element {
        let label = "\(number)" + text(upTo: 2)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return .text(Text(text(upTo: 20), role: random.pick(Role.allCases) ?? .plain))
        case 1, 2:
            return .textField(
                TextField(
                    label, text: text(upTo: 20),
                    kind: random.pick([.plain, .secure, .search]) ?? .plain,
                    isEnabled: random.chance(80),
                    validationMessage: random.chance(30) ? text() : nil,
                    onEdit: { _ in }))
        case 3:
            return .toggle(
                Toggle(label, isOn: random.chance(50), isEnabled: random.chance(80)) { _ in })
        case 4:
            let options = (0..<Int.random(in: 0...12, using: &random)).map { _ in text(upTo: 2) }
            return .choice(
                Choice(
                    label, options: options, selected: options.indices.randomElement(using: &random)
                ) { _ in })
        case 5:
            return .scoreboard(
                Scoreboard(
                    label, sides: (0..<Int.random(in: 0...3, using: &random)).map { _ in side() }))
        case 6:
            return .countdown(countdown(label))
        case 7: return .progress(Progress(text()))
        case 8 where random.chance(50):
            return .pitch(Pitch(left: pitchSide(), right: pitchSide()))
        case 8:
            return .emptyState(
                EmptyState(
                    title: label, message: text(upTo: 20),
                    action: random.chance(50) ? action() : nil))
        default: return .list(list(label))
        }
    }

    private mutating func side() -> Scoreboard.Side {
        let isFinal = random.chance(20)
        return isFinal
            ? Scoreboard.Side(text(upTo: 2), role: .firstSide, finalScore: 7)
            : Scoreboard.Side(
                text(upTo: 2), role: .firstSide, score: Int.random(in: 0...99, using: &random),
                decrement: action(), increment: action())
    }

    private mutating func pitchSide() -> Pitch.Side {
        Pitch.Side(
            text(upTo: 2), role: .firstSide,
            players: (0..<Int.random(in: 0...40, using: &random)).map { _ in
                Pitch.Player(text(upTo: 3), line: Pitch.Line.allCases.randomElement(using: &random))
            })
    }

    mutating func list(_ label: String) -> RowList {
        var id: Int64 = 0
        let sections = (0..<Int.random(in: 0...4, using: &random)).map { _ in section(&id) }
        return RowList(
            label, sections: sections,
            columns: random.chance(50)
                ? (0...Int.random(in: 0...3, using: &random)).map { _ in text(upTo: 2) } : [],
            arrangement: random.chance(50) ? .columns : .stacked,
            onMove: { _ in })
    }

    private mutating func rowDetail() -> Row.Detail {
        Row.Detail(
            text(upTo: 2), symbol: random.chance(50) ? text(upTo: 1) : nil,
            role: random.pick(Role.allCases) ?? .plain)
    }

    private mutating func section(_ id: inout Int64) -> Section {
        let details = Int.random(in: 0...3, using: &random)
        let count = Int.random(in: 0...(random.chance(20) ? 100 : 8), using: &random)
        var rows: [Row] = []
        for _ in 0..<count {
            id += 1
            let panel = Panel(text(upTo: 2), elements: [.text(Text(text()))])
            var detail: (@MainActor () -> Panel)?
            if random.chance(10) { detail = { panel } }
            rows.append(
                Row(
                    RowID(id), title: text(), role: random.pick(Role.allCases) ?? .plain,
                    details: (0..<details).map { _ in rowDetail() },
                    isChecked: random.chance(30) ? random.chance(50) : nil,
                    actions: random.chance(20) ? actions(upTo: 3) : [], activate: {},
                    detail: detail))
        }
        return Section(
            random.chance(70) ? text(upTo: 2) : nil, role: random.pick(Role.allCases) ?? .plain,
            rows: Rows(rows), placeholder: random.chance(50) ? text() : nil)
    }

    mutating func size() -> Size {
        random.chance(30)
            ? Size(
                columns: Int.random(in: 40...50, using: &random),
                rows: Int.random(in: 12...16, using: &random))
            : Size(
                columns: Int.random(in: 1...250, using: &random),
                rows: Int.random(in: 1...80, using: &random))
    }

    mutating func event(in size: Size) -> InputEvent {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return .paste(text(upTo: 40))
        case 1, 2:
            let point = Point(
                column: Int.random(in: -1...size.columns, using: &random),
                row: Int.random(in: -1...size.rows, using: &random))
            let kind =
                random.pick([MouseEvent.Kind.press, .release, .drag, .wheelUp, .wheelDown])
                ?? .press
            return .mouse(MouseEvent(kind, at: point))
        default:
            let keys: [Key] = [
                .up, .down, .left, .right, .tab, .tab, .backTab, .enter, .escape, .pageUp,
                .pageDown, .home,
                .end, .character("g"), .character("G"), .character("J"), .character("K"),
                .character("H"),
                .character("L"), .shiftUp, .shiftDown, .character("/"), .character("?"), .space,
                .character("j"),
                .character("k"), .character("a"), .character("b"), .backspace, .delete,
                .control("w"), .control("u"), .control("p"), .character(":"),
            ]
            return .key(random.pick(keys) ?? .up)
        }
    }
}
