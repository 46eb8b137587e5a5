@testable import Navigation

extension Playground {
    /// What both show, wherever they are; nil when it is the same.
    func differenceOfTrees() -> String? {
        let (expected, actual) = (model.outline, outline)
        return expected == actual ? nil : "the tree is \(actual), expected \(expected)"
    }

    /// What can be compared when nothing is under way; nil when all is as it should be.
    func differenceAtRest() -> String? {
        differenceOfTrees() ?? differenceOfLives() ?? differenceOfWork() ?? differenceOfLeaks()
            ?? leftover()
    }

    private var outline: Outline {
        func shapes(_ stack: StackID) -> [Outline.Shape] {
            navigator.tree.nodes(of: stack).map { node in
                let owner = number(ofOwner: node.id)
                switch node.content {
                case .screen:
                    let screen = navigator.screen(at: node.id) as? PlayScreen
                    return .screen(screen?.number ?? -1, owner: owner)
                case .tabs(let tabs, let selected):
                    return .tabs(tabs.map(shapes), selected: selected, owner: owner)
                }
            }
        }
        return Outline(
            layers: navigator.tree.layers.map { layer in
                Outline.Layer(shapes: shapes(layer.stack), presenter: layer.presenter.map(name))
            },
            visible: (navigator.visibleScreen as? PlayScreen)?.number,
            canGoBack: navigator.canGoBack,
            coordinators: Set(navigator.liveCoordinators.compactMap { ($0 as? PlayFlow)?.number })
        )
    }

    private var openQuestions: Int {
        navigator.asked.values.count { $0.question != nil }
    }

    private func number(ofOwner node: NodeID) -> Int {
        (navigator.owner(of: node) as? PlayFlow)?.number ?? -1
    }

    private func name(_ presenter: NodeID) -> Int {
        let screen = navigator.screen(at: presenter) as? PlayScreen
        return screen?.number ?? -1 - number(ofOwner: presenter)
    }

    private func differenceOfLives() -> String? {
        if !model.pending.isEmpty { return "not told that they left: \(model.pending)" }
        for (number, known) in flows where known.pin == nil {
            if (known.object != nil) != model.started.contains(number) {
                return "coordinator \(number) is \(known.object == nil ? "dead" : "alive")"
            }
        }
        let present = model.screens
        for (number, known) in screens {
            let isPresent = present[number] != nil
            if known.pin == nil, (known.object != nil) != isPresent {
                return "screen \(number) is \(known.object == nil ? "dead" : "alive")"
            }
            if let screen = known.object, navigator.isShowing(screen) != isPresent {
                return "screen \(number) is shown: \(!isPresent)"
            }
        }
        return nil
    }

    private func differenceOfWork() -> String? {
        let present = model.screens
        for number in present.keys { scopes[number]?.wasInTree = true }
        for (number, scope) in scopes where scope.wasInTree {
            if scope.work.isCancelled == (present[number] != nil) {
                return "the work of screen \(number) is cancelled: \(scope.work.isCancelled)"
            }
        }
        for (number, scopes) in flowScopes {
            let running = scopes.filter { !$0.isCancelled }.count
            if running != (model.started.contains(number) ? 1 : 0) {
                return "\(running) scopes of coordinator \(number) are open"
            }
        }
        return nil
    }

    /// What the log says of this step; nil when that is right.
    func differenceOfLogs() -> String? {
        let expected = Array(model.log.suffix(NavigationLog.capacity))
        model.log = []
        let actual = navigator.log.entries.suffix(expected.count).map { LogLine($0) }
        return expected == actual ? nil : "the log says \(actual), expected \(expected)"
    }

    private func differenceOfLeaks() -> String? {
        let expected =
            model.leftScreens.filter { screens[$0]?.pin != nil }.map { _ in "PlayScreen" }
            + model.leftFlows.filter { flows[$0]?.pin != nil }.map { _ in "PlayFlow" }
        let actual = navigator.leaks.map(\.name.description)
        return expected.sorted() == actual.sorted()
            ? nil : "leaks: \(actual), expected \(expected)"
    }

    /// What the navigator should have forgotten.
    private func leftover() -> String? {
        let nodes = navigator.tree.allNodes
        let stackCount = nodes.reduce(navigator.tree.layers.count) { count, node in
            if case .tabs(let tabs, _) = node.content { count + tabs.count } else { count }
        }
        let counts: [(String, Int, Int)] = [
            ("observer calls", watcher.count, model.notifications),
            ("entries", navigator.entries.count, nodes.count),
            ("owners", navigator.owners.count, model.started.count),
            ("screens", navigator.nodeOfScreen.count, model.screens.count),
            ("stacks", navigator.tree.stacks.count, stackCount),
            ("presenters", navigator.presenters.count, max(0, navigator.tree.layers.count - 1)),
            ("journal", navigator.journal.count, 0),
            ("departures", navigator.departures.count, 0),
            ("questions", openQuestions, model.dialogue.openAndAlive),
            ("commands", navigator.commands.count, 0),
            ("commits", navigator.commitDepth, 0),
            ("depth", navigator.transactionDepth, 0),
            ("placements", navigator.pendingPlacement == nil ? 0 : 1, 0),
        ]
        for (what, count, expected) in counts where count != expected {
            return "\(what): \(count), expected \(expected)"
        }
        for stack in navigator.tree.stacks.values {
            for node in stack.dropLast() where node.content != .screen {
                return "something stands above tabs"
            }
        }
        return nil
    }
}
