/// The state of the open command palette: the typed filter and the chosen command.
struct CommandPalette {
    /// The largest number of typed characters.
    private static let limit = 100

    private(set) var filter = LineEditor(text: "", cursor: 0)
    /// The command that Enter performs; nil for none.
    ///
    /// A command that disappears while the palette is open is not replaced by another one, which
    /// the user has not chosen.
    private(set) var choice: HitRegion.Target?
    /// The index of the first visible command.
    private(set) var scroll = 0
    /// The number of visible commands when the palette was last drawn.
    private var height = 1

    /// The number of commands that a page key moves by.
    var pageStep: Int { max(1, height - 1) }

    /// Returns the commands that match the filter: each typed word begins a word of the command.
    /// Those that match without the title of their row come first.
    func matches(
        in commands: [PaletteCommand], searchKey: (String) -> String
    ) -> [PaletteCommand] {
        func words(_ text: String) -> [Substring.UTF8View] {
            searchKey(text).split(whereSeparator: \.isWhitespace).map(\.utf8)
        }
        let typed = words(filter.text)
        func matches(_ text: String) -> Bool {
            let words = words(text)
            return typed.allSatisfy { part in words.contains { $0.starts(with: part) } }
        }
        let byName = commands.map { matches($0.name) }
        let first = zip(commands, byName).filter(\.1).map(\.0)
        let others = zip(commands, byName).filter { !$0.1 }.map(\.0)
        return first + others.filter { matches("\($0.name) \($0.subject)") }
    }

    /// Inserts typed or pasted text into the filter.
    mutating func insert(_ text: String) {
        filter.insert(text, limit: Self.limit)
    }

    /// Handles an editing key of the filter.
    mutating func edit(_ key: Key) {
        _ = filter.handle(key)
    }

    /// Chooses the first command that can be performed, if possible one that destroys nothing,
    /// because Enter alone must not perform a destructive command.
    mutating func chooseFirst(of commands: [PaletteCommand]) {
        let enabled = commands.filter(\.isEnabled)
        let first = enabled.first { !$0.isDestructive } ?? enabled.first ?? commands.first
        choice = first?.target
        scroll = 0
    }

    /// Moves the choice by a number of commands; the first and the last one are the ends.
    mutating func moveChoice(by step: Int, in commands: [PaletteCommand]) {
        guard let index = commands.firstIndex(where: { $0.target == choice }) else {
            return chooseFirst(of: commands)
        }
        choice = commands[min(max(0, index + step), commands.count - 1)].target
    }

    /// Scrolls to the choice in a window with a number of rows.
    mutating func scroll(to commands: [PaletteCommand], height: Int) {
        self.height = height
        if let index = commands.firstIndex(where: { $0.target == choice }) {
            scroll = min(max(scroll, index - height + 1), index)
        }
        scroll = max(0, min(scroll, commands.count - height))
    }
}
