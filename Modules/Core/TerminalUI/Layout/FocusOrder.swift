/// In which order Tab goes through a page, and where it begins.
struct FocusOrder {
    let targets: [FocusTarget]
    private let first: FocusTarget?

    init(_ page: Page) {
        var targets: [FocusTarget] = []
        var first: FocusTarget?
        for element in page.elements {
            let added = Self.targets(of: element)
            targets += added
            if first == nil, !Self.isSearch(element) { first = added.first }
        }
        // A score is not changed by an Enter too many: there, the page's main action is first.
        if first?.isButton == true {
            first = page.actions.firstIndex { $0.weight == .primary }.map { index in
                let action = page.actions[index]
                return .action(
                    ActionName(index: index, label: action.label, key: action.key))
            }
        }
        targets += page.allActions.enumerated().map { index, action in
            .action(ActionName(index: index, label: action.label, key: action.key))
        }
        self.targets = targets
        self.first = first ?? targets.first
    }

    /// Where the focus is: where the user has put it while that is there, else where the page begins.
    func current(_ wanted: FocusTarget?) -> FocusTarget? {
        wanted.flatMap(match) ?? first
    }

    /// The same thing on this page, though it may have moved; nil when it is not there.
    func match(_ wanted: FocusTarget) -> FocusTarget? {
        if targets.contains(wanted) { return wanted }
        guard case .action(let name) = wanted else { return nil }
        return action { $0.label == name.label }
            ?? action { $0.key != nil && $0.key == name.key }
    }

    private func action(where isWanted: (ActionName) -> Bool) -> FocusTarget? {
        targets.first { target in
            if case .action(let name) = target { isWanted(name) } else { false }
        }
    }

    /// The target before or after another, around the ends.
    func next(after target: FocusTarget?, by step: Int) -> FocusTarget? {
        guard let target, let index = targets.firstIndex(of: target) else { return first }
        return targets[(index + step + targets.count) % targets.count]
    }

    /// The target above or below another element: a scoreboard counts as one, and the actions too.
    func neighbour(of target: FocusTarget, by step: Int) -> FocusTarget? {
        guard var index = targets.firstIndex(of: target) else { return first }
        let group = Self.group(of: target)
        while targets.indices.contains(index + step) {
            index += step
            if Self.group(of: targets[index]) != group { return targets[index] }
        }
        return nil
    }

    private static func group(of target: FocusTarget) -> String? {
        switch target {
        case .element(let label), .button(let label, _): label
        case .action: nil
        }
    }

    private static func isSearch(_ element: Element) -> Bool {
        if case .textField(let field) = element { field.kind == .search } else { false }
    }

    private static func targets(of element: Element) -> [FocusTarget] {
        switch element {
        case .textField(let field): [.element(field.label)]
        case .toggle(let toggle): [.element(toggle.label)]
        case .choice(let choice): [.element(choice.label)]
        case .list(let list): list.rowCount > 0 ? [.element(list.label)] : []
        case .scoreboard(let board):
            (0..<board.sides.count * 2).map { .button(board.label, $0) }
        case .emptyState(let state): state.action == nil ? [] : [.element(state.title)]
        case .text, .countdown, .progress: []
        }
    }
}

extension RowList {
    var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }
}

extension Scoreboard {
    /// A side's − and +, side after side: what the buttons' numbers count.
    var buttons: [Action] { sides.flatMap { [$0.decrement, $0.increment] } }
}
