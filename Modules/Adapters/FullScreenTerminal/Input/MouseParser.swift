import TerminalUI

/// A parser for the two mouse protocols of terminals.
enum MouseParser {
    /// The sequences that enable presses, releases, the wheel and, if the terminal knows them,
    /// movements with a pressed button, with decimal coordinates.
    static let on = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
    /// The sequences that disable the mouse.
    static let off = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l"

    /// Returns the event for `ESC [ < button ; column ; row M`, where `m` at the end marks a
    /// release.
    static func event(parameters: String, final: UInt8) -> MouseEvent? {
        let numbers = parameters.dropFirst().split(separator: ";").map { Int($0) ?? 0 }
        guard numbers.count == 3 else { return nil }
        return event(
            numbers[0], isRelease: final == UInt8(ascii: "m"), column: numbers[1], row: numbers[2])
    }

    /// Returns the event for `ESC [ M` and three bytes, which do not identify a released button.
    static func event(bytes: [UInt8]) -> MouseEvent? {
        guard bytes.count == 3, bytes.allSatisfy({ $0 >= 32 }) else { return nil }
        let numbers = bytes.map { Int($0) - 32 }
        let isRelease = numbers[0] & 0b1100_0011 == 3
        return event(
            isRelease ? 0 : numbers[0], isRelease: isRelease, column: numbers[1], row: numbers[2])
    }

    /// Returns the event for decoded numbers.
    ///
    /// - Parameter button: The button, with bits for Shift, Alt and Ctrl, and for movement.
    private static func event(
        _ button: Int, isRelease: Bool, column: Int, row: Int
    ) -> MouseEvent? {
        guard column > 0, row > 0 else { return nil }
        let kind: MouseEvent.Kind? =
            switch button & ~0b1_1100 {
            case 0: isRelease ? .release : .press
            case 32 where !isRelease: .drag
            case 64 where !isRelease: .wheelUp
            case 65 where !isRelease: .wheelDown
            default: nil
            }
        return kind.map { MouseEvent($0, at: Point(column: column - 1, row: row - 1)) }
    }
}
