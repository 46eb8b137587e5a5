/// A key press, independent of the bytes that the terminal sends for it.
public enum Key: Hashable, Sendable {
    /// A typed character, in the case in which it was typed.
    case character(Character)
    /// A letter with Ctrl, in lower case. Terminals report Ctrl-H, I, J, M and [ as other keys.
    case control(Character)
    case enter, tab, backTab, escape, backspace, delete, insert
    case up, down, left, right
    case shiftUp, shiftDown, shiftLeft, shiftRight
    case home, end, pageUp, pageDown
    /// A function key by its number, from 1.
    case function(Int)

    /// The space bar.
    public static let space = Key.character(" ")

    /// The keys with a meaning on every page, such as the arrows, `h`, `j`, `k` and `l`, and the
    /// numbers of tabs. An action that a feature contributes to a page cannot have one of them.
    public static let reserved = Set("hjklHJKLgG/?: 123456789".map(Key.character)).union([
        .enter, .tab, .backTab, .escape, .backspace, .delete, .insert, .up, .down, .left, .right,
        .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .home, .end, .pageUp, .pageDown,
        .function(1), .function(12), .control("c"), .control("l"), .control("p"), .control("z"),
    ])

    /// The name of the key as shown on screen.
    public var name: String {
        switch self {
        case .character(" "): "Space"
        case .character(let character): String(character)
        case .control(let character): "^\(character.uppercased())"
        case .enter: "Enter"
        case .tab: "Tab"
        case .backTab: "Shift-Tab"
        case .escape: "Esc"
        case .backspace: "Backspace"
        case .delete: "Del"
        case .insert: "Ins"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .shiftUp: "Shift-↑"
        case .shiftDown: "Shift-↓"
        case .shiftLeft: "Shift-←"
        case .shiftRight: "Shift-→"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .function(let number): "F\(number)"
        }
    }

    /// The arrow key for h, j, k and l, or the key itself. Only for use outside text fields.
    var asArrow: Key {
        switch self {
        case .character("h"): .left
        case .character("j"): .down
        case .character("k"): .up
        case .character("l"): .right
        default: self
        }
    }
}
