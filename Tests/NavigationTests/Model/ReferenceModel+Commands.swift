import Navigation

extension ReferenceModel {
    /// The screen on whose behalf something is done.
    struct Origin: Equatable {
        let screen: Int
        /// Whether it was there when that began.
        let wasThere: Bool
    }

    mutating func act(
        for screen: Int, _ body: (inout ReferenceModel) throws(NavigationError) -> Void
    ) throws(NavigationError) {
        let outer = origin
        origin = Origin(
            screen: screen, wasThere: screens[screen] != nil || moving[screen] != nil)
        defer { origin = outer }
        try body(&self)
    }

    /// A transaction of one command, or a part of a larger one.
    mutating func command(
        _ name: String, covers: Bool = false,
        _ body: (inout ReferenceModel) throws(NavigationError) -> Void
    ) throws(NavigationError) {
        try transaction { model throws(NavigationError) in
            model.log.append(
                LogLine(
                    transaction: model.transactions + 1, command: name,
                    isFromScreen: model.origin?.wasThere == true))
            guard model.isTimely || model.comesInTime(covers: covers) else { throw .stale }
            model.isTimely = true
            try body(&model)
        }
    }

    func comesInTime(covers: Bool) -> Bool {
        guard let origin else { return true }
        guard origin.wasThere else { return false }
        return covers ? visible == origin.screen : screens[origin.screen] != nil
    }

    mutating func back() {
        guard comesInTime(covers: false) else { return outcomes.append(leaveByBack()) }
        guard canGoBack else { return outcomes.append(.atRoot) }
        if let visible {
            if let question = dialogue.open[visible], dialogue.isAlive(question) {
                return outcomes.append(.asking)
            }
            if stayers.contains(visible) { return outcomes.append(.stayed) }
            if dialogue.askers.contains(visible) {
                let question = dialogue.question(of: visible)
                guard let agrees = dialogue.answers[question] else {
                    dialogue.open[visible] = question
                    return outcomes.append(.asking)
                }
                if !agrees { return outcomes.append(.stayed) }
            }
        }
        outcomes.append(leaveByBack())
    }

    mutating func answer(_ question: Int, _ agrees: Bool) {
        guard dialogue.isAlive(question), dialogue.answers[question] == nil else { return }
        dialogue.answers[question] = agrees
        guard let screen = dialogue.open.first(where: { $0.value == question })?.key else { return }
        dialogue.open[screen] = nil
        if agrees, visible == screen { _ = leaveByBack() }
    }

    private mutating func leaveByBack() -> BackOutcome {
        do throws(NavigationError) {
            try command("pop") { model throws(NavigationError) in try model.pop() }
            return .left
        } catch {
            return error == .stale ? .left : .atRoot
        }
    }
}
