/// The text on a screen, from the output of the app since it cleared the screen. The app writes
/// only cells that change, so its output does not contain every word.
struct ScreenText {
    private var rows: [[Character]] = []
    private var row = 0
    private var column = 0

    init(_ output: some Sequence<UInt8>) {
        var rest = Substring(String(decoding: Array(output), as: UTF8.self))
        while let character = rest.popFirst() {
            if character == "\u{1B}" {
                readSequence(&rest)
            } else {
                write(character)
            }
        }
    }

    /// The rows from top to bottom.
    var text: String { rows.map { String($0) }.joined(separator: "\n") }

    /// Reads the rest of `ESC [ parameters final`, or two characters of another sequence.
    private mutating func readSequence(_ rest: inout Substring) {
        guard rest.popFirst() == "[" else { return _ = rest.popFirst() }
        let parameters = rest.prefix { !$0.isLetter }
        rest = rest.dropFirst(parameters.count)
        guard let final = rest.popFirst() else { return }
        switch final {
        case "H":
            let numbers = parameters.split(separator: ";").map { Int($0) ?? 1 }
            row = (numbers.first ?? 1) - 1
            column = (numbers.count > 1 ? numbers[1] : 1) - 1
        case "J":
            rows = []
        default:
            break
        }
    }

    private mutating func write(_ character: Character) {
        while rows.count <= row { rows.append([]) }
        while rows[row].count <= column { rows[row].append(" ") }
        rows[row][column] = character
        column += 1
    }
}
