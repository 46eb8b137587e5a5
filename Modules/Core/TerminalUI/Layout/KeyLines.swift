/// The list of keys: first those of the page, then those that do the same everywhere.
@MainActor struct KeyLines {
    struct Line: Equatable {
        let keys: String
        let meaning: String
    }

    let page: [Line]
    let everywhere: [Line]

    var all: [Line] { page + everywhere }

    init(_ page: Page, rowActions: [Action], _ words: Workspace.Words) {
        var lines = rowActions.compactMap { Self.line(of: $0) }
        for case .scoreboard(let board) in page.elements {
            for side in board.sides {
                // A plus sign alone does not say whose goal it is.
                lines += [side.decrement, side.increment].compactMap {
                    Self.line(of: $0, meaning: "\(side.label) \($0.label)")
                }
            }
        }
        lines += page.allActions.compactMap { Self.line(of: $0) }
        self.page = lines
        everywhere = words.keyHelp.map { Line(keys: $0.keys, meaning: $0.meaning) }
    }

    private static func line(of action: Action, meaning: String? = nil) -> Line? {
        action.key.map { Line(keys: $0.name, meaning: meaning ?? action.label) }
    }
}
