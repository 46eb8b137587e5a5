import Navigation

extension ReferenceModel {
    mutating func transaction(
        _ body: (inout ReferenceModel) throws(NavigationError) -> Void
    ) throws(NavigationError) {
        let before = self
        depth += 1
        if depth == 1 { isTimely = false }
        do throws(NavigationError) {
            try body(&self)
            let hasEmptyStack =
                layers.first?.places.isEmpty == true
                || layers.contains { $0.places.contains(where: \.hasEmptyStack) }
            if depth == 1, hasEmptyStack { throw .emptyStack }
        } catch {
            let failed = self
            self = before
            outcomes = failed.outcomes
            isTimely = failed.isTimely
            log = failed.log
            for index in log.indices.dropFirst(before.log.count) where log[index].refusal == nil {
                log[index].refusal = error
            }
            if depth == 0 { transactions += 1 }
            dialogue = failed.dialogue
            forgetQuestions(unlessOf: Set(screens.keys).union(moving.keys))
            throw error
        }
        depth -= 1
        if depth == 0 { transactions += 1 }
        if depth == 0, hasChanged { settle() }
    }

    /// A question goes with the place that it is about.
    private mutating func forgetQuestions(unlessOf screens: Set<Int>) {
        dialogue.open = dialogue.open.filter { screens.contains($0.key) }
    }

    /// Whoever has nothing there, and nobody below who has, is gone.
    private mutating func settle() {
        var present: Set<Int> = []
        for place in places {
            var next: Int? = place.owner
            while let coordinator = next, present.insert(coordinator).inserted {
                next = parents[coordinator]
            }
        }
        let gone = started.subtracting(present)
        if !gone.isEmpty {
            pending.append(
                Dictionary(uniqueKeysWithValues: gone.map { ($0, parents[$0]) }))
        }
        started = present
        haveShown.formIntersection(present)
        for coordinator in gone { parents[coordinator] = nil }
        leftScreens = leftScreens.union(moving.keys).subtracting(screens.keys)
        leftFlows = leftFlows.union(gone).subtracting(present)
        forgetQuestions(unlessOf: Set(screens.keys))
        moving = [:]
        hasChanged = false
        notifications += 1
    }

    /// Somebody was told. Nil when that was right.
    mutating func tell(_ coordinator: Int) -> String? {
        guard let group = pending.first, group.keys.contains(coordinator) else {
            return "coordinator \(coordinator) was told that it left, and it was not its turn"
        }
        pending[0][coordinator] = nil
        if pending[0].isEmpty { pending.removeFirst() }
        if pending.contains(where: { $0.values.contains(coordinator) }) {
            return "coordinator \(coordinator) was told before its children"
        }
        return nil
    }

    /// One change: modals without a presenter or without a place go, and what has left is noted.
    mutating func change(
        _ edit: (inout [Layer]) throws(NavigationError) -> Void
    ) throws(NavigationError) {
        let before = layers
        let screensBefore = screens
        try edit(&layers)
        var serials: Set<Int> = []
        for (index, layer) in layers.enumerated() {
            let isOrphan = layer.presenter.map { !serials.contains($0) } ?? false
            if index > 0, isOrphan || layer.places.isEmpty {
                layers.removeSubrange(index...)
                break
            }
            serials.formUnion(layer.places.flatMap(\.all).map(\.serial))
        }
        guard layers != before else { return }
        hasChanged = true
        let screensNow = screens
        for (screen, owner) in screensBefore where screensNow[screen] == nil {
            moving[screen] = owner
        }
        for screen in screensNow.keys { moving[screen] = nil }
    }

    /// A change of the stack that the user sees.
    mutating func changeVisible(
        _ edit: (inout [Place]) throws(NavigationError) -> Void
    ) throws(NavigationError) {
        try change { layers throws(NavigationError) in
            if layers.isEmpty { layers = [Layer(places: [], presenter: nil)] }
            try Self.editInnermost(&layers[layers.count - 1].places, edit)
        }
    }

    private static func editInnermost(
        _ places: inout [Place], _ edit: (inout [Place]) throws(NavigationError) -> Void
    ) throws(NavigationError) {
        guard case .tabs(var stacks, let selected, let owner, let serial)? = places.last else {
            return try edit(&places)
        }
        try editInnermost(&stacks[selected], edit)
        places[places.count - 1] = .tabs(stacks, selected: selected, owner: owner, serial: serial)
    }
}
