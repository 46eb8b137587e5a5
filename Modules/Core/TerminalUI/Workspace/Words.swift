extension Workspace {
    /// What the workspace itself says; everything else comes from the screens.
    public struct Words: Sendable {
        /// What a key does everywhere.
        public struct KeyHelp: Sendable {
            let keys: String
            let meaning: String

            /// - Parameters:
            ///   - keys: their names, with blanks in between.
            ///   - meaning: what they do, in a word or two.
            public init(_ keys: String, _ meaning: String) {
                self.keys = keys
                self.meaning = meaning
            }
        }

        /// What leads to the screen before; at most 10 columns are shown.
        public let back: String
        /// Asked before the program ends.
        public let quitQuestion: String
        /// The answer that ends it.
        public let quit: String
        /// The answer that does not.
        public let stay: String
        /// The only answer to what is merely told.
        public let ok: String
        /// The heading of the list of keys, and what leads to it.
        public let keys: String
        /// Shown below the list of keys while it goes on.
        public let more: String
        /// Shown instead of a page where there is no room for one.
        public let tooSmall: String
        /// The keys that work everywhere, in the order in which they are listed.
        public let keyHelp: [KeyHelp]

        /// Every word is needed: a language is complete or it is none.
        public init(
            back: String, quitQuestion: String, quit: String, stay: String, ok: String,
            keys: String,
            more: String, tooSmall: String, keyHelp: [KeyHelp]
        ) {
            self.back = back
            self.quitQuestion = quitQuestion
            self.quit = quit
            self.stay = stay
            self.ok = ok
            self.keys = keys
            self.more = more
            self.tooSmall = tooSmall
            self.keyHelp = keyHelp
        }

        /// The words in English.
        public static let english = Words(
            back: "Back",
            quitQuestion: "Quit Football Gather?",
            quit: "Quit",
            stay: "Stay",
            ok: "OK",
            keys: "Keys",
            more: "any key: more",
            tooSmall: "Please make the window at least 40×12.",
            keyHelp: [
                KeyHelp("↑↓←→ hjkl", "move"),
                KeyHelp("Tab", "next"),
                KeyHelp("Enter", "do it"),
                KeyHelp("Space", "tick"),
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
