import CNcurses

/// What the terminal's description says that has to be known before ncurses takes over, and after
/// it can no longer be asked.
struct Capabilities {
    let colours: Int
    /// Whether a colour's number is a mixture and not a place in a table.
    let hasDirectColour: Bool
    /// Switches on the mouse and bracketed paste, where the terminal understands ANSI's sequences and
    /// so at least ignores what it does not know of them.
    let starting: [UInt8]
    /// Switches them off.
    let stopping: [UInt8]
    /// Undoes all that a full screen does.
    let restoring: [UInt8]

    /// - Throws: `.unknownType`, `.noCursorAddressing`.
    init(type: String, descriptor: Int32) throws(TerminalError) {
        var status: Int32 = 0
        guard setupterm(type, descriptor, &status) == OK else { throw .unknownType(type) }
        defer { del_curterm(set_curterm(nil)) }
        guard let addressing = Self.string("cup") else { throw .noCursorAddressing(type) }
        let isANSI = addressing.starts(with: Array("\u{1B}[".utf8))
        starting = isANSI ? Array((MouseReader.on + "\u{1B}[?2004h").utf8) : []
        stopping = isANSI ? Array((MouseReader.off + "\u{1B}[?2004l").utf8) : []
        colours = Int(tigetnum("colors"))
        hasDirectColour = tigetflag("RGB") > 0 || tigetnum("RGB") > 0
        let strings = ["sgr0", "op", "cnorm", "rmkx", "rmcup"].map { Self.string($0) ?? [] }
        restoring = stopping + strings.flatMap { $0 }
    }

    /// A string of the description, without the pauses that are marked in it.
    private static func string(_ name: String) -> [UInt8]? {
        // An address that is no address says that the name is not one of a string.
        guard let found = tigetstr(name), Int(bitPattern: found) != -1 else { return nil }
        return withoutPauses(Array(String(cString: found).utf8))
    }

    static func withoutPauses(_ bytes: [UInt8]) -> [UInt8] {
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
