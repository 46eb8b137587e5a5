import Navigation

/// What a navigator should do with sessions, results, questions and links, said as simply as
/// possible. What stacks and transactions are is the business of `ReferenceModel`.
struct StoryModel {
    struct Place: Equatable {
        let id: Int
        let flow: Int
        let name: PlaceName?
        var tabs: [[Place]] = []
        var selected = 0

        var all: [Place] { [self] + tabs.flatMap { $0.flatMap(\.all) } }
    }

    struct Layer {
        var places: [Place]
        let presenter: Int?
    }

    struct Flow {
        let parent: Int?
        var result: FlowResult<Int> = .cancelled
        var isAwaited = false
    }

    enum Proceed {
        case back
        case open([Int], [Int], session: Int)
    }

    var layers: [Layer] = []
    var flows: [Int: Flow] = [:]
    var session = 0
    var isClosed = false
    var closedRooms: Set<Int> = []
    var modes: [Int: Mode] = [:]
    /// The questions that places keep, and the ones that the navigator waits for.
    var kept: Set<Int> = []
    var open: [Int: Proceed] = [:]
    /// What waiters have been given.
    var delivered: [Int: FlowResult<Int>] = [:]
    /// Who has left and is still to be told, with the parent of each.
    var pending: [[Int: Int?]] = []
    var log: [LogLine] = []
    var transactions = 0
    var depth = 0
    var isTimely = false
    var notifications = 0
    var origin: (place: Int, wasThere: Bool)?
    /// The link whose first place takes time.
    var slow: (rooms: [Int], flows: [Int], origin: (place: Int, wasThere: Bool)?)?
    var backs: [BackOutcome] = []
    var hasChanged = false

    var places: [Place] { layers.flatMap { $0.places.flatMap(\.all) } }
    var ids: Set<Int> { Set(places.map(\.id)) }
    var screens: [Int] { places.filter { $0.name != .hall }.map(\.id) }

    /// The stacks that the user sees, the outermost first.
    var visibleStacks: [[Place]] {
        guard var stack = layers.last?.places else { return [] }
        var found = [stack]
        while let last = stack.last, !last.tabs.isEmpty {
            stack = last.tabs[last.selected]
            found.append(stack)
        }
        return found
    }

    /// Whether a place works for the answer to its question, in a task of its own.
    static func isAskedInWork(_ place: Int) -> Bool { (place / 10).isMultiple(of: 3) }

    var visible: Int? { visibleStacks.last?.last?.id }
    var canGoBack: Bool { layers.count > 1 || visibleStacks.contains { $0.count > 1 } }

    func family(of flow: Int) -> Set<Int> {
        Set(
            flows.keys.filter { one in
                sequence(first: one) { flows[$0]?.parent }.contains(flow)
            })
    }

    mutating func transaction(
        _ body: (inout StoryModel) throws(NavigationError) -> Void
    ) throws(NavigationError) {
        guard !isClosed else { throw .closed }
        let before = self
        depth += 1
        if depth == 1 { isTimely = false }
        do throws(NavigationError) {
            try body(&self)
            let stacks =
                layers.prefix(1).map(\.places) + places.flatMap(\.tabs)
            if depth == 1, stacks.contains(where: \.isEmpty) { throw .emptyStack }
        } catch {
            let failed = self
            self = before
            log = failed.log
            isTimely = failed.isTimely
            for index in log.indices.dropFirst(before.log.count) where log[index].refusal == nil {
                log[index].refusal = error
            }
            if depth == 0 { transactions += 1 }
            throw error
        }
        depth -= 1
        guard depth == 0 else { return }
        transactions += 1
        if hasChanged { settle() }
    }

    mutating func command(
        _ name: String, covers: Bool = false,
        _ body: (inout StoryModel) throws(NavigationError) -> Void
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
        return covers ? visible == origin.place : ids.contains(origin.place)
    }

    private mutating func settle() {
        hasChanged = false
        notifications += 1
        var present: Set<Int> = []
        let parents = flows.mapValues(\.parent)
        for place in places {
            present.formUnion(sequence(first: place.flow) { parents[$0] ?? nil })
        }
        let gone = flows.filter { !present.contains($0.key) }
        if !gone.isEmpty { pending.append(gone.mapValues(\.parent)) }
        for (number, flow) in gone {
            flows[number] = nil
            if flow.isAwaited { delivered[number] = flow.result }
        }
        let ids = ids
        open = open.filter { ids.contains($0.key) }
    }

    /// Somebody was told. Nil when that was right.
    mutating func tell(_ flow: Int) -> String? {
        guard let group = pending.first, group.keys.contains(flow) else {
            return "flow \(flow) was told that it left, and it was not its turn"
        }
        pending[0][flow] = nil
        if pending[0].isEmpty { pending.removeFirst() }
        return pending.contains { $0.values.contains(flow) }
            ? "flow \(flow) was told before its children" : nil
    }
}
