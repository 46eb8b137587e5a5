/// A key that works on many pages, and its effect.
package struct KeyHelp {
    /// The pages on which a key has its effect.
    package enum Scope {
        /// All pages, also while a question is open.
        case everywhere
        /// All pages without an open question.
        case page
        /// Pages with an open question.
        case question
        /// Pages with rows.
        case rows
        /// Pages whose rows the user can move.
        case movableRows
        /// Pages with a search field.
        case search
        /// Pages with a toggle or a choice.
        case toggle
        /// All pages, if the mouse is on.
        case mouse
        /// Pages whose rows the user can move, if the mouse is on.
        case mouseOnMovableRows
    }

    /// The names of the keys, separated by blanks.
    package let keys: String
    /// The effect of the keys, in one or two words.
    package let meaning: String
    /// The pages on which the keys have this effect.
    package let scope: Scope

    private init(_ keys: String, _ meaning: String, on scope: Scope) {
        self.keys = keys
        self.meaning = meaning
        self.scope = scope
    }

    /// The keys that work on many pages, in the order in which they are listed.
    package static var all: [KeyHelp] {
        [
            KeyHelp("↑↓←→ hjkl", TerminalStrings.moveKeys, on: .page),
            KeyHelp("Tab", TerminalStrings.nextKey, on: .page),
            KeyHelp("Enter", TerminalStrings.activateKey, on: .page),
            KeyHelp("Space", TerminalStrings.toggleKey, on: .toggle),
            KeyHelp("Esc", TerminalStrings.backKey, on: .page),
            KeyHelp("H J K L", TerminalStrings.moveRowKeys, on: .movableRows),
            KeyHelp("PgUp PgDn", TerminalStrings.pageKeys, on: .rows),
            KeyHelp("g G", TerminalStrings.endKeys, on: .rows),
            KeyHelp("/", TerminalStrings.searchKey, on: .search),
            KeyHelp("←→ Tab", TerminalStrings.chooseKeys, on: .question),
            KeyHelp("Enter Space", TerminalStrings.answerKeys, on: .question),
            KeyHelp("y", TerminalStrings.firstAnswerKey, on: .question),
            KeyHelp("n Esc", TerminalStrings.cancelKeys, on: .question),
            KeyHelp(TerminalStrings.click, TerminalStrings.clickMouse, on: .mouse),
            KeyHelp(TerminalStrings.wheel, TerminalStrings.wheelMouse, on: .mouse),
            KeyHelp(TerminalStrings.drag, TerminalStrings.moveRowKeys, on: .mouseOnMovableRows),
            KeyHelp("? F1", TerminalStrings.listKeys, on: .everywhere),
            KeyHelp(": ^P", TerminalStrings.actionKeys, on: .everywhere),
            KeyHelp("^L", TerminalStrings.redrawKey, on: .everywhere),
            KeyHelp("^Z", TerminalStrings.suspendKey, on: .everywhere),
            KeyHelp("^C", TerminalStrings.quitKey, on: .everywhere),
        ]
    }
}
