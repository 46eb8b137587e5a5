/// The texts that the workspace itself shows. Screens provide all other texts.
public struct TerminalStrings: Sendable {
    /// A key that works on every page, and its effect.
    public struct KeyHelp: Sendable {
        let keys: String
        let meaning: String

        /// Creates an entry of the list of keys.
        ///
        /// - Parameters:
        ///   - keys: The names of the keys, separated by blanks.
        ///   - meaning: The effect of the keys, in one or two words.
        public init(_ keys: String, _ meaning: String) {
            self.keys = keys
            self.meaning = meaning
        }
    }

    /// The label of the way back to the previous screen. At most 10 columns are shown.
    public let back: String
    /// The question before the program ends.
    public let quitQuestion: String
    /// The answer that ends the program.
    public let quit: String
    /// The answer that continues the program.
    public let stay: String
    /// The confirmation of a notice.
    public let ok: String
    /// The heading of the list of keys, and the hint that opens it.
    public let keys: String
    /// The meaning of the number keys of tabs.
    public let tab: String
    /// The hint below a list of keys that continues.
    public let more: String
    /// The text that is shown in a window that is too small for a page.
    public let tooSmall: String
    /// The message below a field that had no room for all of the typed or pasted text.
    public let textCut: String
    /// The keys that work on every page, in the order in which they are listed.
    public let keyHelp: [KeyHelp]

    /// Creates a complete set of texts in one language.
    public init(
        back: String, quitQuestion: String, quit: String, stay: String, ok: String, keys: String,
        tab: String, more: String, tooSmall: String, textCut: String, keyHelp: [KeyHelp]
    ) {
        self.back = back
        self.quitQuestion = quitQuestion
        self.quit = quit
        self.stay = stay
        self.ok = ok
        self.keys = keys
        self.tab = tab
        self.more = more
        self.tooSmall = tooSmall
        self.textCut = textCut
        self.keyHelp = keyHelp
    }

    /// Returns the English texts.
    ///
    /// - Parameter applicationName: The name in the question before the program ends; nil for a
    ///   question without a name.
    public static func english(applicationName: String? = nil) -> TerminalStrings {
        TerminalStrings(
            back: "Back",
            quitQuestion: applicationName.map { "Quit \($0)?" } ?? "Quit?",
            quit: "Quit",
            stay: "Stay",
            ok: "OK",
            keys: "Keys",
            tab: "tab",
            more: "More: any key",
            tooSmall: "The window is too small: enlarge it to at least 40×12.",
            textCut: "The text was cut to \(TextField.limit) characters.",
            keyHelp: [
                KeyHelp("↑↓←→ hjkl", "move"),
                KeyHelp("Tab", "next"),
                KeyHelp("Enter", "activate"),
                KeyHelp("Space", "toggle"),
                KeyHelp("Esc", "back"),
                KeyHelp("J K", "move a row"),
                KeyHelp("PgUp PgDn", "page"),
                KeyHelp("g G", "first, last"),
                KeyHelp("/", "search"),
                KeyHelp("? F1", "keys"),
                KeyHelp("^L", "redraw"),
                KeyHelp("^Z", "suspend"),
                KeyHelp("^C", "quit"),
            ]
        )
    }
}
