import Testing

@testable import FullScreenTerminal

@MainActor @Suite struct `Terminal descriptions` {
    @Test(arguments: ["no-such-terminal", "no/such", String(repeating: "x", count: 10_000)])
    func `of a type that the database lacks is the built-in one`(type: String) {
        #expect(TerminalDescription.open(type: type, descriptor: 1) == .builtIn)
    }

    @Test(arguments: ["vt100", "linux", "screen", "xterm"])
    func `of a type in the database is its entry`(type: String) {
        let entry = TerminalDescription.open(type: type, descriptor: 1)
        defer { entry.close() }
        #expect(entry == .database)
    }

    @Test func `that are built in have the values of xterm-256color in the database`() {
        let entry = TerminalDescription.open(type: "xterm-256color", descriptor: 1)
        defer { entry.close() }
        let builtIn = TerminalDescription.builtIn
        for name in ["am", "xenl", "RGB"] { #expect(builtIn.flag(name) == entry.flag(name)) }
        for name in ["colors", "cols", "lines", "ncv", "RGB"] {
            #expect(max(0, builtIn.number(name)) == max(0, entry.number(name)), "\(name)")
        }
        let strings = [
            "Ms", "bel", "bold", "civis", "clear", "cnorm", "csr", "cup", "dim", "ind", "op", "rev",
            "ri",
            "rmcup", "rmkx", "setaf", "sgr0", "smcup", "smkx", "smul",
        ]
        for name in strings { #expect(builtIn.string(name) == entry.string(name), "\(name)") }
    }

    @Test func `of xterm-256color have no keys that the parser does not know`() throws {
        #expect(try Capabilities(type: "xterm-256color", descriptor: 1).keys.isEmpty)
    }

    @Test(arguments: [
        ("\u{1B}[?5l$<100/>x", "\u{1B}[?5lx"), ("$<2>", ""), ("a$<b", "a$<b"), ("$5", "$5"),
    ])
    func `have no padding delays in strings`(string: String, rest: String) {
        #expect(TerminalDescription.withoutPadding(Array(string.utf8)) == Array(rest.utf8))
    }

    @Test(arguments: [
        ("xterm-256color", "\u{1B}]52;c;QW5hCuyGkA==\u{7}"),
        ("no-such-terminal", "\u{1B}]52;c;QW5hCuyGkA==\u{7}"),
        ("linux", ""), ("vt100", ""),
    ])
    func `have a sequence for the clipboard if the terminal has one`(type: String, bytes: String)
        throws
    {
        let capabilities = try Capabilities(type: type, descriptor: 1)
        #expect(capabilities.copy("Ana\n손") == Array(bytes.utf8))
    }
}
