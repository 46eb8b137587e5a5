import CTerminfo
import FoundationEssentials
import Glibc
import TerminalUI

/// The control sequences of a terminal.
///
/// The functions of the terminal database have global variables, so they are called on the main
/// actor.
@MainActor struct Capabilities {
    /// True if the terminal has ANSI sequences. It then ignores the modes that it does not support.
    let isANSI: Bool
    /// The number of colours, or 0.
    let colours: Int
    /// True if colour numbers are RGB values and not indices of a table.
    let hasDirectColour: Bool
    /// The size that the database gives the window, used if the system does not know it.
    let size: Size
    /// True if a character in the last cell scrolls the screen.
    let scrollsAtEnd: Bool
    /// The emphasis that cannot be combined with a colour.
    let emphasisWithoutColour: Style.Emphasis
    /// The keys whose sequences the parser does not know by itself.
    let keys: [[UInt8]: Key]

    /// The bytes that begin the full screen and enable bracketed paste.
    let startSequence: [UInt8]
    /// The bytes that enable and disable the mouse.
    let mouseSequences: (on: [UInt8], off: [UInt8])
    /// The bytes that end the full screen.
    let restoreSequence: [UInt8]
    /// The bytes before and after a frame, which a terminal displays at once.
    let frameSequences: (begin: [UInt8], end: [UInt8])
    let clear: [UInt8]
    let showCursor: [UInt8]
    let hideCursor: [UInt8]
    let bell: [UInt8]
    /// True if programs can set the clipboard (OSC 52).
    private let hasClipboard: Bool
    let reset: [UInt8]
    let bold: [UInt8]
    let dim: [UInt8]
    let reverse: [UInt8]
    let underline: [UInt8]
    private let addressing: [CChar]
    /// True if `addressing` is the sequence of ANSI, which needs no library.
    private let hasANSIAddressing: Bool
    /// The sequences that limit scrolling to some rows, and that scroll up and down by one row.
    private let scrolling: (region: [CChar], up: [UInt8], down: [UInt8])
    private let colouring: [CChar]

    /// The bytes that make all rows scroll.
    private static let wholeScreen = Array("\u{1B}[r".utf8)

    /// Reads the capabilities of the terminal that this process controls, which stays unchanged.
    ///
    /// - Parameter type: The value of `TERM`.
    /// - Throws: Any `TerminalError`.
    static func ofThisProcess(type: String?) throws(TerminalError) -> Capabilities {
        guard TextLocale.isUnicode else { throw .noUnicode }
        guard let type, !type.isEmpty else { throw .noType }
        guard type != "dumb" else { throw .dumbTerminal }
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
        return try Capabilities(type: type, descriptor: STDOUT_FILENO)
    }

    /// Reads the capabilities of a type of terminal.
    ///
    /// - Throws: `.noCursorAddressing`.
    init(type: String, descriptor: Int32) throws(TerminalError) {
        let entry = TerminalDescription.open(type: type, descriptor: descriptor)
        defer { entry.close() }
        let addressing = entry.string("cup")
        guard !addressing.isEmpty else { throw .noCursorAddressing(type) }
        self.addressing = Self.template(addressing)
        hasANSIAddressing = addressing == Array("\u{1B}[%i%p1%d;%p2%dH".utf8)
        scrolling = (
            Self.template(entry.string("csr")), entry.string("ind"), entry.string("ri")
        )
        colouring = Self.template(entry.string("setaf"))
        colours = colouring.count > 1 ? max(0, entry.number("colors")) : 0
        hasDirectColour = entry.flag("RGB") || entry.number("RGB") > 0
        let (columns, rows) = (entry.number("cols"), entry.number("lines"))
        size = Size(columns: columns > 0 ? columns : 80, rows: rows > 0 ? rows : 24)
        scrollsAtEnd = entry.flag("am") && !entry.flag("xenl")
        emphasisWithoutColour = Self.emphasis(max(0, entry.number("ncv")))
        keys = Self.keys(of: entry)
        isANSI = addressing.starts(with: Array("\u{1B}[".utf8))
        let start = isANSI ? "\u{1B}[?2004h" : ""
        let stop = isANSI ? "\u{1B}[r" + MouseParser.off + "\u{1B}[?2004l" : ""
        mouseSequences =
            isANSI ? (Array(MouseParser.on.utf8), Array(MouseParser.off.utf8)) : ([], [])
        startSequence = entry.string("smcup") + entry.string("smkx") + Array(start.utf8)
        reset = entry.string("sgr0")
        showCursor = entry.string("cnorm")
        restoreSequence =
            Array(stop.utf8) + reset + entry.string("op") + showCursor + entry.string("rmkx")
            + entry.string("rmcup")
        frameSequences =
            isANSI ? (Array("\u{1B}[?2026h".utf8), Array("\u{1B}[?2026l".utf8)) : ([], [])
        clear = entry.string("clear")
        hideCursor = entry.string("civis")
        bell = entry.string("bel").isEmpty ? entry.string("flash") : entry.string("bel")
        hasClipboard = !entry.string("Ms").isEmpty
        bold = entry.string("bold")
        dim = entry.string("dim")
        reverse = entry.string("rev")
        underline = entry.string("smul")
    }

    /// Returns the bytes that set the clipboard to a text; empty if the terminal has none.
    func copy(_ text: String) -> [UInt8] {
        guard hasClipboard else { return [] }
        // `tparm`, which inserts texts into a sequence, is variadic, and Swift does not import it.
        return Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}".utf8)
    }

    /// Returns the bytes that move the cursor to a cell.
    func move(column: Int, row: Int) -> [UInt8] {
        guard hasANSIAddressing else { return Self.fill(addressing, column, row) }
        var bytes = [0x1B, UInt8(ascii: "[")]
        Self.append(row + 1, to: &bytes)
        bytes.append(UInt8(ascii: ";"))
        Self.append(column + 1, to: &bytes)
        bytes.append(UInt8(ascii: "H"))
        return bytes
    }

    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        if number > 9 { append(number / 10, to: &bytes) }
        bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
    }

    /// Returns the bytes that move the content of rows up, or down for a negative distance; empty
    /// if the terminal cannot. The new rows are blank if the style is plain.
    func scroll(_ rows: Range<Int>, by distance: Int) -> [UInt8] {
        let step = distance > 0 ? scrolling.up : scrolling.down
        guard isANSI, scrolling.region.count > 1, !step.isEmpty else { return [] }
        let region = Self.fill(scrolling.region, rows.upperBound - 1, rows.lowerBound)
        let edge = move(column: 0, row: distance > 0 ? rows.upperBound - 1 : rows.lowerBound)
        let steps = Array(repeatElement(step, count: abs(distance)).joined())
        return region + edge + steps + Self.wholeScreen
    }

    /// Returns the bytes that set the text colour to an index of the terminal's table.
    func colour(_ index: Int) -> [UInt8] { Self.fill(colouring, 0, index) }

    /// Inserts numbers into a string capability. The function `tparm`, which does the same for any
    /// number of them, is variadic, and Swift does not import it.
    private static func fill(_ template: [CChar], _ second: Int, _ first: Int) -> [UInt8] {
        guard let text = tgoto(template, Int32(second), Int32(first)) else { return [] }
        return Array(String(cString: text).utf8)
    }

    private static func template(_ bytes: [UInt8]) -> [CChar] {
        bytes.map { CChar(bitPattern: $0) } + [0]
    }

    /// Returns the emphasis for the bits of the capability `ncv`.
    private static func emphasis(_ bits: Int) -> Style.Emphasis {
        var emphasis: Style.Emphasis = []
        if bits & 2 != 0 { emphasis.insert(.underline) }
        if bits & 4 != 0 { emphasis.insert(.reverse) }
        if bits & 32 != 0 { emphasis.insert(.bold) }
        return emphasis
    }

    private static func keys(of description: TerminalDescription) -> [[UInt8]: Key] {
        var keys: [[UInt8]: Key] = [:]
        for (name, key) in KeyCodes.capabilities {
            let sequence = description.string(name)
            // Shorter ones are control characters.
            guard sequence.count > 1, sequence.first == 0x1B else { continue }
            var parser = InputParser()
            for byte in sequence { parser.read(byte) }
            if parser.takeEvents() != [.key(key)] { keys[sequence] = key }
        }
        return keys
    }
}
