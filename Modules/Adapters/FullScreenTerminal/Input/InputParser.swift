import TerminalUI

/// A parser that converts the bytes of a terminal into key, paste and mouse events.
///
/// Sequences and strings are read to their end as in ECMA-48, however their bytes are divided into
/// reads. Those that are no key of the program have no effect.
struct InputParser {
    private enum State {
        case ground
        /// After ESC, which is the key Esc or the beginning of a sequence. A second ESC before it
        /// is the key Esc, or Alt with a named key.
        case escape(second: Bool)
        /// After `ESC O` and some parameters, before more parameters or the final byte (SS3).
        case single(String)
        /// After `ESC [` and some parameters, before more parameters or the final byte (CSI).
        case sequence(String)
        /// After `ESC [ [`, before one more byte: a function key of the console of Linux.
        case console
        /// After `ESC [ M` and less than three more bytes.
        case mouse([UInt8])
        /// After the introducer of a string and the beginning of its text (OSC, DCS, SOS, PM and
        /// APC).
        case string(Introducer, String)
        /// After a string and ESC, before `\\`.
        case stringEnd
    }

    /// The byte after ESC with which a sequence or a string begins.
    private enum Introducer: UInt8 {
        case sequence = 0x5B
        case single = 0x4F
        case systemCommand = 0x5D
        case deviceControl = 0x50
        case startOfString = 0x58
        case privacyMessage = 0x5E
        case programCommand = 0x5F
    }

    /// The longest parameters and texts of strings that are kept. Longer ones belong to no key.
    private static let textLimit = 64

    /// The keys of the terminal database that the states below do not cover.
    private let keys: [[UInt8]: Key]
    /// The bytes since an ESC that may become one of `keys`.
    private var pending: [UInt8] = []
    private var state = State.ground
    private var scalars = UTF8Decoder()
    private var paste = PasteCollector()
    /// A typed character that a following combining mark may extend.
    private var typed: Character?
    /// True if the next character is ignored, because it was typed with Alt.
    private var dropsCharacter = false
    /// True if the sequence that has begun has no effect: it was typed with Alt, is too long, or
    /// its ESC has become the key Esc.
    private var dropsSequence = false
    /// True if the last input was a single ESC, which may have been the beginning of a sequence
    /// whose rest is late.
    private var isAfterEscape = false
    private var events: [InputEvent] = []
    private var answers = TerminalAnswers()
    /// True if the terminal has been asked and has not given the last answer. Until then, a single
    /// ESC may be the beginning of an answer.
    private(set) var awaitsAnswer = false

    /// Creates a parser.
    ///
    /// - Parameter keys: Keys by their sequences, in addition to the common ones.
    init(keys: [[UInt8]: Key] = [:]) {
        self.keys = keys
    }

    /// True if a paste has begun and not ended.
    var isPasting: Bool { paste.isOpen }

    /// Returns the events of all input so far and removes them.
    mutating func takeEvents() -> [InputEvent] {
        defer { events = [] }
        return events
    }

    /// Returns the answers of the terminal and removes them.
    mutating func takeAnswers() -> TerminalAnswers {
        defer { answers = TerminalAnswers() }
        return answers
    }

    /// Expects an answer to `TerminalAnswers.lastQuery`.
    mutating func awaitAnswer() {
        awaitsAnswer = true
    }

    /// Stops expecting an answer. A late one is recognized nevertheless.
    mutating func stopAwaitingAnswer() {
        awaitsAnswer = false
        flush()
    }

    /// True if the input so far is a key or the beginning of one.
    var isIncomplete: Bool {
        if !pending.isEmpty { return true }
        if case .escape = state { return true }
        return false
    }

    /// True if the next bytes may be the rest of a sequence, which `giveUp()` ends.
    var awaitsRest: Bool {
        if isAfterEscape || !pending.isEmpty { return true }
        switch state {
        case .ground, .escape: return false
        case .single, .sequence, .console, .mouse, .string, .stringEnd: return true
        }
    }

    mutating func read(_ byte: UInt8) {
        guard !keys.isEmpty, byte == 0x1B || !pending.isEmpty else { return parse(byte) }
        pending.append(byte)
        if let key = keys[pending] {
            pending = []
            if !paste.isOpen { emit(key) }
        } else if !keys.keys.contains(where: { $0.starts(with: pending) }) {
            parsePending()
        }
    }

    private mutating func parsePending() {
        let bytes = pending
        pending = []
        for byte in bytes { parse(byte) }
    }

    private mutating func parse(_ byte: UInt8) {
        switch state {
        case .ground: readGround(byte)
        case .escape(let second): readEscaped(byte, second: second)
        case .single(let parameters): readSingle(parameters, byte)
        case .sequence(let parameters): readSequence(parameters, byte)
        case .console:
            state = .ground
            emit(sequenceKey: KeyCodes.key(console: byte))
        case .mouse(let bytes): readMouse(bytes + [byte])
        case .string(let introducer, let text): readString(introducer, text, byte)
        case .stringEnd:
            state = .ground
            if byte != UInt8(ascii: "\\") { readEscaped(byte, second: false) }
        }
    }

    /// Completes pending input when no more bytes are available. A single ESC becomes the key Esc;
    /// other sequences wait for their rest.
    mutating func flush() {
        if pending == [0x1B] { parsePending() }
        if case .escape(let second) = state, !awaitsAnswer {
            state = .ground
            isAfterEscape = true
            if !paste.isOpen { for _ in 0...(second ? 1 : 0) { emit(.escape) } }
        }
        if !scalars.isIncomplete { dropsCharacter = false }
        finishTyped()
    }

    /// Ends a sequence whose rest has not arrived. It has no effect, and the next byte begins
    /// another key.
    mutating func giveUp() {
        pending = []
        isAfterEscape = false
        if case .escape = state { return }
        endSequence()
    }

    /// Emits a paste whose end marker is missing.
    mutating func endIncompletePaste() {
        if paste.isOpen { events.append(.paste(paste.close())) }
    }

    /// Reads a byte outside sequences. It may be the rest of one whose ESC became the key Esc.
    private mutating func readGround(_ byte: UInt8) {
        let introducer = isAfterEscape ? Introducer(rawValue: byte) : nil
        isAfterEscape = false
        guard let introducer, canBegin(introducer) else { return readPlain(byte) }
        begin(introducer, dropped: true)
    }

    private mutating func readPlain(_ byte: UInt8) {
        if byte == 0x1B {
            scalars.reset()
            dropsCharacter = false
            state = .escape(second: false)
        } else if paste.isOpen {
            paste.append(byte)
        } else if byte < 0x20 || byte == 0x7F {
            scalars.reset()
            if dropsCharacter {
                dropsCharacter = false
            } else if let key = KeyCodes.key(control: byte) {
                emit(key)
            }
        } else if let scalar = scalars.read(byte) {
            type(scalar)
        } else if !scalars.isIncomplete {
            dropsCharacter = false
        }
    }

    private mutating func readEscaped(_ byte: UInt8, second: Bool) {
        if let introducer = Introducer(rawValue: byte), canBegin(introducer) {
            if second, introducer != .sequence, introducer != .single { emit(.escape) }
            begin(introducer, dropped: second)
        } else if byte == 0x1B {
            if second, !paste.isOpen { emit(.escape) }
            state = .escape(second: true)
        } else {
            state = .ground
            if second, !paste.isOpen { emit(.escape) }
            dropsCharacter = !paste.isOpen
            readPlain(byte)
        }
    }

    /// In a paste, only a sequence begins, because it may be the end of the paste.
    private func canBegin(_ introducer: Introducer) -> Bool {
        introducer == .sequence || !paste.isOpen
    }

    private mutating func begin(_ introducer: Introducer, dropped: Bool) {
        dropsSequence = dropped
        state =
            switch introducer {
            case .sequence: .sequence("")
            case .single: .single("")
            case .systemCommand, .deviceControl, .startOfString, .privacyMessage, .programCommand:
                .string(introducer, "")
            }
    }

    private mutating func endSequence() {
        state = .ground
        dropsSequence = false
    }

    private mutating func readSingle(_ parameters: String, _ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
            state = .single(appending(byte, to: parameters))
        case 0x20...0x7E:
            state = .ground
            emit(sequenceKey: KeyCodes.key(single: byte, modifier: parameters))
        default: readControl(byte)
        }
    }

    private mutating func readSequence(_ parameters: String, _ byte: UInt8) {
        switch byte {
        case 0x20...0x3F: state = .sequence(appending(byte, to: parameters))
        case UInt8(ascii: "[") where parameters.isEmpty: state = .console
        case 0x40...0x7E:
            state = .ground
            finish(parameters, byte)
        default: readControl(byte)
        }
    }

    /// Returns parameters with one more byte. A sequence with too many has no effect.
    private mutating func appending(_ byte: UInt8, to parameters: String) -> String {
        if parameters.utf8.count < Self.textLimit {
            return parameters + String(Unicode.Scalar(byte))
        }
        dropsSequence = true
        return parameters
    }

    /// Reads a byte that is no part of the sequence that has begun. Control bytes other than ESC,
    /// CAN and SUB do not end it.
    private mutating func readControl(_ byte: UInt8) {
        switch byte {
        case 0x18, 0x1A: endSequence()
        case 0x1B:
            endSequence()
            state = .escape(second: false)
        case 0..<0x20:
            if !paste.isOpen, let key = KeyCodes.key(control: byte) { emit(key) }
        default:
            endSequence()
            readPlain(byte)
        }
    }

    private mutating func readString(_ introducer: Introducer, _ text: String, _ byte: UInt8) {
        switch byte {
        case 0x07, 0x1B:
            if introducer == .systemCommand {
                answers.background = BackgroundColour.background(text) ?? answers.background
            }
            state = byte == 0x07 ? .ground : .stringEnd
        // CAN and SUB cancel a string. So does Ctrl-C, which no terminal sends in one.
        case 0x18, 0x1A: endSequence()
        case 0x03:
            endSequence()
            readPlain(byte)
        default:
            state = .string(introducer, appending(byte, to: text))
        }
    }

    private mutating func finish(_ parameters: String, _ final: UInt8) {
        switch (parameters, final) {
        case (_, UInt8(ascii: "c")) where parameters.hasPrefix("?"): awaitsAnswer = false
        case ("200", UInt8(ascii: "~")):
            finishTyped()
            if !paste.isOpen { paste.open() }
        case ("201", UInt8(ascii: "~")):
            endIncompletePaste()
        case _ where paste.isOpen: break
        case (_, UInt8(ascii: "R")) where CharacterWidth.isAnswer(parameters):
            answers.ambiguousWidth = CharacterWidth.width(parameters)
        case ("", UInt8(ascii: "M")): state = .mouse([])
        case (_, UInt8(ascii: "M")) where parameters.hasPrefix("<"),
            (_, UInt8(ascii: "m")) where parameters.hasPrefix("<"):
            emit(MouseParser.event(parameters: parameters, final: final))
        default:
            emit(sequenceKey: KeyCodes.key(parameters: parameters, final: final))
        }
    }

    private mutating func readMouse(_ bytes: [UInt8]) {
        if bytes.count < 3 { return state = .mouse(bytes) }
        state = .ground
        emit(MouseParser.event(bytes: bytes))
    }

    /// Combines scalars that arrive together, such as the parts of a flag, into one character.
    private mutating func type(_ scalar: Unicode.Scalar) {
        guard !dropsCharacter else { return dropsCharacter = false }
        let character = Character(scalar)
        if let before = typed {
            let joined = String(before) + String(character)
            if joined.count == 1 { return typed = Character(joined) }
        }
        finishTyped()
        typed = character
    }

    private mutating func finishTyped() {
        if let typed { events.append(.key(.character(typed))) }
        typed = nil
    }

    /// Emits the key of a sequence. A named key with Alt has no function.
    private mutating func emit(sequenceKey key: Key?) {
        if !dropsSequence, let key { emit(key) }
        dropsSequence = false
    }

    private mutating func emit(_ key: Key) {
        finishTyped()
        events.append(.key(key))
    }

    private mutating func emit(_ mouse: MouseEvent?) {
        finishTyped()
        if let mouse { events.append(.mouse(mouse)) }
    }
}
