import TerminalUI

/// The keys of the player list, without those of its alerts.
enum PlayerListKey: Character, CaseIterable {
    case add = "a"
    case confirm = "c"
    case delete = "d"
    case resume = "r"
    case select = "s"
    case signOut = "x"
    case sort = "o"
    case tryAgain = "t"

    var key: Key { .character(rawValue) }
}
