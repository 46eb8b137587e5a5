import TerminalUI

/// A parser that converts the bytes of a terminal into key, paste and mouse events.
struct InputParser {
    private enum State {
        case ground
        /// After ESC, which is the key Esc or the beginning of a sequence. A second ESC before it is
        /// the key Esc, or Alt with a named key.
        case escape(second: Bool)
        /// After `ESC O`, before one more byte.
        case single
        /// After `ESC [` and some parameters, before more parameters or the final byte.
        case sequence(String)
        /// After `ESC [ M` and less than three more bytes.
        case mouse([UInt8])
        /// After `ESC ]` and a part of an answer of the terminal.
        case answer(String)
        /// After an answer and ESC, before `\\`.
        case answerEnd
    }

    /// The keys of the terminal database that the states below do not cover.
    private let keys: [[UInt8]: Key]
    /// The bytes since an ESC that may become one of `keys`.
    private var pending: [UInt8] = []
    private var state = State.ground
    private var scalars = UTF8Decoder()
    private var paste = PasteCollector()
    /// A typed character that a following combining mark may extend.
    private var typed: Character?
    /// A Boolean value indicating whether the next character is ignored, because it was typed with
    /// Alt.
    private var dropsCharacter = false
    /// A Boolean value indicating whether the sequence that has begun was typed with Alt.
    private var dropsSequence = false
    private var events: [InputEvent] = []
    private var background: Theme.Background?
    /// A Boolean value indicating whether the terminal has been asked for its background and has not
    /// answered. Until then, a single ESC may be the beginning of the answer.
    private(set) var awaitsAnswer = false

    /// Creates a parser.
    ///
    /// - Parameter keys: Keys by their sequences, in addition to the common ones.
    init(keys: [[UInt8]: Key] = [:]) {
        self.keys = keys
    }

    /// A Boolean value indicating whether a paste has begun and not ended.
    var isPasting: Bool { paste.isOpen }

    /// Returns the events of all input so far and removes them.
    mutating func takeEvents() -> [InputEvent] {
        defer { events = [] }
        return events
    }

    /// Returns the background that the terminal has answered with, and removes it.
    mutating func takeBackground() -> Theme.Background? {
        defer { background = nil }
        return background
    }

    /// Expects an answer to `BackgroundColour.query`.
    mutating func awaitAnswer() {
        awaitsAnswer = true
    }

    /// Stops expecting an answer. A late one is recognized nevertheless.
    mutating func stopAwaitingAnswer() {
        awaitsAnswer = false
        flush()
    }

    /// A Boolean value indicating whether the input so far may be the beginning of a key.
    var isIncomplete: Bool {
        if !pending.isEmpty { return true }
        if case .escape = state { return true }
        return false
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
        case .ground: readPlain(byte)
        case .escape(let second): readEscaped(byte, second: second)
        case .single:
            state = .ground
            emit(sequenceKey: KeyCodes.key(letter: byte))
        case .sequence(let parameters): readSequence(parameters, byte)
        case .mouse(let bytes): readMouse(bytes + [byte])
        case .answer(let text): readAnswer(text, byte)
        case .answerEnd:
            state = .ground
            if byte != UInt8(ascii: "\\") { readEscaped(byte, second: false) }
        }
    }

    /// Completes pending input when no more bytes are available. A single ESC becomes the key Esc.
    mutating func flush() {
        parsePending()
        switch state {
        case .escape(let second) where !awaitsAnswer:
            state = .ground
            if !paste.isOpen { for _ in 0...(second ? 1 : 0) { emit(.escape) } }
        // Alt-O and Alt-[.
        case .single: state = .ground
        case .sequence("") where !awaitsAnswer: state = .ground
        case .ground, .escape, .sequence, .mouse, .answer, .answerEnd: break
        }
        finishTyped()
    }

    /// Emits a paste whose end marker is missing.
    mutating func endIncompletePaste() {
        if paste.isOpen { events.append(.paste(paste.close())) }
    }

    private mutating func readPlain(_ byte: UInt8) {
        if byte == 0x1B {
            scalars.reset()
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
        }
    }

    private mutating func readEscaped(_ byte: UInt8, second: Bool) {
        switch byte {
        case UInt8(ascii: "["):
            state = .sequence("")
            dropsSequence = second
        case UInt8(ascii: "O") where !paste.isOpen:
            state = .single
            dropsSequence = second
        case UInt8(ascii: "]") where !paste.isOpen:
            if second { emit(.escape) }
            state = .answer("")
        case 0x1B:
            if second, !paste.isOpen { emit(.escape) }
            state = .escape(second: true)
        default:
            state = .ground
            if second, !paste.isOpen { emit(.escape) }
            dropsCharacter = !paste.isOpen
            readPlain(byte)
        }
    }

    private mutating func readSequence(_ parameters: String, _ byte: UInt8) {
        switch byte {
        case 0x20...0x3F where parameters.utf8.count < 32:
            state = .sequence(parameters + String(Unicode.Scalar(byte)))
        case 0x40...0x7E:
            state = .ground
            finish(parameters, byte)
        default:
            // Any other byte ends the sequence as invalid.
            state = .ground
            if byte == 0x1B { state = .escape(second: false) }
        }
    }

    /// Reads a byte of an answer. Other text after `ESC ]` is typed by the user.
    private mutating func readAnswer(_ text: String, _ byte: UInt8) {
        let next = text + String(Unicode.Scalar(byte))
        let beginning = BackgroundColour.prefix.prefix(next.utf8.count)
        switch byte {
        case 0x07, 0x1B:
            background = BackgroundColour.background(text) ?? background
            state = byte == 0x07 ? .ground : .answerEnd
        case 0x20..<0x7F where next.utf8.count < 32 && next.hasPrefix(beginning):
            state = .answer(next)
        default:
            state = .ground
            readPlain(byte)
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
