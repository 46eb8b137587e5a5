/// What the person did as words of a line.
enum InputText {
    /// No window is larger, and no mouse is farther away.
    private static let places = -100_000...100_000

    private static let keys: [(name: String, key: Key)] = [
        ("enter", .enter), ("tab", .tab), ("back-tab", .backTab), ("escape", .escape),
        ("backspace", .backspace), ("delete", .delete), ("insert", .insert), ("up", .up),
        ("down", .down), ("left", .left), ("right", .right), ("shift-up", .shiftUp),
        ("shift-down", .shiftDown), ("shift-left", .shiftLeft), ("shift-right", .shiftRight),
        ("home", .home), ("end", .end), ("page-up", .pageUp), ("page-down", .pageDown),
    ]

    private static let mouseKinds: [(name: String, kind: MouseEvent.Kind)] = [
        ("press", .press), ("release", .release), ("wheel-up", .wheelUp),
        ("wheel-down", .wheelDown),
    ]

    static func text(_ event: InputEvent) -> String {
        switch event {
        case .key(.character(let character)): "type \(QuotedText.quote(String(character)))"
        case .key(.control(let letter)): "control \(QuotedText.quote(String(letter)))"
        case .key(.function(let number)): "function \(number)"
        case .key(let key): "key \(keys.first { $0.key == key }?.name ?? "")"
        case .paste(let text): "paste \(QuotedText.quote(text))"
        case .mouse(let event):
            "mouse \(mouseKinds.first { $0.kind == event.kind }?.name ?? "") "
                + "\(clamped(event.point.column)) \(clamped(event.point.row))"
        }
    }

    /// - Parameter verb: the word that was taken already.
    static func take(_ verb: Substring, from words: inout LineWords) -> InputEvent? {
        switch verb {
        case "type": character(&words).map { .key(.character($0)) }
        case "control": character(&words).map { .key(.control($0)) }
        case "function": words.number(1...Int.max).map { .key(.function($0)) }
        case "key": key(named: words.word()).map { .key($0) }
        case "paste": words.text().map { .paste($0) }
        case "mouse": mouse(&words).map { .mouse($0) }
        default: nil
        }
    }

    private static func clamped(_ place: Int) -> Int {
        min(max(places.lowerBound, place), places.upperBound)
    }

    private static func character(_ words: inout LineWords) -> Character? {
        guard let text = words.text(), text.count == 1 else { return nil }
        return text.first
    }

    private static func key(named name: Substring?) -> Key? {
        keys.first { $0.name[...] == name }?.key
    }

    private static func mouse(_ words: inout LineWords) -> MouseEvent? {
        guard let name = words.word(),
            let kind = mouseKinds.first(where: { $0.name[...] == name })?.kind,
            let column = words.number(places), let row = words.number(places)
        else { return nil }
        return MouseEvent(kind, at: Point(column: column, row: row))
    }
}
