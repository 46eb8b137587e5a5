/// The content of the list of keys: the keys of the page, then the keys that work on every page.
@MainActor struct KeyList {
    struct Line: Equatable {
        let keys: String
        let meaning: String
    }

    let page: [Line]
    let everywhere: [Line]

    var all: [Line] { page + everywhere }

    init(_ page: Page, rowActions: [Action], tabs: VisibleTabs?, _ strings: TerminalStrings) {
        var lines = rowActions.compactMap { Self.line(of: $0) }
        for case .scoreboard(let board) in page.elements {
            for side in board.sides {
                // All sides have the same action labels, so the name of the side is added.
                lines += [side.decrement, side.increment].compactMap {
                    Self.line(of: $0, meaning: "\(side.label) \($0.label)")
                }
            }
        }
        lines += page.allActions.compactMap { Self.line(of: $0) }
        self.page = lines
        let tabKeys = tabs.map { Line(keys: "1-\($0.numbered.count)", meaning: strings.tab) }
        everywhere =
            [tabKeys].compactMap(\.self)
            + strings.keyHelp.map { Line(keys: $0.keys, meaning: $0.meaning) }
    }

    private static func line(of action: Action, meaning: String? = nil) -> Line? {
        action.key.map { Line(keys: $0.name, meaning: meaning ?? action.label) }
    }
}
