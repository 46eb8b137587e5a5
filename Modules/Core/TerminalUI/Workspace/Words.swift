extension Workspace {
    /// What the workspace itself says; everything else comes from the screens.
    public struct Words: Sendable {
        /// What a key does everywhere.
        public struct KeyHelp: Sendable {
            let keys: String
            let meaning: String

            public init(_ keys: String, _ meaning: String) {
                self.keys = keys
                self.meaning = meaning
            }
        }

        public let back: String
        public let quitQuestion: String
        public let quit: String
        public let stay: String
        public let keys: String
        public let more: String
        public let tooSmall: String
        public let keyHelp: [KeyHelp]

        public init(
            back: String, quitQuestion: String, quit: String, stay: String, keys: String,
            more: String, tooSmall: String, keyHelp: [KeyHelp]
        ) {
            self.back = back
            self.quitQuestion = quitQuestion
            self.quit = quit
            self.stay = stay
            self.keys = keys
            self.more = more
            self.tooSmall = tooSmall
            self.keyHelp = keyHelp
        }

        public static let english = Words(
            back: "Back",
            quitQuestion: "Quit Football Gather?",
            quit: "Quit",
            stay: "Stay",
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
