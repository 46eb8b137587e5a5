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

    /// Returns the key for the parameters and the final byte that follow `ESC [`.
    static func key(parameters: String, final: UInt8) -> Key? {
        let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
        let first = numbers.first.flatMap { Int($0) } ?? 1
        let modifier = numbers.count > 1 ? Int(numbers[1]) ?? 0 : 1
        // Named keys with Alt, Ctrl or Meta have no function here.
        guard modifier == 1 || modifier == 2 else { return nil }
        let key = final == UInt8(ascii: "~") ? key(tilde: first) : key(letter: final)
        return modifier == 2 ? key.flatMap(shifted) : key
    }

    /// Returns the key for the final byte of `ESC O` or `ESC [`.
    static func key(letter: UInt8) -> Key? {
        switch Unicode.Scalar(letter) {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "F": .end
        case "H": .home
        case "M": .enter
        case "P": .function(1)
        case "Q": .function(2)
        case "R": .function(3)
        case "S": .function(4)
        case "Z": .backTab
        // The corners of the numeric keypad.
        case "w": .home
        case "y": .pageUp
        case "q": .end
        case "s": .pageDown
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
        default: nil
        }
    }
}
