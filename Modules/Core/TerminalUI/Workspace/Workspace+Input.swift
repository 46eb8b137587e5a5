import Navigation

extension Workspace {
    /// Takes what the person did to where it belongs.
    public func handle(_ event: InputEvent) {
        guard !isFinished, screen != nil else { return }
        doAsAsked {
            switch event {
            case .key(let key): handle(key)
            case .paste(let text): insert(text)
            case .mouse(let event): handle(event)
            }
        }
    }

    private func handle(_ key: Key) {
        if key == .control("c") { return interrupt() }
        #if DEBUG
            if key == .function(12) { return showNotice("Navigation", message: navigator.outline) }
        #endif
        guard let page else { return }
        if let alert = page.alert { return handle(key, in: alert) }
        if keysShownFrom != nil {
            return key == .escape ? keysShownFrom = nil : turnKeys(of: page)
        }

        let focus = FocusOrder(page).current(interaction.focus)
        if let field = page.textField(at: focus), handle(key, in: field, page: page) { return }
        if key == .character("?") || key == .function(1) { return showKeys() }
        if key == .enter, meansFocus(focus, page) { return handle(key, at: focus, in: page) }
        if let action = page.action(for: key, rowActions: focusedRow(of: page)?.actions ?? []),
            action.isEnabled || key != .escape
        {
            return perform(action)
        }
        if key == .character("/"), let search = page.searchField {
            interaction.focus = .element(search.label)
            return
        }
        if key == .escape { return goBack() }
        handle(key.asArrow, at: focus, in: page)
    }

    /// Whether Enter is for the focused thing even where an action of the page has that key: for
    /// another action, or for an option that is not marked yet.
    private func meansFocus(_ focus: FocusTarget?, _ page: Page) -> Bool {
        guard case .element(let label)? = focus else { return focus?.isAction ?? false }
        guard case .choice(let choice)? = page.element(label) else { return false }
        return choice.isEnabled && interaction.option(of: choice) != choice.selected
    }

    private func showKeys() {
        keysShownFrom = 0
    }

    /// The next part of the list of keys, or back to the page.
    private func turnKeys(of page: Page) {
        guard let shown = keysShownFrom else { return }
        let lines = KeyLines(page, rowActions: focusedRow(of: page)?.actions ?? [], words)
        keysShownFrom = nextKeys > shown && nextKeys < lines.all.count ? nextKeys : nil
    }

    /// Does it, or tells why it cannot be done.
    func perform(_ action: Action) {
        if action.isEnabled { return action.perform() }
        if let unavailableReason = action.unavailableReason { showNotice(unavailableReason) }
    }

    /// Opens or checks a row, or tells why it cannot be opened.
    func activate(_ row: Row) {
        if let activate = row.activate { return activate() }
        if let unavailableReason = row.unavailableReason { showNotice(unavailableReason) }
    }

    private func handle(_ key: Key, in alert: Alert) {
        guard let use = interaction.alert, use.isSeen else { return }
        if let action = alert.actions.first(where: { $0.key == key }) { return perform(action) }
        switch key.asArrow {
        // Whatever an answer's own key is, y and n work as everywhere in a terminal.
        case .character("y"):
            if let first = alert.actions.first { perform(first) }
        case .escape, .character("n"):
            alert.cancel()
        case .enter, .space:
            if alert.actions.isEmpty { return alert.cancel() }
            guard alert.actions.indices.contains(use.choice) else { return }
            perform(alert.actions[use.choice])
        case .left, .up, .backTab:
            choose(by: -1, in: alert)
        case .right, .down, .tab:
            choose(by: 1, in: alert)
        default:
            break
        }
    }

    /// To the next action that can be done; the ends stop.
    private func choose(by step: Int, in alert: Alert) {
        guard var choice = interaction.alert?.choice else { return }
        repeat {
            choice += step
        } while alert.actions.indices.contains(choice)
            && !alert.actions[choice].isEnabled
        if alert.actions.indices.contains(choice) { interaction.alert?.choice = choice }
    }
}
