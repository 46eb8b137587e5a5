/// A command that the command palette offers.
struct PaletteCommand {
    let name: String
    /// The title of the row that the command acts on; empty for other commands.
    let subject: String
    /// The name of the key; empty for a command without one.
    let key: String
    let isEnabled: Bool
    let isDestructive: Bool
    /// The command as a target of the mouse, which performs it.
    let target: HitRegion.Target

    init(
        _ action: Action, as name: String, of subject: String = "", _ target: HitRegion.Target
    ) {
        self.name = name
        self.subject = subject
        key = action.key?.name ?? ""
        isEnabled = action.isEnabled
        isDestructive = action.weight == .destructive
        self.target = target
    }

    init(_ name: String, key: Key?, _ target: HitRegion.Target) {
        self.init(Action(name, key: key) {}, as: name, target)
    }
}

extension Workspace {
    /// Returns the commands of a page in the order of their display: the actions of the focused row
    /// and of the page, the places, and the workspace's own commands. While a question is open,
    /// these are its answers.
    func paletteCommands(of page: Page) -> [PaletteCommand] {
        var commands: [PaletteCommand] = []
        func add(_ action: Action, as name: String? = nil, of row: String = "", _ target: Target) {
            // A disabled action is offered if it can explain why.
            guard action.isEnabled || action.unavailableReason != nil else { return }
            commands.append(PaletteCommand(action, as: name ?? action.label, of: row, target))
        }
        if let alert = page.alert {
            for action in alert.actions { add(action, .alertAction(action.label)) }
            return commands
        }
        if let row = page.focusedRow(interaction) {
            for action in page.rowActions(of: row) {
                add(action, of: row.title, .rowAction(action.label, row.id))
            }
        }
        for action in page.allActions { add(action, .action(action.label)) }
        for element in page.elements {
            for (index, action) in page.actions(in: element).enumerated() {
                guard let label = element.label else { continue }
                let isButton = if case .scoreboard = element { true } else { false }
                add(
                    action.action, as: action.name,
                    isButton ? .button(label, index) : .emptyStateAction(label))
            }
        }
        if let tabs {
            for (index, label) in tabs.labels.enumerated() where index != tabs.selected {
                let key = tabs.numbered.contains(index) ? Character("\(index + 1)") : nil
                commands.append(PaletteCommand(label, key: key.map(Key.character), .tab(index)))
            }
        }
        if !canGoBack { for place in places() { add(place, .place(place.label)) } }
        commands += ownCommands(on: page)
        // A place may also be an action of the page.
        var names: Set<[String]> = []
        return commands.filter { names.insert([$0.name, $0.subject]).inserted }
    }

    private typealias Target = HitRegion.Target

    private func ownCommands(on page: Page) -> [PaletteCommand] {
        var commands: [PaletteCommand] = []
        if let search = page.searchField {
            commands.append(
                PaletteCommand(
                    search.label, key: .character("/"), .focus(.element(search.label))))
        }
        let isEscTaken = page.allActions.contains { $0.key == .escape && $0.isEnabled }
        if canGoBack, !isEscTaken {
            commands.append(PaletteCommand(TerminalStrings.back, key: .escape, .back))
        }
        return commands + [
            PaletteCommand(TerminalStrings.keys, key: .character("?"), .keys),
            PaletteCommand(TerminalStrings.redraw, key: .control("l"), .redraw),
            PaletteCommand(TerminalStrings.suspend, key: .control("z"), .suspend),
            PaletteCommand(TerminalStrings.quit, key: .control("c"), .quit),
        ]
    }
}
