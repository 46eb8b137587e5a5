import CNcurses
import TerminalUI

/// The keys for ncurses key codes, control bytes, and escape sequences that the terminal database
/// does not list.
enum KeyCodes {
    static func key(code: Int32) -> Key? {
        switch code {
        case KEY_ENTER: .enter
        case KEY_BACKSPACE: .backspace
        case KEY_BTAB: .backTab
        case KEY_DC: .delete
        case KEY_IC: .insert
        case KEY_UP: .up
        case KEY_DOWN: .down
        case KEY_LEFT: .left
        case KEY_RIGHT: .right
        case KEY_SR: .shiftUp
        case KEY_SF: .shiftDown
        case KEY_SLEFT: .shiftLeft
        case KEY_SRIGHT: .shiftRight
        case KEY_HOME, KEY_FIND, KEY_A1: .home
        case KEY_END, KEY_SELECT, KEY_C1: .end
        case KEY_PPAGE, KEY_A3: .pageUp
        case KEY_NPAGE, KEY_C3: .pageDown
        case (KEY_F0 + 1)...(KEY_F0 + 12): .function(Int(code - KEY_F0))
        default: nil
        }
    }

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
