import TerminalUI

@testable import FullScreenTerminal

/// Returns the events for text that arrives in several parts.
func events(_ parts: String...) -> [InputEvent] {
    events(parts.map { Array($0.utf8) })
}

/// Returns the events for bytes that arrive in several parts, with a wait for more after each.
func events(_ parts: [[UInt8]]) -> [InputEvent] {
    var parser = InputParser()
    for part in parts {
        for byte in part { parser.read(byte) }
        parser.flush()
    }
    return parser.takeEvents()
}

func keys(_ keys: Key...) -> [InputEvent] { keys.map { .key($0) } }

func typed(_ text: String) -> [InputEvent] { text.map { .key(.character($0)) } }
