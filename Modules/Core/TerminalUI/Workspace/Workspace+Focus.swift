/// The focus, and the keys of the focused element.
extension Workspace {
    /// The lines by which a page key scrolls a text: nearly all of them in the smallest window.
    private static let pageStep = 7
    /// More lines than any text has.
    private static let longestText = 1_000_000

    func handle(_ key: Key, at focus: FocusTarget?, in page: Page) {
        switch key {
        case .tab: return move(focus, by: 1, in: page)
        case .backTab: return move(focus, by: -1, in: page)
        default: break
        }
        guard let focus else { return scroll(key) }
        switch focus {
        case .element(let label):
            guard let element = page.element(label) else { return }
            handle(key, in: element, focus, page)
        case .button(let label, let number):
            guard case .scoreboard(let board)? = page.element(label) else { return }
            handle(key, in: board, number: number, page)
        case .action(let name):
            handle(key, at: focus, action: name.index, page)
        }
    }

    /// Scrolls a page on which nothing can be focused, such as a long text. The next frame limits
    /// the position to the text.
    private func scroll(_ key: Key) {
        switch key {
        case .up: interaction.scroll = max(0, interaction.scroll - 1)
        case .down: interaction.scroll += 1
        case .pageUp: interaction.scroll = max(0, interaction.scroll - Self.pageStep)
        case .pageDown: interaction.scroll += Self.pageStep
        case .home, .character("g"): interaction.scroll = 0
        case .end, .character("G"): interaction.scroll = Self.longestText
        default: break
        }
    }

    func move(_ focus: FocusTarget?, by step: Int, in page: Page) {
        interaction.focus = FocusOrder(page).next(after: focus, by: step)
    }

    /// Moves the focus to the element above or below, if there is one.
    func moveVertically(from focus: FocusTarget, by step: Int, in page: Page) {
        guard let next = FocusOrder(page).neighbour(of: focus, by: step) else { return }
        interaction.focus = next
    }

    private func handle(_ key: Key, in element: Element, _ focus: FocusTarget, _ page: Page) {
        switch (element, key) {
        case (.list(let list), _):
            handle(key, in: list)
        case (.choice(let choice), _):
            handle(key, in: choice, focus, page)
        case (.toggle(let toggle), .enter), (.toggle(let toggle), .space):
            if toggle.isEnabled { toggle.onToggle(!toggle.isOn) }
        case (.emptyState(let state), .enter), (.emptyState(let state), .space):
            if let action = state.action { perform(action) }
        case (_, .up):
            moveVertically(from: focus, by: -1, in: page)
        case (_, .down):
            moveVertically(from: focus, by: 1, in: page)
        default:
            break
        }
    }

    private func handle(_ key: Key, in board: Scoreboard, number: Int, _ page: Page) {
        let focus = FocusTarget.button(board.label, number)
        switch key {
        case .left where number > 0: interaction.focus = .button(board.label, number - 1)
        case .right where number < board.buttons.count - 1:
            interaction.focus = .button(board.label, number + 1)
        case .up: moveVertically(from: focus, by: -1, in: page)
        case .down: moveVertically(from: focus, by: 1, in: page)
        case .enter, .space: perform(board.buttons[number])
        default: break
        }
    }

    private func handle(_ key: Key, at focus: FocusTarget, action index: Int, _ page: Page) {
        let actions = page.allActions
        switch key {
        case .left where index > 0: move(focus, by: -1, in: page)
        case .right where index < actions.count - 1: move(focus, by: 1, in: page)
        case .up: moveVertically(from: focus, by: -1, in: page)
        case .enter, .space: perform(actions[index])
        default: break
        }
    }
}
