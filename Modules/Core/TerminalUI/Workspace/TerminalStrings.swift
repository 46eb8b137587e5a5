/// The texts that the workspace itself shows. Screens provide all other texts.
public struct TerminalStrings: Sendable {
    /// A key that works on many pages, and its effect.
    public struct KeyHelp: Sendable {
        /// The pages on which a key has its effect.
        public enum Scope: Sendable {
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

        let keys: String
        let meaning: String
        let scope: Scope

        /// Creates an entry of the list of keys.
        ///
        /// - Parameters:
        ///   - keys: The names of the keys, separated by blanks.
        ///   - meaning: The effect of the keys, in one or two words.
        ///   - scope: The pages on which the keys have this effect.
        public init(_ keys: String, _ meaning: String, on scope: Scope) {
            self.keys = keys
            self.meaning = meaning
            self.scope = scope
        }
    }

    /// The name of the application, in the title bar of a window that shows the title of the page
    /// elsewhere; nil for none.
    public let applicationName: String?
    /// The label of the way back to the previous screen. At most 10 columns are shown.
    public let back: String
    /// The question before the program ends.
    public let quitQuestion: String
    /// The command that draws all cells again.
    public let redraw: String
    /// The command that returns to the shell for a while.
    public let suspend: String
    /// The answer that ends the program.
    public let quit: String
    /// The answer that continues the program.
    public let stay: String
    /// The confirmation of a notice.
    public let ok: String
    /// The action of a row that opens something.
    public let open: String
    /// The action of a row with a check mark.
    public let check: String
    /// The action of a choice.
    public let choose: String
    /// The way out of a question without an answer.
    public let cancel: String
    /// The heading of the list of keys, and the hint that opens it.
    public let keys: String
    /// The heading of the command palette, and the hint that opens it.
    public let actions: String
    /// The text of a command palette whose filter matches nothing.
    public let noAction: String
    /// The meaning of the number keys of tabs.
    public let tab: String
    /// The hint below a list of keys that continues.
    public let more: String
    /// The text that is shown in a window that is too small for a page.
    public let tooSmall: String
    /// The message below a field that had no room for all of the typed or pasted text.
    public let textCut: String
    /// The keys that work on many pages, in the order in which they are listed.
    public let keyHelp: [KeyHelp]

    /// Creates a complete set of texts in one language.
    public init(
        applicationName: String?, back: String, quitQuestion: String, redraw: String,
        suspend: String, quit: String, stay: String,
        ok: String, open: String,
        check: String, choose: String, cancel: String, keys: String, actions: String,
        noAction: String,
        tab: String, more: String, tooSmall: String, textCut: String, keyHelp: [KeyHelp]
    ) {
        self.applicationName = applicationName
        self.back = back
        self.quitQuestion = quitQuestion
        self.redraw = redraw
        self.suspend = suspend
        self.quit = quit
        self.stay = stay
        self.ok = ok
        self.open = open
        self.check = check
        self.choose = choose
        self.cancel = cancel
        self.keys = keys
        self.actions = actions
        self.noAction = noAction
        self.tab = tab
        self.more = more
        self.tooSmall = tooSmall
        self.textCut = textCut
        self.keyHelp = keyHelp
    }

    /// Returns the English texts.
    ///
    /// - Parameter applicationName: The name in the title bar and in the question before the
    ///   program ends; nil for none.
    public static func english(applicationName: String? = nil) -> TerminalStrings {
        TerminalStrings(
            applicationName: applicationName,
            back: "Back",
            quitQuestion: applicationName.map { "Quit \($0)?" } ?? "Quit?",
            redraw: "Redraw",
            suspend: "Suspend",
            quit: "Quit",
            stay: "Stay",
            ok: "OK",
            open: "Open",
            check: "Tick",
            choose: "Choose",
            cancel: "Cancel",
            keys: "Keys",
            actions: "Actions",
            noAction: "No action matches",
            tab: "tab",
            more: "More: any key",
            tooSmall: "The window is too small: enlarge it to at least 40×12.",
            textCut: "The text was cut to \(TextField.limit) characters.",
            keyHelp: [
                KeyHelp("↑↓←→ hjkl", "move", on: .page),
                KeyHelp("Tab", "next", on: .page),
                KeyHelp("Enter", "activate", on: .page),
                KeyHelp("Space", "toggle", on: .toggle),
                KeyHelp("Esc", "back", on: .page),
                KeyHelp("H J K L", "move a row", on: .movableRows),
                KeyHelp("PgUp PgDn", "page", on: .rows),
                KeyHelp("g G", "first, last", on: .rows),
                KeyHelp("/", "search", on: .search),
                KeyHelp("←→ Tab", "choose", on: .question),
                KeyHelp("Enter Space", "answer", on: .question),
                KeyHelp("y", "first answer", on: .question),
                KeyHelp("n Esc", "cancel", on: .question),
                KeyHelp("click", "open, press", on: .mouse),
                KeyHelp("wheel", "scroll", on: .mouse),
                KeyHelp("drag", "move a row", on: .mouseOnMovableRows),
                KeyHelp("? F1", "keys", on: .everywhere),
                KeyHelp(": ^P", "actions", on: .everywhere),
                KeyHelp("^L", "redraw", on: .everywhere),
                KeyHelp("^Z", "suspend", on: .everywhere),
                KeyHelp("^C", "quit", on: .everywhere),
            ]
        )
    }
}
