import Navigation

extension NavigationModel {
    mutating func perform(_ steps: [Step], with scripts: Scripts) throws(NavigationError) {
        for step in steps { try perform(step, with: scripts) }
    }

    mutating func perform(_ step: Step, with scripts: Scripts) throws(NavigationError) {
        switch step {
        case .start(let coordinator, let parent, let placement):
            try start(coordinator, under: parent, as: placement, with: scripts)
        case .run(let coordinator, let parent, let placement):
            try start(coordinator, under: parent, as: placement, isRun: true, with: scripts)
        case .finish(let coordinator, let value):
            if started.contains(coordinator) { results[coordinator] = .finished(value) }
            try leave(coordinator)
        case .show(let screen, let item, let wanted, let hint, let owner):
            let placement = wanted ?? placement(of: owner)
            let known = started.contains(owner) ? owner : nil
            try command(covers: placement != .root, onto: stack(for: placement, of: known)) {
                model throws(NavigationError) in
                try model.show(
                    screen, at: item.map { ItemRoute(number: $0).record }, as: placement,
                    hint: hint, by: owner)
            }
        case .showTabs(let fills, let hasRoute, let selected, let wanted, let hint, let owner):
            let placement = wanted ?? placement(of: owner)
            let known = started.contains(owner) ? owner : nil
            try command(covers: placement != .root, onto: stack(for: placement, of: known)) {
                model throws(NavigationError) in
                try model.showTabs(
                    fills, hasRoute: hasRoute, selecting: selected, as: placement, hint: hint,
                    by: owner, with: scripts)
            }
        case .leave(let coordinator): try leave(coordinator)
        case .close: close()
        case .back: back(with: scripts)
        case .asking(let step): askToLeave(before: step, with: scripts)
        case .answer(let confirmation, let isConfirmed):
            answer(confirmation, isConfirmed, with: scripts)
        case .dropConfirmation(let screen): confirmations.kept[screen] = nil
        case .transaction(let steps):
            try transaction { model throws(NavigationError) in
                try model.perform(steps, with: scripts)
            }
        case .attempt(let steps):
            attempt { model throws(NavigationError) in
                try model.perform(.transaction(steps), with: scripts)
            }
        case .fail: throw .noSuchTab(-1)
        case .onBehalf(let screen, let step):
            let outer = source
            source = source(of: screen)
            defer { source = outer }
            try perform(step, with: scripts)
        case .pop, .popToRoot, .popTo, .dismiss, .selectTab: try move(step)
        case .open, .beginOpening, .finishOpening, .cancelOpening: break
        }
    }

    func source(of screen: Int) -> Source {
        Source(node: (screens[screen] ?? moving[screen])?.serial)
    }

    private mutating func move(_ step: Step) throws(NavigationError) {
        switch step {
        case .pop: try pop()
        case .popToRoot:
            try command { model throws(NavigationError) in
                guard let visible = model.visibleStack else { throw .nothingBelow }
                try model.change(visible) { stack throws(NavigationError) in
                    stack = Array(stack.prefix(1))
                }
            }
        case .popTo(let screen):
            try command { model throws(NavigationError) in
                guard model.screens[screen] != nil else { throw .screenNotShown }
                try model.change { layers throws(NavigationError) in
                    for index in layers.indices
                    where Self.reveal(screen, in: &layers[index].nodes) {
                        layers.removeSubrange((index + 1)...)
                        return
                    }
                }
            }
        case .dismiss:
            try command { model throws(NavigationError) in
                guard model.layers.count > 1 else { throw .noModal }
                try model.change { layers throws(NavigationError) in layers.removeLast() }
            }
        case .selectTab(let index, let number):
            try command { model throws(NavigationError) in
                let all = model.nodes.filter { !$0.tabs.isEmpty }
                guard all.indices.contains(number), all[number].tabs.indices.contains(index) else {
                    throw .noSuchTab(index)
                }
                try model.select(index, of: all[number].serial)
            }
        default: break
        }
    }

    mutating func pop() throws(NavigationError) {
        try command { model throws(NavigationError) in
            try model.change { layers throws(NavigationError) in
                guard let last = layers.indices.last else { throw .nothingBelow }
                if Self.popInnermost(&layers[last].nodes) { return }
                guard last > 0 else { throw .nothingBelow }
                layers.removeLast()
            }
        }
    }

    private mutating func leave(_ coordinator: Int) throws(NavigationError) {
        try command { model throws(NavigationError) in
            guard model.started.contains(coordinator) else {
                throw model.absence(of: coordinator)
            }
            let family = model.family(of: coordinator)
            try model.change { layers throws(NavigationError) in
                for index in layers.indices { Self.cut(family, from: &layers[index].nodes) }
            }
            if model.leaving.insert(coordinator).inserted { model.hasChanged = true }
        }
    }

    private mutating func close() {
        let outer = source
        source = nil
        defer { source = outer }
        do throws(NavigationError) {
            try command { model throws(NavigationError) in
                try model.change { layers throws(NavigationError) in layers = [] }
                model.hasChanged = true
            }
            isClosed = true
        } catch {}
    }

    private func absence(of coordinator: Int) -> NavigationError {
        leavingNow.contains(coordinator) ? .stale : .coordinatorNotStarted
    }

    // MARK: Starting

    mutating func start(
        _ coordinator: Int, under parent: Int?, as wanted: Placement?, isRun: Bool = false,
        with scripts: Scripts
    ) throws(NavigationError) {
        let known = parent.flatMap { started.contains($0) ? $0 : nil }
        try command(covers: wanted != .root, onto: stack(for: wanted, of: known)) {
            model throws(NavigationError) in
            let isDeparting = model.departed.contains { $0.keys.contains(coordinator) }
            guard !model.started.contains(coordinator), !isDeparting else {
                throw .coordinatorAlreadyStarted
            }
            if let parent, !model.started.contains(parent) { throw model.absence(of: parent) }
            model.started.insert(coordinator)
            model.parents[coordinator] = parent
            if isRun {
                model.results[coordinator] = .cancelled
                model.runs.insert(coordinator)
            }
            model.placements[coordinator] = wanted
            model.lifetimes[coordinator] = scripts.lifetimes[coordinator]
            model.hasChanged = true
            try model.perform(scripts.start[coordinator] ?? [], with: scripts)
            guard
                model.hasShown(coordinator) || model.stays(coordinator)
                    || model.leaving.contains(coordinator)
            else { throw .nothingShown }
        }
    }

    /// Returns whether a coordinator or a descendant has shown a screen in its `start()`.
    private func hasShown(_ coordinator: Int) -> Bool {
        haveShown.contains(coordinator)
            || started.contains {
                parents[$0] == coordinator
                    && (lifetimes[$0] ?? .whileShown == .whileShown || hasShown($0))
            }
    }

    // MARK: Showing

    private mutating func show(
        _ screen: Int, at route: RouteRecord?, as placement: Placement, hint: Int?, by owner: Int
    ) throws(NavigationError) {
        let stack = stack(for: placement, of: owner)
        let node = try makeNode(screen, at: route, hint: hint, by: owner)
        try put(node, as: placement, on: stack)
    }

    private mutating func makeNode(
        _ screen: Int?, at route: RouteRecord?, hint: Int?, by owner: Int
    ) throws(NavigationError) -> Node {
        guard started.contains(owner) else { throw absence(of: owner) }
        haveShown.insert(owner)
        if let screen {
            guard screens[screen] == nil else { throw .screenAlreadyShown }
            if let node = moving[screen] {
                guard node.owner == owner else { throw .screenAlreadyShown }
                return node
            }
        }
        return Node(serial: newSerial(), screen: screen, owner: owner, route: route, hint: hint)
    }

    private mutating func put(
        _ node: Node, as placement: Placement, on stack: Int?
    ) throws(NavigationError) {
        var home = stack ?? 0
        switch placement {
        case .push, .pushOnVisibleStack:
            home = try change(stack) { stack throws(NavigationError) in stack.append(node) }
        case .replaceTop:
            guard let stack else { throw .nothingBelow }
            try change(stack) { stack throws(NavigationError) in
                guard !stack.isEmpty else { throw .nothingBelow }
                stack[stack.count - 1] = node
            }
        case .root:
            home = layers.first?.stack ?? newSerial()
            try change { layers throws(NavigationError) in
                layers = [Layer(stack: home, nodes: [node], presenter: nil)]
            }
        case .modal:
            home = newSerial()
            let presenter = visibleStacks.last { !$0.isEmpty }?.last?.serial
            guard presenter != nil || layers.isEmpty else { throw .nothingBelow }
            try change { layers throws(NavigationError) in
                layers.append(Layer(stack: home, nodes: [node], presenter: presenter))
            }
        }
        settle(node.owner, in: home)
        showsLink = false
    }

    private mutating func showTabs(
        _ fills: [[Step]], hasRoute: Bool, selecting selected: Int, as placement: Placement,
        hint: Int?, by owner: Int, with scripts: Scripts
    ) throws(NavigationError) {
        guard started.contains(owner) else { throw absence(of: owner) }
        guard !fills.isEmpty else { throw .emptyStack }
        guard fills.indices.contains(selected) else { throw .noSuchTab(selected) }
        let stack = stack(for: placement, of: owner)
        var tabs = try makeNode(nil, at: hasRoute ? TabsRoute().record : nil, hint: hint, by: owner)
        tabs.tabs = fills.map { _ in [] }
        tabs.stacks = fills.map { _ in newSerial() }
        try put(tabs, as: placement, on: stack)
        let outerTab = filledTab
        for (index, fill) in fills.enumerated() {
            try select(index, of: tabs.serial)
            filledTab = (tabs.stacks[index], newest: lastSerial)
            try perform(fill, with: scripts)
            guard let filled = nodes.first(where: { $0.serial == tabs.serial }),
                !filled.tabs[index].isEmpty
            else { throw .emptyStack }
        }
        filledTab = outerTab
        try select(selected, of: tabs.serial)
    }

    private mutating func select(_ index: Int, of serial: Int) throws(NavigationError) {
        try change { layers throws(NavigationError) in
            for layer in layers.indices {
                Self.select(index, of: serial, in: &layers[layer].nodes)
            }
        }
    }
}
