/// The order in which Tab visits the elements of a page, and the initial focus.
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
        let actions = page.allActions.enumerated().map { index, action in
            FocusTarget.action(
                ActionIdentity(index: index, label: action.label, key: action.key))
        }
        // An accidental Enter must not change a score, so an action gets the initial focus.
        if first?.isButton == true {
            let usable = page.allActions.indices.filter { page.allActions[$0].isEnabled }
            let index = usable.first { page.allActions[$0].weight == .primary } ?? usable.first
            first = index.map { actions[$0] }
        }
        targets += actions
        self.targets = targets
        self.first = first ?? targets.first
    }

    /// Returns the target that the user has focused if it still exists, or else the initial focus.
    func currentTarget(preferring target: FocusTarget?) -> FocusTarget? {
        target.flatMap(target(matching:)) ?? first
    }

    /// Returns the equivalent target on this page, which may have moved; nil if there is none.
    func target(matching target: FocusTarget) -> FocusTarget? {
        if targets.contains(target) { return target }
        guard case .action(let name) = target else { return nil }
        return action { $0.label == name.label }
            ?? action { $0.key != nil && $0.key == name.key }
    }

    private func action(where isWanted: (ActionIdentity) -> Bool) -> FocusTarget? {
        targets.first { target in
            if case .action(let name) = target { isWanted(name) } else { false }
        }
    }

    /// Returns the target `step` positions after another, continuing at the other end.
    func next(after target: FocusTarget?, by step: Int) -> FocusTarget? {
        guard let target, let index = targets.firstIndex(of: target) else { return first }
        return targets[(index + step + targets.count) % targets.count]
    }

    /// Returns the next target of another element above or below. All buttons of a scoreboard count
    /// as one element, and so do all actions.
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
            board.buttons.indices.map { .button(board.label, $0) }
        case .emptyState(let state): state.action == nil ? [] : [.element(state.title)]
        case .text, .countdown, .pitch, .progress: []
        }
    }
}

extension RowList {
    /// True if further rows are added when the last ones are shown.
    public var hasMoreRows: Bool { sections.contains(where: \.rows.hasMore) }
    var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }
}

/// The target of the keys. Elements are identified by label, so that the focus stays on an element
/// when others are inserted or removed.
enum FocusTarget: Hashable {
    case element(String)
    /// One of a scoreboard's buttons, counted from 0.
    case button(String, Int)
    /// One of `Page.allActions`.
    case action(ActionIdentity)

    var isButton: Bool {
        if case .button = self { true } else { false }
    }

    /// True if Enter performs the target itself instead of the page's main action.
    var isAction: Bool {
        switch self {
        case .action, .button: true
        case .element: false
        }
    }
}

/// The identity of an action across pages: its label or, if the label has changed, its key.
struct ActionIdentity: Hashable {
    let index: Int
    let label: String
    let key: Key?
}
