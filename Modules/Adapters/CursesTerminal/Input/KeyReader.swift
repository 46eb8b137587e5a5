import TerminalUI

/// Turns what the terminal sends into events: bytes and ncurses' key numbers in, keys, pastes and what
/// the mouse did out.
///
/// Bytes come from `wgetch` and are put together here, because `wget_wch` swallows what follows a
/// broken character, and loses a good one that arrives in two pieces.
struct KeyReader {
    private enum State {
        case ground
        /// After Esc: the key itself, or the beginning of something longer.
        case escape
        /// After `ESC O`: one byte is to come.
        case single
        /// After `ESC [`: parameters are to come, and a byte that ends them.
        case sequence(String)
        /// After `ESC [ M`: three bytes are to come.
        case mouse([UInt8])
    }

    private var state = State.ground
    private var scalars = ScalarReader()
    private var paste = PasteCollector()
    /// Typed, but a mark that belongs to it may follow.
    private var typed: Character?
    /// The character to come was typed with Alt, which means nothing here.
    private var dropsCharacter = false
    private var events: [InputEvent] = []

    /// Whether a paste has begun and its end has not come.
    var isPasting: Bool { paste.isOpen }

    /// What has become of everything read so far.
    mutating func takeEvents() -> [InputEvent] {
        defer { events = [] }
        return events
    }

    mutating func read(_ byte: UInt8) {
        switch state {
        case .ground: readPlain(byte)
        case .escape: readEscaped(byte)
        case .single:
            state = .ground
            if let key = KeyNames.key(letter: byte) { emit(key) }
        case .sequence(let parameters): readSequence(parameters, byte)
        case .mouse(let bytes): readMouse(bytes + [byte])
        }
    }

    mutating func read(code: Int32) {
        if paste.isOpen {
            if KeyNames.key(code: code) == .enter { paste.append(UInt8(ascii: "\n")) }
            return
        }
        // Alt with a key that has a name.
        if case .escape = state { return state = .ground }
        if let key = KeyNames.key(code: code) { emit(key) }
    }

    /// Nothing more is there for now: an Esc that nothing followed was the key.
    mutating func settle() {
        switch state {
        case .escape:
            state = .ground
            if !paste.isOpen { emit(.escape) }
        case .single, .sequence(""):
            // Alt-O and Alt-[.
            state = .ground
        case .ground, .sequence, .mouse: break
        }
        finishTyped()
    }

    /// The end of the paste does not come: what is there is all of it.
    mutating func abandonPaste() {
        if paste.isOpen { events.append(.paste(paste.close())) }
    }

    private mutating func readPlain(_ byte: UInt8) {
        if byte == 0x1B {
            scalars.reset()
            state = .escape
        } else if paste.isOpen {
            paste.append(byte)
        } else if byte < 0x20 || byte == 0x7F {
            scalars.reset()
            if dropsCharacter {
                dropsCharacter = false
            } else if let key = KeyNames.key(control: byte) {
                emit(key)
            }
        } else if let scalar = scalars.read(byte) {
            type(scalar)
        }
    }

    private mutating func readEscaped(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "["): state = .sequence("")
        case UInt8(ascii: "O") where !paste.isOpen: state = .single
        case 0x1B: if !paste.isOpen { emit(.escape) }
        default:
            state = .ground
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
            // Not a sequence after all.
            state = .ground
            if byte == 0x1B { state = .escape }
        }
    }

    private mutating func finish(_ parameters: String, _ final: UInt8) {
        switch (parameters, final) {
        case ("200", UInt8(ascii: "~")):
            finishTyped()
            if !paste.isOpen { paste.open() }
        case ("201", UInt8(ascii: "~")):
            abandonPaste()
        case _ where paste.isOpen: break
        case ("", UInt8(ascii: "M")): state = .mouse([])
        case (_, UInt8(ascii: "M")) where parameters.hasPrefix("<"),
            (_, UInt8(ascii: "m")) where parameters.hasPrefix("<"):
            emit(MouseReader.event(parameters: parameters, final: final))
        default:
            if let key = KeyNames.key(parameters: parameters, final: final) { emit(key) }
        }
    }

    private mutating func readMouse(_ bytes: [UInt8]) {
        if bytes.count < 3 { return state = .mouse(bytes) }
        state = .ground
        emit(MouseReader.event(bytes: bytes))
    }

    /// A flag, or a syllable of several parts, is one key if it comes in one piece.
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

    private mutating func emit(_ key: Key) {
        finishTyped()
        events.append(.key(key))
    }

    private mutating func emit(_ mouse: MouseEvent?) {
        finishTyped()
        if let mouse { events.append(.mouse(mouse)) }
    }
}
