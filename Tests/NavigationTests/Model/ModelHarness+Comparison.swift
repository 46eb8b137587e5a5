@testable import Navigation

extension ModelHarness {
    /// Returns the difference between the navigator and the model; nil when there is none.
    func difference() -> String? {
        differenceOfTrees() ?? differenceOfLifetimes() ?? differenceOfWork() ?? differenceOfLeaks()
            ?? differenceOfEvents() ?? differenceOfSizes()
    }

    func differenceOfTrees() -> String? {
        let (expected, actual) = (model.outline, outline)
        guard expected == actual else { return "the tree is\n\(actual)\nnot\n\(expected)" }
        guard (navigator.visibleScreen as? HarnessScreen)?.number == model.visibleScreen,
            navigator.canGoBack == model.canGoBack
        else { return "another visible screen" }
        let live = navigator.liveCoordinators.compactMap { ($0 as? HarnessCoordinator)?.number }
        guard Set(live) == model.started else { return "live coordinators: \(live)" }
        return navigator.state == model.state ? nil : "another state"
    }

    /// Restores the navigation state in another navigator, in which some items are unavailable.
    func differenceOfRestoration(
        without unavailable: Set<Int>
    ) async throws(NavigationError) -> String? {
        guard let state = NavigationState(text: navigator.state.text),
            state == model.state
        else { return "the state changes as text" }
        let fixture = try RouteFixture()
        fixture.unavailable = unavailable
        let isComplete = await fixture.map.restore(state, from: fixture, on: fixture.navigator)
        let actual = fixture.navigator.state
        fixture.navigator.close()
        let expected = NavigationModel.restored(state, without: unavailable)
        guard actual == expected.state, isComplete == expected.isComplete else {
            return "restored without \(unavailable):\n\(actual.text)\(isComplete), not\n"
                + "\(expected.state.text)\(expected.isComplete)"
        }
        return nil
    }

    private var outline: String {
        func name(_ node: NodeID) -> String {
            NavigationModel.name(
                ofScreen: (navigator.screen(at: node) as? HarnessScreen)?.number,
                owner: (navigator.owner(of: node) as? HarnessCoordinator)?.number ?? -1)
        }
        func outline(_ stack: StackID) -> String {
            navigator.tree.nodes(of: stack).map { node in
                let route = navigator.route(of: node.id).map { "\($0.record)" } ?? ""
                var tabs = ""
                if case .tabs(let stacks, let selected) = node.content {
                    tabs = " \(selected)\(stacks.map(outline))"
                }
                let hint = navigator.hint(of: node.id) as? Int
                return "\(name(node.id)) \(route)\(tabs) "
                    + (hint.map { "with hint \($0)" } ?? "")
            }.joined(separator: ", ")
        }
        return navigator.tree.layers.map { layer in
            "\(layer.presenter.map(name) ?? "root"): \(outline(layer.stack))"
        }.joined(separator: "\n")
    }

    private func differenceOfLifetimes() -> String? {
        if !model.departed.isEmpty { return "didLeave() was not called: \(model.departed)" }
        for (number, coordinator) in coordinators
        where coordinator.retained == nil && number != loadingParent {
            guard (coordinator.object != nil) != model.started.contains(number) else { continue }
            return "coordinator \(number) is \(coordinator.object == nil ? "released" : "alive")"
        }
        let shown = model.screens
        for (number, screen) in screens {
            let isShown = shown[number] != nil
            if screen.retained == nil, (screen.object != nil) != isShown {
                return "screen \(number) is \(screen.object == nil ? "released" : "alive")"
            }
            if let object = screen.object, navigator.isShowing(object) != isShown {
                return "screen \(number) is shown: \(!isShown)"
            }
        }
        return nil
    }

    private func differenceOfWork() -> String? {
        let shown = model.screens
        shownScreens.formUnion(shown.keys)
        for number in shownScreens where screenWork[number]?.isCancelled != (shown[number] == nil) {
            return "the work of screen \(number) is cancelled: \(shown[number] != nil)"
        }
        for (number, work) in coordinatorWork {
            let running = work.count { !$0.isCancelled }
            if running != (model.started.contains(number) ? 1 : 0) {
                return "\(running) scopes of coordinator \(number) are running"
            }
        }
        return nil
    }

    private func differenceOfLeaks() -> String? {
        let expected =
            model.leftScreens.filter { screens[$0]?.retained != nil }.map { _ in "HarnessScreen" }
            + model.leftCoordinators.filter {
                coordinators[$0]?.retained != nil
                    || $0 == loadingParent && coordinators[$0]?.object?.hasLeft == true
            }.map { _ in "HarnessCoordinator" }
        let actual = navigator.leaks.map(\.name)
        return expected.sorted() == actual.sorted() ? nil : "leaks: \(actual), not \(expected)"
    }

    private func differenceOfEvents() -> String? {
        guard backOutcomes == model.backOutcomes else {
            return "back(): \(backOutcomes.suffix(3)), not \(model.backOutcomes.suffix(3))"
        }
        guard delivered == model.delivered else {
            return "results: \(delivered), not \(model.delivered)"
        }
        guard observer.count == model.observerCalls else {
            return "observer calls: \(observer.count)"
        }
        guard errors == model.errors else { return "errors: \(errors), not \(model.errors)" }
        let items = pendingLink.link?.routes.map { ($0 as? ItemRoute)?.number }
        return items == model.pendingItems
            ? nil : "pending link to \(items ?? []), not \(model.pendingItems ?? [])"
    }

    /// Compares the sizes of the navigator's collections, so that no record is missing or left
    /// over.
    private func differenceOfSizes() -> String? {
        let nodes = model.nodes
        var expected = [
            "editor.tree.layers": model.layers.count,
            "editor.tree.stacks": nodes.reduce(model.layers.count) { $0 + $1.tabs.count },
            "editor.nodes": nodes.count,
            "editor.nodeOfScreen": model.screens.count,
            "editor.presenters": Set(model.layers.compactMap(\.presenter)).count,
            "editor.coordinators": model.started.count,
            "editor.journal.changes": 0,
            "editor.journal.removals.nodes": 0,
            "editor.journal.removals.coordinators": 0,
            "departed.records": 0,
            "editor.removedRecords": 0,
            "observers": 1,
        ]
        let records = navigator.editor.coordinators.values
        var actual = storedCollectionSizes(of: navigator)
        actual["nodes of coordinators"] = records.reduce(0) { $0 + $1.nodes.count }
        expected["nodes of coordinators"] = nodes.count
        actual["children of coordinators"] = records.reduce(0) { $0 + $1.children.count }
        expected["children of coordinators"] = model.parents.count
        for (path, size) in expected {
            let found = actual[path] ?? -1
            if found != size { return "\(path): \(found) elements, not \(size)" }
        }
        return nil
    }
}
