import CNcurses

/// The capabilities of a terminal, read from the terminal database before ncurses starts.
struct Capabilities {
    let colours: Int
    /// A Boolean value indicating whether colour numbers are RGB values and not indices of a table.
    let hasDirectColour: Bool
    /// The bytes that enable the mouse and bracketed paste; empty for a terminal without ANSI
    /// sequences. An ANSI terminal ignores the modes that it does not support.
    let startSequence: [UInt8]
    /// The bytes that disable the mouse and bracketed paste.
    let stopSequence: [UInt8]
    /// The bytes that end the full screen.
    let restoreSequence: [UInt8]

    /// Reads the capabilities of a type of terminal.
    ///
    /// - Throws: `.unknownType` or `.noCursorAddressing`.
    init(type: String, descriptor: Int32) throws(TerminalError) {
        var status: Int32 = 0
        guard setupterm(type, descriptor, &status) == OK else { throw .unknownType(type) }
        defer { del_curterm(set_curterm(nil)) }
        guard let addressing = Self.string("cup") else { throw .noCursorAddressing(type) }
        let isANSI = addressing.starts(with: Array("\u{1B}[".utf8))
        startSequence = isANSI ? Array((MouseParser.on + "\u{1B}[?2004h").utf8) : []
        stopSequence = isANSI ? Array((MouseParser.off + "\u{1B}[?2004l").utf8) : []
        colours = Int(tigetnum("colors"))
        hasDirectColour = tigetflag("RGB") > 0 || tigetnum("RGB") > 0
        let strings = ["sgr0", "op", "cnorm", "rmkx", "rmcup"].map { Self.string($0) ?? [] }
        restoreSequence = stopSequence + strings.flatMap { $0 }
    }

    /// Returns a string capability without its padding delays; nil if there is none.
    private static func string(_ name: String) -> [UInt8]? {
        // `tigetstr` returns -1 for a name that is no string capability.
        guard let found = tigetstr(name), Int(bitPattern: found) != -1 else { return nil }
        return withoutPadding(Array(String(cString: found).utf8))
    }

    static func withoutPadding(_ bytes: [UInt8]) -> [UInt8] {
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
}
