/// An action as it is written wherever it can be done: its key, then its name.
@MainActor struct Chip {
    let action: Action
    /// `s `, or nothing.
    let key: String
    let width: Int

    init(_ action: Action) {
        self.action = action
        key = action.key.map { "\($0.name) " } ?? ""
        // A blank on either side, so that the focus has some body.
        width = CellText.width(key) + CellText.width(action.label) + 2
    }
}

extension PageRenderer {
    /// Returns how many cells it took.
    @discardableResult
    mutating func draw(
        _ chip: Chip, column: Int, row: Int, width: Int, isFocused: Bool, role: Role = .plain,
        target: Hit.Target
    ) -> Int {
        let action = chip.action
        let width = max(0, min(width, chip.width))
        let style = style(of: action, isFocused: isFocused, role: role)
        canvas.fill(Area(column: column, row: row, width: width, height: 1), style: style)
        let keyStyle =
            action.isEnabled && !isFocused ? Style(role == .plain ? .accent : role, .bold) : style
        let used = canvas.write(
            chip.key, column: column + 1, row: row, width: width - 2, style: keyStyle)
        canvas.write(
            action.label, column: column + 1 + used, row: row, width: width - 2 - used,
            style: style)
        note(target, in: Area(column: column, row: row, width: width, height: 1))
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
        case .destructive: return Style(.warning)
        }
    }

    /// Makes something reachable by the mouse, as far as it is in sight.
    mutating func note(_ target: Hit.Target, in area: Area) {
        let top = max(area.row, clip.row)
        let bottom = min(area.row + area.height, clip.row + clip.height)
        guard top < bottom, area.width > 0 else { return }
        hits.append(
            Hit(
                area: Area(column: area.column, row: top, width: area.width, height: bottom - top),
                target: target))
    }
}
