import TerminalUI

/// Writes and reads an input event as words of a line.
enum InputCoding {
    /// The range of mouse coordinates; values outside of it are clamped.
    private static let coordinates = -100_000...100_000

    private static let keys: [(name: String, key: Key)] = [
        ("enter", .enter), ("tab", .tab), ("back-tab", .backTab), ("escape", .escape),
        ("backspace", .backspace), ("delete", .delete), ("insert", .insert), ("up", .up),
        ("down", .down), ("left", .left), ("right", .right), ("shift-up", .shiftUp),
        ("shift-down", .shiftDown), ("shift-left", .shiftLeft), ("shift-right", .shiftRight),
        ("home", .home), ("end", .end), ("page-up", .pageUp), ("page-down", .pageDown),
    ]

    private static let mouseKinds: [(name: String, kind: MouseEvent.Kind)] = [
        ("press", .press), ("release", .release), ("wheel-up", .wheelUp),
        ("wheel-down", .wheelDown), ("drag", .drag),
    ]

    static func text(_ event: InputEvent) -> String {
        switch event {
        case .key(.character(let character)): "type \(QuotedString.quote(String(character)))"
        case .key(.control(let letter)): "control \(QuotedString.quote(String(letter)))"
        case .key(.function(let number)): "function \(number)"
        case .key(let key): "key \(keys.first { $0.key == key }?.name ?? "")"
        case .paste(let text): "paste \(QuotedString.quote(text))"
        case .mouse(let event):
            "mouse \(mouseKinds.first { $0.kind == event.kind }?.name ?? "") "
                + "\(clamped(event.point.column)) \(clamped(event.point.row))"
        }
    }

    /// Reads the event that follows the word `verb`; returns nil when there is none.
    static func event(_ verb: Substring, from line: inout LineScanner) -> InputEvent? {
        switch verb {
        case "type": character(&line).map { .key(.character($0)) }
        case "control": character(&line).map { .key(.control($0)) }
        case "function": line.number(1...Int.max).map { .key(.function($0)) }
        case "key": key(named: line.word()).map { .key($0) }
        case "paste": line.quotedString().map { .paste($0) }
        case "mouse": mouseEvent(&line).map { .mouse($0) }
        default: nil
        }
    }

    private static func clamped(_ coordinate: Int) -> Int {
        min(max(coordinates.lowerBound, coordinate), coordinates.upperBound)
    }

    private static func character(_ line: inout LineScanner) -> Character? {
        guard let text = line.quotedString(), text.count == 1 else { return nil }
        return text.first
    }

    private static func key(named name: Substring?) -> Key? {
        keys.first { $0.name[...] == name }?.key
    }

    private static func mouseEvent(_ line: inout LineScanner) -> MouseEvent? {
        guard let name = line.word(),
            let kind = mouseKinds.first(where: { $0.name[...] == name })?.kind,
            let column = line.number(coordinates), let row = line.number(coordinates)
        else { return nil }
        return MouseEvent(kind, at: Point(column: column, row: row))
    }
}
