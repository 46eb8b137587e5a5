import Navigation
import TestSupport

/// A generator of random steps. Most of the steps have an effect, and some fail.
@MainActor struct StepGenerator {
    private(set) var random: SeededGenerator
    private let harness: ModelHarness
    private var lastScreen = 0
    private var lastCoordinator = 0
    /// The number of nodes up to which the tree should grow.
    private let size: Int
    /// The numbers that the current step has introduced.
    private var newScreens: [Int] = []
    private var newCoordinators: [Int] = []

    private var model: NavigationModel { harness.model }

    init(seed: UInt64, for harness: ModelHarness) {
        random = SeededGenerator(seed: seed)
        self.harness = harness
        size = Int.random(in: 2...16, using: &random)
    }

    /// Returns the number of steps in the sequence.
    mutating func length() -> Int {
        Int.random(in: 1...(random.chance(10) ? 90 : 25), using: &random)
    }

    /// Returns items that cannot be resolved; none in every second case.
    mutating func unavailableItems() -> Set<Int> {
        guard random.chance(50) else { return [] }
        return Set([0, 1, 2, 3, 4, 5, 100, 200].filter { _ in random.chance(15) })
    }

    mutating func next() -> Step {
        newScreens = []
        newCoordinators = []
        harness.model.unavailableItems = unavailableItems()
        for screen in model.screens.keys.sorted() {
            if random.chance(2) { harness.model.refusing.formSymmetricDifference([screen]) }
            if random.chance(4) {
                harness.model.confirmations.askingScreens.formSymmetricDifference([screen])
            }
        }
        if model.started.isEmpty, random.chance(95) { return firstStep() }
        if random.chance(2) { return .start(newCoordinator(), under: anyParent(), as: .root) }
        if model.nodes.count < size, random.chance(50) { return growth() }
        if random.chance(20) { return topLevelStep() }
        while true {
            let step = step(depth: 0, hasDidLeave: true)
            if hasEffect(step) || random.chance(10) { return step }
        }
    }

    /// Starts the first coordinator, mostly with the root of a `RouteFixture`.
    private mutating func firstStep() -> Step {
        let coordinator = newCoordinator()
        if random.chance(80) {
            harness.scripts.start[coordinator] = [.show(newScreen(), at: 0, by: coordinator)]
        }
        return .start(coordinator, under: nil, as: nil)
    }

    /// Returns a step that probably makes the tree grow.
    private mutating func growth() -> Step {
        let owner = anyCoordinator()
        return switch Int.random(in: 0..<100, using: &random) {
        case 0..<20: .start(startable(hasDidLeave: true, depth: 1), under: owner, as: .push)
        case 20..<35: .start(startable(hasDidLeave: true, depth: 1), under: owner, as: .modal)
        case 35..<50: .start(startable(hasDidLeave: true, depth: 0), under: owner, as: nil)
        case 50..<60:
            .show(newScreen(), at: anyItem(), as: rarePlacement(), hint: anyHint(), by: owner)
        case 60..<75:
            .run(startable(hasDidLeave: true, depth: 0), under: owner, as: anyPlacement())
        case 75..<85: tabsWithRoute(by: owner)
        default: tabs(by: owner, depth: 0, hasDidLeave: true)
        }
    }

    /// Returns a step that only occurs at the top level of a sequence.
    private mutating func topLevelStep() -> Step {
        let step: Step =
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<50: .finish(runningCoordinator(), with: Int.random(in: 1...9, using: &random))
            case 50..<98: openingStep()
            default: random.chance(50) ? .close : .asking(.close)
            }
        guard random.chance(20) else { return step }
        return .onBehalf(of: anyScreen(newChance: 5), step)
    }

    private mutating func openingStep() -> Step {
        if let link = harness.slowLink {
            // The session of a link ends while the link is loaded.
            if link.isPending, random.chance(40) {
                return .start(newCoordinator(), under: anyParent(), as: .root)
            }
            return random.chance(80) ? .finishOpening : .cancelOpening
        }
        var link = Link(items: [], coordinators: [], parent: anyCoordinator())
        if random.chance(70) {
            // Destinations that are shown already come first.
            for layer in model.layers where link.items.isEmpty || random.chance(70) {
                link.items += shownItems(in: layer.nodes)
            }
            // A link can leave out the root.
            if !link.items.isEmpty, random.chance(20) { link.items.removeFirst() }
        }
        for _ in 0..<Int.random(in: link.items.isEmpty ? 1...3 : 0...2, using: &random) {
            link.items.append(anyDestination())
        }
        link.isPending = random.chance(40)
        if link.isPending, let items = model.pendingItems { link.items = items }
        link.coordinators = link.items.map { item in
            let coordinator = newCoordinator()
            harness.scripts.start[coordinator] = [
                item == nil
                    ? tabsWithRoute(by: coordinator)
                    : .show(newScreen(), at: item, by: coordinator)
            ]
            harness.scripts.lifetimes[coordinator] = nil
            return coordinator
        }
        return random.chance(25) ? .beginOpening(link) : .open(link)
    }

    /// Returns the destinations of a stack, some of them without the tabs that contain them.
    private mutating func shownItems(in stack: [NavigationModel.Node]) -> [Int?] {
        var items: [Int?] = []
        for node in stack {
            guard let route = node.route, random.chance(85) else { break }
            if node.tabs.isEmpty {
                items.append(route.parameters.first.flatMap(Int.init))
                continue
            }
            if random.chance(50) { items.append(nil) }
            if random.chance(80) { return items + shownItems(in: random.pick(node.tabs) ?? []) }
        }
        return items
    }

    /// Returns an item, or nil for tabs.
    private mutating func anyDestination() -> Int? {
        if random.chance(15) { return random.chance(50) ? 100 : 200 }
        return random.chance(15) ? nil : Int.random(in: 1...5, using: &random)
    }

    private func hasEffect(_ step: Step) -> Bool {
        switch step {
        case .asking(let step): hasEffect(step)
        case .dismiss: model.layers.count > 1
        case .pop, .back: model.canGoBack
        case .popToRoot: model.visibleStacks.last.map { $0.count > 1 } ?? false
        case .popTo(let screen): model.screens[screen] != nil
        case .selectTab(_, let number): number < model.nodes.count { !$0.tabs.isEmpty }
        case .leave(let coordinator):
            // The owner of the root cannot leave. Steps in transactions test that failure.
            model.started.contains(coordinator)
                && model.layers.first?.nodes.first?.owner != coordinator
        default: true
        }
    }

    private mutating func step(depth: Int, hasDidLeave: Bool) -> Step {
        if random.chance(10) {
            let screen = random.chance(50) ? model.visibleScreen : nil
            return .onBehalf(
                of: screen ?? anyScreen(newChance: 5),
                step(depth: depth + 1, hasDidLeave: hasDidLeave))
        }
        if model.confirmations.count > 0, random.chance(10) { return confirmationStep() }
        let limit = depth < 3 ? 100 : 78
        switch Int.random(in: 0..<limit, using: &random) {
        case 0..<21:
            return .start(
                startable(hasDidLeave: hasDidLeave, depth: depth), under: anyParent(),
                as: anyPlacement())
        case 21..<26:
            return .run(
                startable(hasDidLeave: hasDidLeave, depth: depth), under: anyCoordinator(),
                as: anyPlacement())
        case 26..<36:
            return .show(
                anyScreen(newChance: 80), at: anyItem(), as: rarePlacement(), hint: anyHint(),
                by: anyCoordinator())
        case 36..<42: return .pop
        case 42..<49: return .back
        case 49..<51: return .popToRoot
        case 51..<56: return maybeAsking(.popTo(anyScreen(newChance: 5)))
        case 56..<59: return maybeAsking(.dismiss)
        case 59..<63:
            // A screen that its coordinator removes and shows in one transaction is moved.
            return .transaction([
                .pop, .show(anyScreen(newChance: 10), at: anyItem(), by: anyCoordinator()),
            ])
        case 63..<72:
            let count = model.nodes.count { !$0.tabs.isEmpty }
            return .selectTab(
                Int.random(in: random.chance(10) ? -1...3 : 0...1, using: &random),
                of: Int.random(in: 0...count, using: &random))
        case 72..<78: return maybeAsking(.leave(anyCoordinator()))
        case 78..<84: return tabs(by: anyCoordinator(), depth: depth, hasDidLeave: hasDidLeave)
        case 84..<95:
            return .transaction(
                steps(upTo: 4, failing: 25, depth: depth, hasDidLeave: hasDidLeave))
        default:
            return .attempt(steps(upTo: 3, failing: 40, depth: depth, hasDidLeave: hasDidLeave))
        }
    }

    private mutating func maybeAsking(_ step: Step) -> Step {
        random.chance(40) ? .asking(step) : step
    }

    private mutating func confirmationStep() -> Step {
        let confirmations = model.confirmations
        if random.chance(10), let screen = random.pick(confirmations.kept.keys.sorted()) {
            return .dropConfirmation(screen)
        }
        let pending = confirmations.pending.values.map(\.confirmation).sorted()
        let number =
            (random.chance(70) ? random.pick(pending) : nil)
            ?? Int.random(in: 1...confirmations.count, using: &random)
        return .answer(number, random.chance(70))
    }

    private mutating func steps(
        upTo count: Int, failing percent: Int, depth: Int, hasDidLeave: Bool
    ) -> [Step] {
        var steps = (0..<Int.random(in: 1...count, using: &random)).map { _ in
            step(depth: depth + 1, hasDidLeave: hasDidLeave)
        }
        if random.chance(percent) {
            steps.insert(.fail, at: Int.random(in: 0...steps.count, using: &random))
        }
        return steps
    }

    private mutating func tabs(by owner: Int, depth: Int, hasDidLeave: Bool) -> Step {
        let count = random.chance(3) ? 0 : Int.random(in: 1...3, using: &random)
        let fills = (0..<count).map { _ -> [Step] in
            if random.chance(8) {
                return steps(upTo: 2, failing: 10, depth: depth + 1, hasDidLeave: hasDidLeave)
            }
            return (0..<Int.random(in: 1...2, using: &random)).map { _ in
                if random.chance(50) {
                    return .show(newScreen(), at: anyItem(), by: owner)
                } else {
                    let child = startable(hasDidLeave: hasDidLeave, depth: depth + 1)
                    return .start(child, under: owner, as: random.chance(90) ? nil : .modal)
                }
            }
        }
        let selected = random.chance(10) ? 2 : Int.random(in: 0..<max(1, count), using: &random)
        return .showTabs(
            fills, hasRoute: false, selecting: selected, as: rarePlacement(), hint: anyHint(),
            by: owner)
    }

    /// Returns the tabs that a `RouteFixture` shows for `TabsRoute`.
    private mutating func tabsWithRoute(by owner: Int) -> Step {
        let fills = [100, 200].map { [Step.show(newScreen(), at: $0, by: owner)] }
        return .showTabs(fills, hasRoute: true, as: rarePlacement(), by: owner)
    }

    /// Returns a new coordinator, or one that has left.
    private mutating func startable(hasDidLeave: Bool, depth: Int) -> Int {
        if lastCoordinator > 0, random.chance(15) {
            // The harness retains these coordinators with their results.
            let finished = model.results.filter {
                $0.key.isMultiple(of: 5) && $0.value != .cancelled
            }
            return random.pick(finished.keys.sorted())
                ?? Int.random(in: 1...lastCoordinator, using: &random)
        }
        let coordinator = newCoordinator(depth: depth)
        if hasDidLeave, random.chance(25) {
            let count = Int.random(in: 1...2, using: &random)
            harness.scripts.didLeave[coordinator] = (0..<count).map { _ in
                random.chance(85) ? removal() : step(depth: 2, hasDidLeave: false)
            }
        }
        return coordinator
    }

    /// Returns a step that mostly removes coordinators.
    private mutating func removal() -> Step {
        random.pick([
            .pop, .back, .popToRoot, .dismiss, .leave(anyCoordinator()),
            .finish(runningCoordinator(), with: 10),
        ]) ?? .pop
    }

    private mutating func newCoordinator(depth: Int = 0) -> Int {
        lastCoordinator += 1
        let coordinator = lastCoordinator
        newCoordinators.append(coordinator)
        harness.scripts.start[coordinator] = startSteps(of: coordinator, depth: depth)
        if random.chance(8) { harness.scripts.coordinatorDeinit[coordinator] = [removal()] }
        if random.chance(15) {
            harness.scripts.lifetimes[coordinator] = .untilFirstScreenLeaves
            if random.chance(60) { harness.scripts.start[coordinator] = [] }
        }
        return coordinator
    }

    private mutating func startSteps(of coordinator: Int, depth: Int) -> [Step] {
        let show = Step.show(newScreen(), at: anyItem(), by: coordinator)
        switch Int.random(in: 0..<(depth < 3 ? 100 : 74), using: &random) {
        case 0..<50: return [show]
        case 50..<55: return [show, .show(newScreen(), at: anyItem(), by: coordinator)]
        case 55..<58: return []
        case 58..<61: return [show, .fail]
        case 61..<64: return [show, .leave(coordinator)]
        case 64..<70: return [.attempt([show, .fail]), show]
        case 70..<74: return [.pop, show]
        case 74..<84:
            let child = newCoordinator(depth: depth + 1)
            let start = Step.start(child, under: coordinator, as: anyPlacement())
            return random.chance(60) ? [start] : [start, show]
        case 84..<89: return [tabsWithRoute(by: coordinator)]
        case 89..<95: return [tabs(by: coordinator, depth: depth + 1, hasDidLeave: false)]
        default: return [show, step(depth: depth + 2, hasDidLeave: false)]
        }
    }

    private mutating func newScreen() -> Int {
        lastScreen += 1
        newScreens.append(lastScreen)
        let screen = lastScreen
        if random.chance(5) { harness.scripts.screenDeinit[screen] = [removal()] }
        return screen
    }

    private mutating func anyScreen(newChance: Int) -> Int {
        if random.chance(newChance) { return newScreen() }
        if lastScreen > 0, random.chance(15) {
            return Int.random(in: 1...lastScreen, using: &random)
        }
        return random.pick(model.screens.keys.sorted() + newScreens) ?? newScreen()
    }

    private mutating func anyItem() -> Int? {
        random.chance(85) ? Int.random(in: 1...5, using: &random) : nil
    }

    private mutating func anyCoordinator() -> Int {
        if random.chance(4) { return Int.random(in: 1...(lastCoordinator + 1), using: &random) }
        return random.pick(model.started.sorted() + newCoordinators) ?? 1
    }

    private mutating func runningCoordinator() -> Int {
        (random.chance(90) ? random.pick(model.runs.sorted()) : nil) ?? anyCoordinator()
    }

    private mutating func anyParent() -> Int? {
        random.chance(10) || model.started.isEmpty ? nil : anyCoordinator()
    }

    private mutating func anyHint() -> Int? {
        random.chance(20) ? Int.random(in: 1...9, using: &random) : nil
    }

    private mutating func rarePlacement() -> Placement? {
        random.chance(20) ? anyPlacement() : nil
    }

    private mutating func anyPlacement() -> Placement? {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<50: nil
        case 50..<57: .push
        case 57..<65: .pushOnVisibleStack
        case 65..<78: .replaceTop
        case 78..<84: .root
        default: .modal
        }
    }
}
