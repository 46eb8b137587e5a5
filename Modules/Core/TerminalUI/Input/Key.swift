/// One key, whatever bytes the terminal sends for it.
public enum Key: Hashable, Sendable {
    /// A character that was typed; upper case counts.
    case character(Character)
    /// A letter with Ctrl held, in lower case. Ctrl-H, I, J, M and [ are other keys.
    case control(Character)
    case enter, tab, backTab, escape, backspace, delete, insert
    case up, down, left, right
    case shiftUp, shiftDown, shiftLeft, shiftRight
    case home, end, pageUp, pageDown
    /// F1 and so on.
    case function(Int)

    /// The space bar.
    public static let space = Key.character(" ")

    /// The key's name as people read it on screen.
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
}
