@testable import Navigation

extension Story {
    /// What is not as the model has it when nothing is under way; nil when all is.
    func difference() -> String? {
        differenceOfTrees() ?? differenceOfLives() ?? differenceOfTasks() ?? differenceOfNews()
            ?? leftover()
    }

    /// Whether the tree can be kept as text, and brought back by another navigator where some rooms
    /// are closed.
    func differenceOfRestoration(closing closed: Set<Int>) async throws(NavigationError) -> String?
    {
        guard let snapshot = NavigationSnapshot(text: navigator.snapshot.text),
            snapshot == model.snapshot
        else { return "the text is not what was kept" }
        let other = Navigator()
        let house = try House(other)
        house.closed = closed
        let isWhole = await house.map.restore(snapshot, from: house, on: other)
        let expected = StoryModel.restored(model.snapshot, without: closed)
        let actual = other.snapshot
        other.close()
        return actual == expected.snapshot && isWhole == expected.isWhole
            ? nil
            : "closing \(closed), restored \(actual.text) \(isWhole), expected \(expected.snapshot.text) \(expected.isWhole)"
    }

    private func differenceOfTrees() -> String? {
        let (expected, actual) = (model.outline, outline)
        guard expected == actual else { return "the tree is \(actual), expected \(expected)" }
        guard navigator.canGoBack == model.canGoBack else { return "Back is \(!model.canGoBack)" }
        return navigator.snapshot == model.snapshot ? nil : "the snapshot is another"
    }

    private var outline: String {
        func shape(_ stack: StackID) -> String {
            navigator.tree.nodes(of: stack).map { node in
                let flow = (navigator.owner(of: node.id) as? StoryFlow)?.number ?? -1
                guard case .tabs(let tabs, let selected) = node.content else {
                    let screen = navigator.screen(at: node.id) as? StoryScreen
                    return "\(screen?.id ?? -1):\(flow)"
                }
                return "\(flow * 10 + 9):\(flow)(\(selected) \(tabs.map(shape)))"
            }.joined(separator: " ")
        }
        return navigator.tree.layers.map { layer in
            let presenter = layer.presenter.flatMap { navigator.screen(at: $0) as? StoryScreen }
            return "\(presenter?.id ?? -1) \(shape(layer.stack))"
        }.joined(separator: " | ")
    }

    private func differenceOfLives() -> String? {
        if !model.pending.isEmpty { return "not told that they left: \(model.pending)" }
        for (number, flow) in flows
        where (flow.object != nil) != (model.flows[number] != nil) {
            return "flow \(number) is \(flow.object == nil ? "dead" : "alive")"
        }
        let ids = model.ids
        for (id, screen) in screens where (screen.object != nil) != ids.contains(id) {
            return "screen \(id) is \(screen.object == nil ? "dead" : "alive")"
        }
        for (number, payload) in payloads
        where (payload.object != nil) != (model.flows[number] != nil) {
            return "the payload of \(number) is \(payload.object == nil ? "dead" : "alive")"
        }
        return navigator.leaks.isEmpty ? nil : "leaks: \(navigator.leaks)"
    }

    private func differenceOfTasks() -> String? {
        let expected = model.runningTasks
        guard ledger.running == expected else {
            return "running: \(ledger.running.sorted()), expected \(expected.sorted())"
        }
        guard ledger.cancelled.isDisjoint(with: expected),
            settled.subtracting(expected).isSubset(of: ledger.cancelled)
        else { return "cancelled: \(ledger.cancelled.sorted())" }
        return navigator.activity.isIdle ? nil : "something is under way"
    }

    private func differenceOfNews() -> String? {
        guard delivered == model.delivered.mapValues({ [$0] }) else {
            return "delivered: \(delivered), expected \(model.delivered)"
        }
        guard backs == model.backs else {
            return "Back ended \(backs.suffix(3)), expected \(model.backs.suffix(3))"
        }
        guard watcher.count == model.notifications else {
            return "observer calls: \(watcher.count), expected \(model.notifications)"
        }
        let log = navigator.log.entries.suffix(model.log.count).map { LogLine($0) }
        return log == model.log ? nil : "the log says \(log), expected \(model.log)"
    }

    /// What the navigator should have forgotten.
    private func leftover() -> String? {
        let counts: [(String, Int, Int)] = [
            ("entries", navigator.entries.count, model.places.count),
            ("owners", navigator.owners.count, model.flows.count),
            ("waits", navigator.owners.values.count { $0.delivery != nil }, model.waits),
            ("questions", navigator.asked.values.count { $0.question != nil }, model.open.count),
            ("departures", navigator.departures.count, 0),
            ("journal", navigator.journal.count, 0),
            ("commands", navigator.commands.count, 0),
            ("depth", navigator.transactionDepth + navigator.commitDepth, 0),
            ("placements", navigator.pendingPlacement == nil ? 0 : 1, 0),
        ]
        for (what, count, expected) in counts where count != expected {
            return "\(what): \(count), expected \(expected)"
        }
        return nil
    }
}

extension StoryModel {
    var waits: Int { flows.values.count(where: \.isAwaited) }

    /// The tasks of the screens by the numbers of the places, those of the flows below zero.
    var runningTasks: Set<Int> { Set(screens + flows.keys.map { -$0 }) }

    var outline: String {
        func shape(_ stack: [Place]) -> String {
            stack.map { place in
                place.tabs.isEmpty
                    ? "\(place.id):\(place.flow)"
                    : "\(place.id):\(place.flow)(\(place.selected) \(place.tabs.map(shape)))"
            }.joined(separator: " ")
        }
        return layers.map { "\($0.presenter ?? -1) \(shape($0.places))" }
            .joined(separator: " | ")
    }

    /// The first flow of all starts the first session.
    mutating func begin() throws(NavigationError) {
        try command("start", covers: true) { model throws(NavigationError) in
            model.flows[0] = Flow(parent: nil)
            try model.start(1, under: 0, as: nil, name: .room(0))
        }
        session = 1
    }
}
