/// The content of the list of keys: the keys of the page or of its alert, then the general keys
/// that have an effect.
@MainActor struct KeyList {
    struct Line: Equatable {
        let keys: String
        let meaning: String
    }

    let page: [Line]
    let everywhere: [Line]

    var all: [Line] { page + everywhere }

    /// Creates the list for a page.
    ///
    /// - Parameter hasMouse: Whether the app reacts to the mouse.
    init(_ page: Page, rowActions: [Action], tabs: VisibleTabs?, hasMouse: Bool) {
        if let alert = page.alert {
            self.page = alert.actions.compactMap { Self.line(of: $0) }
            everywhere = Self.help(on: page, besides: self.page, hasMouse)
            return
        }
        var lines = rowActions.compactMap { Self.line(of: $0) }
        for case .scoreboard(let board) in page.elements {
            for side in board.sides {
                // All sides have the same action labels, so the name of the side is added.
                lines += side.buttons.compactMap {
                    Self.line(of: $0, meaning: "\(side.label) \($0.label)")
                }
            }
        }
        lines += page.allActions.compactMap { Self.line(of: $0) }
        self.page = lines
        let tabKeys = tabs.map {
            Line(keys: "1-\($0.numbered.count)", meaning: TerminalStrings.tab)
        }
        everywhere =
            [tabKeys].compactMap(\.self) + Self.help(on: page, besides: lines, hasMouse)
    }

    /// Returns the general keys that have an effect on a page, except those that are listed
    /// already.
    private static func help(
        on page: Page, besides lines: [Line], _ hasMouse: Bool
    ) -> [Line] {
        let listed = Set(lines.map(\.keys))
        return KeyHelp.all.filter { help in
            page.has(help.scope, hasMouse: hasMouse)
                && !help.keys.split(separator: " ").allSatisfy { listed.contains(String($0)) }
        }.map { Line(keys: $0.keys, meaning: $0.meaning) }
    }

    private static func line(of action: Action, meaning: String? = nil) -> Line? {
        action.key.map { Line(keys: $0.name, meaning: meaning ?? action.label) }
    }
}

extension Page {
    fileprivate func has(
        _ scope: KeyHelp.Scope, hasMouse: Bool
    ) -> Bool {
        guard alert == nil else { return scope == .everywhere || scope == .question }
        switch scope {
        case .everywhere, .page: return true
        case .question: return false
        case .rows: return lists.contains { $0.rowCount > 0 }
        case .mouse: return hasMouse
        case .mouseOnMovableRows: return hasMouse && has(.movableRows, hasMouse: true)
        case .movableRows: return lists.contains { $0.onMove != nil }
        case .search: return searchField != nil
        case .toggle:
            return elements.contains { element in
                switch element {
                case .toggle, .choice: true
                default: false
                }
            }
        }
    }
}
