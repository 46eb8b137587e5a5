import Navigation
import TestSupport

/// Thinks of something to do: mostly what makes sense, sometimes what does not.
@MainActor struct StepGenerator {
    private var random: SeededGenerator
    private let playground: Playground
    private var lastScreen = 0
    private var lastFlow = 0
    /// How large the tree should become.
    private let size: Int
    /// Numbers that were given out for the step that is being thought of.
    private var newScreens: [Int] = []
    private var newFlows: [Int] = []

    init(seed: UInt64, for playground: Playground) {
        random = SeededGenerator(seed: seed)
        self.playground = playground
        size = Int.random(in: 2...16, using: &random)
    }

    /// How many steps the sequence has.
    mutating func length() -> Int {
        Int.random(in: 1...(random.chance(10) ? 90 : 25), using: &random)
    }

    mutating func next() -> Step {
        newScreens = []
        newFlows = []
        for screen in playground.model.screens.keys.sorted() where random.chance(2) {
            playground.model.stayers.formSymmetricDifference([screen])
        }
        for screen in playground.model.screens.keys.sorted() where random.chance(4) {
            playground.model.dialogue.askers.formSymmetricDifference([screen])
        }
        if playground.model.started.isEmpty, random.chance(95) {
            return .start(newFlow(), under: nil, as: nil)
        }
        if random.chance(2) { return .start(newFlow(), under: anyParent(), as: .root) }
        if playground.model.places.count < size, random.chance(60) { return growth() }
        while true {
            let step = step(depth: 0, mayHandle: true)
            if makesSense(step) || random.chance(10) { return step }
        }
    }

    /// Something that makes the tree larger, most likely.
    private mutating func growth() -> Step {
        let owner = anyFlow()
        return switch Int.random(in: 0..<100, using: &random) {
        case 0..<25: .start(startable(mayHandle: true, depth: 1), under: owner, as: .push)
        case 25..<45: .start(startable(mayHandle: true, depth: 1), under: owner, as: .modal)
        case 45..<60: .start(startable(mayHandle: true, depth: 0), under: owner, as: nil)
        case 60..<75: .show(newScreen(), by: owner)
        default: tabs(by: owner, depth: 0, mayHandle: true)
        }
    }

    /// Whether a single step has something to do.
    private func makesSense(_ step: Step) -> Bool {
        let model = playground.model
        return switch step {
        case .dismiss: model.layers.count > 1
        case .pop, .back: model.canGoBack
        case .popToRoot: model.visibleStacks.last.map { $0.count > 1 } ?? false
        case .popTo(let screen): model.screens[screen] != nil
        case .selectTab: model.visibleStacks.count > 1
        case .leave(let flow):
            // Whoever holds the root cannot leave; it is tried often enough within transactions.
            model.started.contains(flow) && model.layers.first?.places.first?.owner != flow
        default: true
        }
    }

    private mutating func step(depth: Int, mayHandle: Bool) -> Step {
        if random.chance(10) {
            let screen = random.chance(50) ? playground.model.visible : nil
            return .acting(
                screen ?? anyScreen(newChance: 5), step(depth: depth + 1, mayHandle: mayHandle))
        }
        if playground.model.dialogue.count > 0, random.chance(10) { return reply() }
        let limit = depth < 3 ? 100 : 78
        switch Int.random(in: 0..<limit, using: &random) {
        case 0..<26:
            return .start(
                startable(mayHandle: mayHandle, depth: depth), under: anyParent(),
                as: anyPlacement())
        case 26..<36: return .show(anyScreen(newChance: 80), by: anyFlow())
        case 36..<42: return .pop
        case 42..<49: return .back
        case 49..<51: return .popToRoot
        case 51..<56: return .popTo(anyScreen(newChance: 5))
        case 56..<59: return .dismiss
        case 59..<66:
            let count = Int.random(in: random.chance(5) ? 0...0 : 1...4, using: &random)
            let screens = (0..<count).map { _ in anyScreen(newChance: 40) }
            return .setStack(screens, by: anyFlow())
        case 66..<72:
            return .selectTab(Int.random(in: random.chance(10) ? -1...3 : 0...1, using: &random))
        case 72..<78: return .leave(anyFlow())
        case 78..<84: return tabs(by: anyFlow(), depth: depth, mayHandle: mayHandle)
        case 84..<95:
            return .transaction(steps(upTo: 4, failing: 25, depth: depth, mayHandle: mayHandle))
        default: return .attempt(steps(upTo: 3, failing: 40, depth: depth, mayHandle: mayHandle))
        }
    }

    private mutating func reply() -> Step {
        let dialogue = playground.model.dialogue
        if random.chance(10), let screen = random.pick(dialogue.kept.keys.sorted()) {
            return .drop(screen)
        }
        let open = random.chance(70) ? random.pick(dialogue.open.values.sorted()) : nil
        return .answer(
            open ?? Int.random(in: 1...dialogue.count, using: &random), random.chance(70))
    }

    private mutating func steps(
        upTo count: Int, failing percent: Int, depth: Int, mayHandle: Bool
    ) -> [Step] {
        var steps = (0..<Int.random(in: 1...count, using: &random)).map { _ in
            step(depth: depth + 1, mayHandle: mayHandle)
        }
        if random.chance(percent) {
            steps.insert(.fail, at: Int.random(in: 0...steps.count, using: &random))
        }
        return steps
    }

    private mutating func tabs(by owner: Int, depth: Int, mayHandle: Bool) -> Step {
        let count = random.chance(3) ? 0 : Int.random(in: 1...3, using: &random)
        let fills = (0..<count).map { _ -> [Step] in
            if random.chance(8) {
                return steps(upTo: 2, failing: 10, depth: depth + 1, mayHandle: mayHandle)
            }
            var fill: [Step] = []
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                if random.chance(50) {
                    fill.append(.show(newScreen(), by: owner))
                } else {
                    let child = startable(mayHandle: mayHandle, depth: depth + 1)
                    fill.append(.start(child, under: owner, as: random.chance(90) ? nil : .modal))
                }
            }
            return fill
        }
        return .showTabs(fills, by: owner)
    }

    /// A coordinator that is new, or that has left and is still held by somebody.
    private mutating func startable(mayHandle: Bool, depth: Int) -> Int {
        if lastFlow > 0, random.chance(15) { return Int.random(in: 1...lastFlow, using: &random) }
        let flow = newFlow(depth: depth)
        if mayHandle, random.chance(25) {
            let count = Int.random(in: 1...2, using: &random)
            playground.cast.handlers[flow] = (0..<count).map { _ in
                // Mostly what makes others leave too.
                random.pick([Step.pop, .back, .popToRoot, .dismiss, .leave(anyFlow()), nil])
                    .flatMap { $0 } ?? step(depth: 2, mayHandle: false)
            }
        }
        return flow
    }

    private mutating func newFlow(depth: Int = 0) -> Int {
        lastFlow += 1
        let flow = lastFlow
        newFlows.append(flow)
        playground.cast.scripts[flow] = script(of: flow, depth: depth)
        return flow
    }

    private mutating func script(of flow: Int, depth: Int) -> [Step] {
        let show = Step.show(newScreen(), by: flow)
        switch Int.random(in: 0..<(depth < 3 ? 100 : 74), using: &random) {
        case 0..<50: return [show]
        case 50..<55: return [show, .show(newScreen(), by: flow)]
        case 55..<58: return []
        case 58..<61: return [show, .fail]
        case 61..<64: return [show, .leave(flow)]
        case 64..<67: return [.setStack([newScreen(), newScreen()], by: flow)]
        case 67..<70: return [.attempt([show, .fail]), show]
        case 70..<74: return [.pop, show]
        case 74..<86:
            let child = newFlow(depth: depth + 1)
            let start = Step.start(child, under: flow, as: anyPlacement())
            return random.chance(60) ? [start] : [start, show]
        case 86..<95: return [tabs(by: flow, depth: depth + 1, mayHandle: false)]
        default: return [show, step(depth: depth + 2, mayHandle: false)]
        }
    }

    private mutating func newScreen() -> Int {
        lastScreen += 1
        newScreens.append(lastScreen)
        return lastScreen
    }

    private mutating func anyScreen(newChance: Int) -> Int {
        if random.chance(newChance) { return newScreen() }
        if lastScreen > 0, random.chance(15) {
            return Int.random(in: 1...lastScreen, using: &random)
        }
        let known = playground.model.screens.keys.sorted() + newScreens
        return random.pick(known) ?? newScreen()
    }

    private mutating func anyFlow() -> Int {
        if random.chance(4) { return Int.random(in: 1...(lastFlow + 1), using: &random) }
        return random.pick(playground.model.started.sorted() + newFlows) ?? 1
    }

    private mutating func anyParent() -> Int? {
        random.chance(10) || playground.model.started.isEmpty ? nil : anyFlow()
    }

    private mutating func anyPlacement() -> Placement? {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<55: nil
        case 55..<65: .push
        case 65..<78: .replaceTop
        case 78..<84: .root
        default: .modal
        }
    }
}
