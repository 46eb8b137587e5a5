import PlainTerminal
import TerminalUI
import TestSupport

extension AppHarness {
    /// Runs commands of plain mode on the visible page.
    ///
    /// - Returns: The end of the run, and the output.
    func runPlain(
        _ commands: [String] = [], isStrict: Bool = false, isTerse: Bool = false
    ) async -> (exit: PlainExit, output: String) {
        let input = TemporaryFile(Array(commands.map { $0 + "\n" }.joined().utf8))
        let output = TemporaryFile()
        let terminal = PlainTerminal(
            input: input.descriptor, output: output.descriptor, isStrict: isStrict,
            isTerse: isTerse
        ) { duration in await self.advance(by: duration) }
        let exit = await terminal.run(workspace)
        return (exit, output.text)
    }

    /// The visible page as plain mode prints it.
    var plainPage: String { get async { await runPlain().output } }

    /// Presses keys by their names, types the texts in quotation marks, and waits for as many
    /// seconds as follow the word `wait`. Draws a frame after each key, as a terminal does.
    func press(named names: [String]) async throws {
        for name in names {
            if let wait = name.wholeMatch(of: /wait (\d+)/), let seconds = Int(wait.1) {
                await advance(by: .seconds(seconds))
            } else if name.count > 1, name.hasPrefix("\""), name.hasSuffix("\"") {
                for character in name.dropFirst().dropLast() {
                    await pressAndDraw(.character(character))
                }
            } else {
                guard let key = Self.key(name) else { throw UnknownKey(name: name) }
                await pressAndDraw(key)
            }
        }
    }

    private func pressAndDraw(_ key: Key) async {
        workspace.receive(.key(key))
        await driver.settle()
        _ = workspace.frame(size: Size(columns: 80, rows: 24))
        // A frame can load rows.
        await driver.settle()
    }

    private struct UnknownKey: Error {
        let name: String
    }

    private static func key(_ name: String) -> Key? {
        if name.count == 1 { return .character(Character(name)) }
        if name.hasPrefix("Ctrl-"), name.count == 6 {
            return .control(Character(name.suffix(1).lowercased()))
        }
        let keys: [String: Key] = [
            "Space": .space, "Enter": .enter, "Esc": .escape, "Tab": .tab, "Up": .up,
            "Down": .down, "Left": .left, "Right": .right, "Home": .home, "End": .end,
            "Backspace": .backspace, "Shift-Tab": .backTab, "Shift-Up": .shiftUp,
            "Shift-Down": .shiftDown, "Shift-Left": .shiftLeft, "Shift-Right": .shiftRight,
            "PgDn": .pageDown, "PgUp": .pageUp,
        ]
        return keys[name]
    }
}
