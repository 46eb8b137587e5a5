import TerminalUI

/// A key that is reported by its code point, as in kitty's keyboard protocol
/// (`CSI code ; modifiers u`) and in xterm's modifyOtherKeys (`CSI 27 ; modifiers ; code ~`).
enum KeyReport {
    /// Returns a key; nil for one without a function in the program.
    ///
    /// - Parameters:
    ///   - code: The code point of the key, or a number of the private use area that the protocol
    ///     defines.
    ///   - shifted: The code point of the key with Shift, if the terminal reports it.
    static func key(code: Int, shifted: Int? = nil, _ modifiers: KeyModifiers) -> Key? {
        guard !modifiers.hasOther else { return nil }
        if let key = named(code, modifiers) { return key }
        guard !privateUse.contains(code), code >= 0x20, let scalar = scalar(code) else {
            return nil
        }
        if modifiers.hasControl {
            let upper = scalar.properties.uppercaseMapping.utf8
            guard upper.count == 1, let byte = upper.first, byte >= 0x40 else { return nil }
            // Ctrl-[ is Esc.
            return byte & 0x1F == 0x1B ? .escape : KeyCodes.key(control: byte & 0x1F)
        }
        guard modifiers.hasShift else { return .character(Character(scalar)) }
        if let shifted = shifted.flatMap(Self.scalar) { return .character(Character(shifted)) }
        let upper = scalar.properties.uppercaseMapping
        return .character(upper.count == 1 ? Character(upper) : Character(scalar))
    }

    private static let privateUse = 57_344...63_743

    private static func scalar(_ code: Int) -> Unicode.Scalar? {
        UInt32(exactly: code).flatMap(Unicode.Scalar.init)
    }

    private static func named(_ code: Int, _ modifiers: KeyModifiers) -> Key? {
        switch code {
        case 8, 127: .backspace
        case 9: modifiers.hasShift ? .backTab : .tab
        case 13, 57_414: .enter
        case 27: .escape
        case 57_399...57_408: .character(Character("\(code - 57_399)"))
        case 57_417...57_426 where !modifiers.hasControl: keypad[code - 57_417]
        default: nil
        }
    }

    /// The keys of the numeric keypad from 57417.
    private static let keypad: [Key] = [
        .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
    ]
}
