import Navigation
import TestSupport

/// Thinks of what happens next.
@MainActor struct StoryGenerator {
    var random: SeededGenerator
    private let story: Story
    private let size: Int
    private var lastFlow = 1

    private var model: StoryModel { story.model }

    init(seed: UInt64, for story: Story) {
        random = SeededGenerator(seed: seed)
        self.story = story
        size = Int.random(in: 2...14, using: &random)
    }

    mutating func length() -> Int { Int.random(in: 1...30, using: &random) }

    /// Rooms that cannot be had.
    mutating func closedRooms() -> Set<Int> {
        Set([0, 1, 2, 3, 4, 5, 100, 200].filter { _ in random.chance(15) })
    }

    mutating func next() -> StoryStep {
        story.model.closedRooms = closedRooms().subtracting([0])
        for place in model.screens where random.chance(8) {
            story.model.modes[place] = random.pick([.allows, .refuses, .asks, .asks])
        }
        let step = step()
        return random.chance(25) ? .acting(anyPlace(), step) : step
    }

    private mutating func step() -> StoryStep {
        if model.screens.count < size, random.chance(40) { return enter() }
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<12: return enter()
        case 12..<24: return .run(room(), newFlow(), under: anyFlow(), as: anyPlacement())
        case 24..<32: return .finish(awaited(), with: Int.random(in: 1...9, using: &random))
        case 32..<37: return .cancel(awaited())
        case 37..<49: return .back
        case 49..<57: return .answer(asking(), random.chance(75))
        case 57..<59: return .drop(asking())
        case 59..<62: return .pop
        case 62..<66: return .popTo(anyPlace())
        case 66..<68: return .popToRoot
        case 68..<71: return .dismiss
        case 71..<77:
            return .selectTab(Int.random(in: random.chance(10) ? -1...2 : 0...1, using: &random))
        case 77..<81: return .leave(anyFlow())
        case 81..<91:
            guard model.slow == nil else {
                return random.chance(80) ? .goOnOpening : .cancelOpening
            }
            return link()
        case 91..<94: return .endSession(newFlow())
        case 94..<99:
            let steps = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                random.pick([.pop, .dismiss, .popTo(anyPlace()), nil, nil]).flatMap { $0 }
                    ?? enter()
            }
            return .refused(steps)
        default: return random.chance(30) ? .close : .back
        }
    }

    private mutating func enter() -> StoryStep {
        let isDeep = model.visibleStacks.count > 6
        let name: PlaceName? =
            switch Int.random(in: 0..<100, using: &random) {
            case 0..<(isDeep ? 0 : 20): .hall
            case 20..<90: .room(room())
            default: nil
            }
        return .enter(name, newFlow(), under: anyFlow(), as: anyPlacement())
    }

    /// Often what is there already, and then something else.
    private mutating func link() -> StoryStep {
        var rooms: [Int] = []
        if random.chance(70) {
            for place in model.layers.first?.places ?? [] {
                guard case .room(let number)? = place.name, random.chance(85) else { break }
                rooms.append(number)
            }
        }
        for _ in 0..<Int.random(in: rooms.isEmpty ? 1...3 : 0...2, using: &random) {
            rooms.append(room())
        }
        let flows = rooms.map { _ in newFlow() }
        return random.chance(25) ? .openSlowly(rooms, flows) : .open(rooms, flows)
    }

    private mutating func newFlow() -> Int {
        lastFlow += 1
        guard random.chance(15) else { return lastFlow }
        let flow = lastFlow
        story.handlers[flow] = handler()
        return flow
    }

    private mutating func handler() -> StoryStep {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: return .pop
        case 1: return .back
        case 2: return .leave(anyFlow())
        case 3:
            // Who is asked in a task of its own hears of it only after the handler.
            let place = asking()
            return StoryModel.isAskedInWork(place) ? .back : .answer(place, true)
        case 4: return .selectTab(1)
        case 5: return .finish(awaited(), with: 10)
        case 6:
            lastFlow += 1
            return .endSession(lastFlow)
        default:
            lastFlow += 1
            return .acting(
                anyPlace(), .enter(.room(room()), lastFlow, under: anyFlow(), as: anyPlacement()))
        }
    }

    private mutating func room() -> Int { Int.random(in: 1...5, using: &random) }

    private mutating func anyPlace() -> Int {
        if random.chance(50), let visible = model.visible { return visible }
        if random.chance(15) { return Int.random(in: 1...lastFlow, using: &random) * 10 }
        return random.pick(model.screens) ?? 10
    }

    private mutating func anyFlow() -> Int {
        if random.chance(4) { return Int.random(in: 0...lastFlow, using: &random) }
        if random.chance(50) { return model.session }
        return random.pick(model.flows.keys.sorted()) ?? 0
    }

    private mutating func awaited() -> Int {
        let awaited = model.flows.filter(\.value.isAwaited).keys.sorted()
        return random.chance(90) ? random.pick(awaited) ?? anyFlow() : anyFlow()
    }

    private mutating func asking() -> Int {
        let places = random.chance(80) ? Set(model.open.keys) : model.kept
        return random.pick(places.sorted()) ?? 10
    }

    private mutating func anyPlacement() -> Placement? {
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<45: nil
        case 45..<60: .push
        case 60..<72: .replaceTop
        case 72..<75: .root
        default: .modal
        }
    }
}
