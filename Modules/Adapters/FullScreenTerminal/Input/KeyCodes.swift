import TerminalUI

/// The keys for control bytes, escape sequences, and the key capabilities of the terminal database.
enum KeyCodes {
    /// The keys by the names of their string capabilities.
    static let capabilities: [(name: String, key: Key)] =
        [
            ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right),
            ("kri", .shiftUp), ("kind", .shiftDown), ("kLFT", .shiftLeft), ("kRIT", .shiftRight),
            ("khome", .home), ("kfnd", .home), ("ka1", .home),
            ("kend", .end), ("kslt", .end), ("kc1", .end),
            ("kpp", .pageUp), ("ka3", .pageUp), ("knp", .pageDown), ("kc3", .pageDown),
            ("kent", .enter), ("kcbt", .backTab), ("kdch1", .delete), ("kich1", .insert),
        ] + (1...12).map { ("kf\($0)", .function($0)) }

    /// Returns the key for a byte below 0x20 or for 0x7F.
    static func key(control byte: UInt8) -> Key? {
        switch byte {
        case 8, 127: .backspace
        case 9: .tab
        case 10, 13: .enter
        case 1...26: .control(Character(Unicode.Scalar(byte + 0x60)))
        default: nil
        }
    }

    /// Returns the key for the parameters and the final byte that follow `ESC [`; nil for a
    /// sequence that is no key of the program, such as an answer of the terminal.
    static func key(parameters: String, final: UInt8) -> Key? {
        let fields = parameters.split(separator: ";", omittingEmptySubsequences: false)
            .map { $0.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) } }
        let isNumeric = parameters.utf8.allSatisfy { (0x30...0x3B).contains($0) }
        guard isNumeric, let modifiers = KeyModifiers(fields.dropFirst().first ?? []) else {
            return nil
        }
        let first = fields.first?.first ?? nil
        switch final {
        case UInt8(ascii: "u"):
            let shifted = fields.first?.dropFirst().first ?? nil
            return first.flatMap { KeyReport.key(code: $0, shifted: shifted, modifiers) }
        case UInt8(ascii: "~") where first == 27 && fields.count == 3:
            return fields[2].first.flatMap { $0 }.flatMap { KeyReport.key(code: $0, modifiers) }
        case UInt8(ascii: "~"):
            return modified(first.flatMap(key(tilde:)), modifiers)
        default:
            return first ?? 1 == 1 ? modified(key(letter: final), modifiers) : nil
        }
    }

    /// Returns the key for the modifier and the final byte that follow `ESC O`.
    static func key(single final: UInt8, modifier: String) -> Key? {
        guard let modifiers = KeyModifiers(modifier.isEmpty ? [] : [Int(modifier)]) else {
            return nil
        }
        return modified(key(keypad: final) ?? key(letter: final), modifiers)
    }

    /// Returns the key for the byte that follows `ESC [ [`, which the console of Linux sends.
    static func key(console byte: UInt8) -> Key? {
        (0x41...0x45).contains(byte) ? .function(Int(byte) - 0x40) : nil
    }

    /// Named keys with Alt, Ctrl or Meta have no function.
    private static func modified(_ key: Key?, _ modifiers: KeyModifiers) -> Key? {
        guard !modifiers.hasControl, !modifiers.hasOther else { return nil }
        return modifiers.hasShift ? key.flatMap(shifted) : key
    }

    /// Returns the key for the final byte of `ESC O` or `ESC [`.
    private static func key(letter: UInt8) -> Key? {
        switch Unicode.Scalar(letter) {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "F": .end
        case "H": .home
        case "P": .function(1)
        case "Q": .function(2)
        case "R": .function(3)
        case "S": .function(4)
        case "Z": .backTab
        default: nil
        }
    }

    /// Returns a key for the final byte of `ESC O` only: Enter and the corners of the numeric
    /// keypad, and Esc as some terminals send it in application mode.
    private static func key(keypad letter: UInt8) -> Key? {
        switch Unicode.Scalar(letter) {
        case "M": .enter
        case "w": .home
        case "y": .pageUp
        case "q": .end
        case "s": .pageDown
        case "[": .escape
        default: nil
        }
    }

    private static func key(tilde number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23, 24: .function(number - 12)
        default: nil
        }
    }

    private static func shifted(_ key: Key) -> Key? {
        switch key {
        case .up: .shiftUp
        case .down: .shiftDown
        case .left: .shiftLeft
        case .right: .shiftRight
        case .backTab: .backTab
        default: nil
        }
    }
}
