import CTerminfo

/// The capabilities of a type of terminal, by their names in the terminal database.
///
/// A type that the database of this machine lacks is described as `xterm-256color`, whose sequences
/// are understood by the terminals that are newer than the database, such as kitty, Ghostty and
/// foot.
///
/// The functions of the terminal database have global variables, so they are called on the main
/// actor.
@MainActor enum TerminalDescription {
    /// The entry of the database that is in use.
    case database
    /// The entry `xterm-256color` as this program contains it.
    case builtIn

    /// Returns the description of a type, which `close()` releases.
    static func open(type: String, descriptor: Int32) -> TerminalDescription {
        var status: Int32 = 0
        setupterm(type, descriptor, &status)
        return status == 1 ? .database : .builtIn
    }

    func close() {
        if self == .database { del_curterm(set_curterm(nil)) }
    }

    /// Returns whether the terminal has a capability.
    func flag(_ name: String) -> Bool {
        switch self {
        case .database: tigetflag(name) > 0
        case .builtIn: Self.flags.contains(name)
        }
    }

    /// Returns a number; negative if there is none.
    func number(_ name: String) -> Int {
        switch self {
        case .database: Int(tigetnum(name))
        case .builtIn: Self.numbers[name] ?? -1
        }
    }

    /// Returns a control sequence without its padding delays; empty if there is none.
    func string(_ name: String) -> [UInt8] {
        switch self {
        case .database:
            // `tigetstr` returns -1 for a name that is no string capability.
            guard let found = tigetstr(name), Int(bitPattern: found) != -1 else { return [] }
            return Self.withoutPadding(Array(String(cString: found).utf8))
        case .builtIn: return Array((Self.strings[name] ?? "").utf8)
        }
    }

    nonisolated static func withoutPadding(_ bytes: [UInt8]) -> [UInt8] {
        var kept: [UInt8] = []
        var rest = bytes[...]
        while let byte = rest.first {
            if rest.starts(with: Array("$<".utf8)), let end = rest.firstIndex(of: UInt8(ascii: ">"))
            {
                rest = rest[(end + 1)...]
            } else {
                kept.append(byte)
                rest = rest.dropFirst()
            }
        }
        return kept
    }

    // MARK: The built-in entry

    private static let flags: Set = ["am", "xenl"]
    private static let numbers = ["colors": 256, "cols": 80, "lines": 24]
    /// The parser knows the keys of `xterm-256color` by itself.
    private static let strings = [
        "Ms": "\u{1B}]52;%p1%s;%p2%s\u{7}",
        "bel": "\u{7}",
        "bold": "\u{1B}[1m",
        "civis": "\u{1B}[?25l",
        "clear": "\u{1B}[H\u{1B}[2J",
        "cnorm": "\u{1B}[?12l\u{1B}[?25h",
        "csr": "\u{1B}[%i%p1%d;%p2%dr",
        "cup": "\u{1B}[%i%p1%d;%p2%dH",
        "dim": "\u{1B}[2m",
        "ind": "\n",
        "op": "\u{1B}[39;49m",
        "rev": "\u{1B}[7m",
        "ri": "\u{1B}M",
        "rmcup": "\u{1B}[?1049l\u{1B}[23;0;0t",
        "rmkx": "\u{1B}[?1l\u{1B}>",
        "setaf":
            "\u{1B}[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e38;5;%p1%d%;m",
        "sgr0": "\u{1B}(B\u{1B}[m",
        "smcup": "\u{1B}[?1049h\u{1B}[22;0;0t",
        "smkx": "\u{1B}[?1h\u{1B}=",
        "smul": "\u{1B}[4m",
    ]
}
