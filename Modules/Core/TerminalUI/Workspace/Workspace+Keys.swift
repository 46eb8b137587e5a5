import Navigation

/// The keys of the page and of its alert.
extension Workspace {
    /// Handles characters that were typed faster than frames are drawn. A text field that accepts
    /// all of them is edited once.
    ///
    /// - Parameter characters: The characters, in their order.
    public func receive(typed characters: [Character]) {
        if characters.count > 1, interceptor == nil, hasHandledTypeAhead, isIdle,
            let field = editableField
        {
            handle(.paste(String(characters)))
            // A presenter that rejects the text may accept its beginning.
            guard let unchanged = editableField, unchanged.label == field.label,
                unchanged.text == field.text, !interaction.isCut(field)
            else { return }
        }
        for character in characters { receive(.key(.character(character))) }
    }

    /// Handles an event immediately.
    public func handle(_ event: InputEvent) {
        guard !isFinished else { return }
        if let keys = letters(of: event) { return keys.forEach(handle) }
        if case .key(let key) = event, moveInDrawnList(key) { return }
        guard screen != nil else { return }
        performUserAction {
            switch event {
            case .key(let key): if !endsDrag(key) { handle(key) }
            case .paste(let text): insert(text)
            case .mouse(let event): handle(event)
            }
        }
    }

    /// Returns the keys for which a Hangul character stands where no text is expected, or nil for
    /// any other event. The work of each key can decide what the next one does.
    package func letters(of event: InputEvent) -> [InputEvent]? {
        guard case .key(.character(let character)) = event,
            let parts = KoreanLayout.parts(of: character), palette == nil, editableField == nil
        else { return nil }
        return parts.map { .key(.character($0)) }
    }

    private func handle(_ key: Key) {
        if key == .control("c") { return handleQuitRequest() }
        #if DEBUG
            if key == .function(12) { return showNotice("Navigation", message: navigator.outline) }
        #endif
        if repeatedEnter?.record(key) == true { return }
        guard let page else { return }
        if palette != nil { return handleInPalette(key, page) }
        if firstKeyLine != nil {
            return key == .escape ? hideKeys() : showNextKeys(of: page)
        }
        if let alert = page.alert { return handle(key, in: alert) }
        handle(key, on: page)
    }

    /// Handles a key that no dialog uses.
    func handle(_ key: Key, on page: Page) {
        let focus = FocusOrder(page).currentTarget(preferring: interaction.focus)
        let field = page.textField(at: focus)
        if field?.kind != .search { interaction.showsFirstMatch = false }
        if let field, handle(key, in: field, page: page) { return }
        if key == .character("?") || key == .function(1) { return showKeys() }
        if key == .character(":") || key == .control("p") { return showPalette() }
        if key == .enter, enterActsOnFocus(focus, page) { return handle(key, at: focus, in: page) }
        if let action = page.action(
            for: key, rowActions: page.focusedRow(interaction)?.actions ?? []),
            action.isEnabled || key != .escape
        {
            return perform(action)
        }
        if key == .character("/"), let search = page.searchField {
            interaction.focus = .element(search.label)
            return
        }
        if let tab = tabs?.numbered.first(where: { key == .character(Character("\($0 + 1)")) }) {
            return showTab(tab)
        }
        if key == .escape { return goBack() }
        handle(key.asArrow, at: focus, in: page)
    }

    /// Returns whether Enter acts on the focused target before the page's action for Enter. That is
    /// the case for an action and for a choice.
    private func enterActsOnFocus(_ focus: FocusTarget?, _ page: Page) -> Bool {
        guard case .element(let label)? = focus else { return focus?.isAction ?? false }
        if case .choice(let choice)? = page.element(label) { return choice.isEnabled }
        return false
    }

    /// Performs an action, or shows the reason why it is unavailable.
    func perform(_ action: Action) {
        if action.isEnabled { return action.perform() }
        if let unavailableReason = action.unavailableReason { showNotice(unavailableReason) }
    }

    /// Activates a row, or shows the reason why it is unavailable.
    func activate(_ row: Row) {
        if let activate = row.activate { return activate() }
        if let unavailableReason = row.unavailableReason { showNotice(unavailableReason) }
    }

    private func handle(_ key: Key, in alert: Alert) {
        guard let state = interaction.alert, state.isSeen else { return }
        if let action = alert.actions.first(where: { $0.key == key }) { return perform(action) }
        switch key.asArrow {
        // As usual in terminals, y and n answer in addition to the keys of the actions.
        case .character("y"):
            if let first = alert.actions.first { perform(first) }
        case .escape, .character("n"):
            alert.cancel()
        case .enter, .space:
            if alert.actions.isEmpty { return alert.cancel() }
            guard alert.actions.indices.contains(state.choice) else { return }
            perform(alert.actions[state.choice])
        case .left, .up, .backTab:
            choose(by: -1, in: alert)
        case .right, .down, .tab:
            choose(by: 1, in: alert)
        case .character("?"), .function(1):
            showKeys()
        case .character(":"), .control("p"):
            showPalette()
        default:
            break
        }
    }

    /// Moves the choice to the next enabled action; the first and the last one are the ends.
    private func choose(by step: Int, in alert: Alert) {
        guard var choice = interaction.alert?.choice else { return }
        repeat {
            choice += step
        } while alert.actions.indices.contains(choice)
            && !alert.actions[choice].isEnabled
        if alert.actions.indices.contains(choice) { interaction.alert?.choice = choice }
    }
}
