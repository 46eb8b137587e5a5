import TerminalUI

/// The keys of the player list, without those of its alerts.
enum PlayerListKey: Character, CaseIterable {
    case all = "*"
    case add = "a"
    case confirm = "c"
    case delete = "d"
    case nextPosition = "p"
    case nextSkill = "v"
    case removeDamaged = "g"
    /// Resumes the match in progress or, without one, begins the next match of the same players.
    case resume = "r"
    case select = "s"
    case signOut = "x"
    case sort = "o"
    case tryAgain = "t"

    var key: Key { .character(rawValue) }
}
