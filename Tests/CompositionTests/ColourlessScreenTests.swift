import TerminalUI
import TestSupport
import Testing

/// Tests that colours only repeat what a screen says in words or by emphasis.
@MainActor @Suite struct `Screens without colours` {
    private nonisolated static let sizes = [
        Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    ]
    /// The roles that differ from plain text by their emphasis.
    private static let inEmphasis: Set<Role> = [
        .accent, .firstSide, .secondSide, .warning, .danger, .ticked, .timeUp,
    ]
    /// The roles that differ from each other by their words.
    private static let inWords: Set<Role> = [
        .running, .paused, .timeUp, .firstBadge, .secondBadge, .thirdBadge, .fourthBadge,
        .fifthBadge,
    ]

    /// Text in one style in a row of a frame.
    private struct Word {
        var text: String
        let style: Style
        let row: Int

        /// The emphasis on a terminal without colours.
        @MainActor var emphasis: Style.Emphasis {
            let theme = Theme(depth: .none, background: .dark)
            return style.emphasis.union(theme.emphasis(of: style.role))
        }
    }

    private func words(of frame: Frame) -> [Word] {
        var words: [Word] = []
        for row in 0..<frame.size.rows {
            for cell in frame.row(row) where cell.character.isLetter || cell.character.isSymbol {
                if words.last?.row == row, words.last?.style == cell.style {
                    words[words.count - 1].text.append(cell.character)
                } else {
                    words.append(Word(text: String(cell.character), style: cell.style, row: row))
                }
            }
        }
        return words.filter { $0.text.contains(where: \.isLetter) }
    }

    @Test(arguments: AppScreen.all, sizes)
    func `a screen shows meaning by emphasis`(screen: AppScreen, size: Size) async throws {
        try await screen.show { app in
            let words = words(of: app.workspace.frame(size: size))
            for word in words where Self.inEmphasis.contains(word.style.role) {
                #expect(!word.emphasis.isEmpty, "\(word)")
            }
            // The labels of the sides differ.
            let names = words.filter { !$0.text.hasPrefix("Team") }
            let sides = [Role.firstSide, .secondSide].map { role in
                Set(names.filter { $0.style.role == role }.map(\.emphasis.rawValue))
            }
            #expect(sides[0] != sides[1] || sides[0].isEmpty, "the sides look alike")
        }
    }

    @Test(arguments: AppScreen.all, sizes)
    func `a screen shows ticks as marks`(screen: AppScreen, size: Size) async throws {
        try await screen.show { app in
            let frame = app.workspace.frame(size: size)
            let lines = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
            for word in words(of: frame) where word.style.role == .ticked {
                #expect(lines[word.row].contains("[x]"), "\(word)")
            }
        }
    }

    @Test(arguments: AppScreen.all, sizes)
    func `a screen shows the focus in reverse video or with a cursor`(
        screen: AppScreen, size: Size
    ) async throws {
        try await screen.show { app in
            let page = try #require(app.workspace.page)
            guard page.alert != nil || page.elements.contains(where: \.canHaveFocus) else { return }
            let frame = app.workspace.frame(size: size)
            #expect(frame.cursor != nil || !frame.focusedLines.isEmpty)
        }
    }

    @Test func `the same word has the same role on all screens`() async throws {
        var roles: [String: Set<Role>] = [:]
        for screen in AppScreen.all {
            try await screen.show { app in
                for word in words(of: app.workspace.frame(size: Self.sizes[1]))
                where Self.inWords.contains(word.style.role) {
                    roles[word.text, default: []].insert(word.style.role)
                }
            }
        }
        #expect(Set(roles.values.joined()) == Self.inWords, "all roles occur")
        for (word, roles) in roles { #expect(roles.count == 1, "\(word)") }
    }
}

extension Element {
    /// True if the user can focus the element.
    fileprivate var canHaveFocus: Bool {
        switch self {
        case .textField(let field): field.isEnabled
        case .toggle(let toggle): toggle.isEnabled
        case .choice(let choice): choice.isEnabled
        case .scoreboard: true
        case .list(let list): list.sections.contains { $0.rows.count > 0 }
        default: false
        }
    }
}
