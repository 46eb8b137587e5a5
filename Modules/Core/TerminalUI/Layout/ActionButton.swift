/// The appearance of an action on screen: its key followed by its label.
@MainActor struct ActionButton {
    let action: Action
    /// The name of the key with a blank after it; empty for an action without a key.
    let key: String
    let width: Int

    init(_ action: Action) {
        self.action = action
        key = action.key.map { "\($0.name) " } ?? ""
        // One blank on either side is highlighted together with the label.
        width = CellText.width(key) + CellText.width(action.label) + 2
    }
}

extension PageRenderer {
    /// Draws a button and returns its width in cells.
    @discardableResult
    mutating func draw(
        _ button: ActionButton, column: Int, row: Int, width: Int, isFocused: Bool,
        role: Role = .plain,
        target: HitRegion.Target
    ) -> Int {
        let action = button.action
        let width = max(0, min(width, button.width))
        let style = style(of: action, isFocused: isFocused, role: role)
        canvas.fill(Area(column: column, row: row, width: width, height: 1), style: style)
        let keyStyle =
            action.isEnabled && !isFocused ? Style(role == .plain ? .accent : role, .bold) : style
        let used = canvas.write(
            button.key, column: column + 1, row: row, width: width - 2, style: keyStyle)
        canvas.write(
            action.label, column: column + 1 + used, row: row, width: width - 2 - used,
            style: style)
        addHitRegion(target, in: Area(column: column, row: row, width: width, height: 1))
        return width
    }

    func style(of action: Action, isFocused: Bool, role: Role = .plain) -> Style {
        if isFocused {
            return .focused(action.isEnabled ? (role == .plain ? .accent : role) : .disabled)
        }
        if !action.isEnabled { return Style(.disabled) }
        switch action.weight {
        case .normal: return Style(role)
        case .primary: return Style(role, .bold)
        case .destructive: return Style(.danger)
        }
    }
}
