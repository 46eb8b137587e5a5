@testable import Navigation

/// A navigator and its model, that are made to live through the same story and compared.
@MainActor final class Story {
    /// What only exists for a session: a container, a connection.
    final class Payload {}

    /// What the tasks of screens and flows have come to; they hold nothing else.
    @MainActor final class Ledger {
        var running: Set<Int> = []
        var cancelled: Set<Int> = []

        func tick(_ key: Int, in work: WorkScope) {
            work.runInBackground { [self] in
                running.insert(key)
                let (ticks, source) = AsyncStream.makeStream(of: Void.self)
                for await _ in ticks {}
                withExtendedLifetime(source) {}
                running.remove(key)
                if Task.isCancelled { cancelled.insert(key) }
            }
        }
    }

    final class StoryScreen: Screen {
        let id: Int
        let work: WorkScope
        private unowned let story: Story

        init(_ id: Int, in story: Story) {
            self.id = id
            self.story = story
            work = story.navigator.makeWork()
        }

        func dismissalDecision() -> DismissalDecision {
            switch story.model.modes[id] ?? .allows {
            case .allows: .allowed
            case .refuses: .refused
            case .asks: .needsConfirmation(story.question(of: id))
            }
        }
    }

    final class StoryFlow: ResultCoordinator {
        let number: Int
        let payload: Payload?
        var result = FlowResult<Int>.cancelled
        private let name: PlaceName?
        private unowned let story: Story

        var navigator: Navigator { story.navigator }

        init(_ number: Int, _ name: PlaceName?, payload: Payload?, in story: Story) {
            self.number = number
            self.name = name
            self.payload = payload
            self.story = story
        }

        func start() throws(NavigationError) {
            story.ledger.tick(-number, in: work)
            guard number > 0 else { return try start(story.makeSession(1)) }
            switch name {
            case nil: try show(story.makeScreen(number * 10))
            case .room(let room)?:
                try show(story.makeScreen(number * 10), at: RoomRoute(number: room))
            case .hall?:
                try navigator.showTabs(2, at: HallRoute(), by: self) {
                    index throws(NavigationError) in
                    let screen = story.makeScreen(number * 10 + index)
                    try show(screen, at: RoomRoute(number: 100 * (index + 1)))
                }
            }
        }

        func didLeave() { story.wasTold(number) }
    }

    struct Weak<Object: AnyObject> { weak var object: Object? }

    let navigator = Navigator()
    let watcher = Watcher()
    let ledger = Ledger()
    var model = StoryModel()
    /// What flows do when they are told that they left.
    var handlers: [Int: StoryStep] = [:]
    var screens: [Int: Weak<StoryScreen>] = [:]
    var flows: [Int: Weak<StoryFlow>] = [:]
    var payloads: [Int: Weak<Payload>] = [:]
    var questions: [Int: PendingConfirmation] = [:]
    /// Where the places that work for an answer wait for it.
    var answers: [Int: AsyncStream<Bool>.Continuation] = [:]
    var waiters: [Int: Task<Void, Never>] = [:]
    var delivered: [Int: [FlowResult<Int>]] = [:]
    var backs: [BackOutcome] = []
    /// The places and flows that were there when nothing was under way.
    var settled: Set<Int> = []
    private(set) var failure: String?
    private var linkFlows: [Int] = []
    private var opening: Task<Result<DeepLinkOutcome, DeepLinkError>, Never>?
    private var gate: CheckedContinuation<Void, Never>?
    private var isSlow = false

    init() { navigator.addObserver(watcher) }

    func begin() async {
        operate("begin") { () throws(NavigationError) in
            try model.begin()
        } and: { () throws(NavigationError) in
            try navigator.start(make(0, nil, payload: nil), under: nil)
        }
        await settle("begin")
    }

    func operate(_ step: StoryStep) async {
        switch step {
        case .open(let rooms, let flows): await open(rooms, flows, for: nil)
        case .acting(let place, .open(let rooms, let flows)):
            await open(rooms, flows, for: place)
        case .openSlowly(let rooms, let flows): await openSlowly(rooms, flows, for: nil)
        case .acting(let place, .openSlowly(let rooms, let flows)):
            await openSlowly(rooms, flows, for: place)
        case .goOnOpening, .acting(_, .goOnOpening): await goOnOpening(isCancelled: false)
        case .cancelOpening, .acting(_, .cancelOpening): await goOnOpening(isCancelled: true)
        default: operateNow(step)
        }
        await settle(step)
    }

    func fail(_ message: String) { if failure == nil { failure = message } }

    private func operateNow(_ step: StoryStep) {
        operate(step) { () throws(NavigationError) in
            try model.perform(step)
        } and: { () throws(NavigationError) in
            try perform(step)
        }
    }

    private func operate(
        _ step: Any, expecting expected: () throws(NavigationError) -> Void,
        and actual: () throws(NavigationError) -> Void
    ) {
        guard failure == nil else { return }
        let (expected, actual) = (refusal(of: expected), refusal(of: actual))
        if expected != actual {
            fail("\(step): \(name(actual)), expected \(name(expected))")
        }
    }

    private func open(_ rooms: [Int], _ flows: [Int], for place: Int?) async {
        guard failure == nil else { return }
        model.origin = place.map { ($0, model.ids.contains($0)) }
        let expected = model.open(rooms, flows)
        model.origin = nil
        linkFlows = flows
        beginOpening(rooms, for: place)
        await finishOpening(rooms, expecting: expected)
    }

    /// Goes on when the first place has begun to load.
    private func openSlowly(_ rooms: [Int], _ flows: [Int], for place: Int?) async {
        guard failure == nil, model.slow == nil else { return }
        model.slow = (rooms, flows, place.map { ($0, model.ids.contains($0)) })
        isSlow = true
        beginOpening(rooms, for: place)
        while gate == nil { await Task.yield() }
        isSlow = false
    }

    private func goOnOpening(isCancelled: Bool) async {
        guard failure == nil, let slow = model.slow else { return }
        model.slow = nil
        model.origin = slow.origin
        var expected = Result<DeepLinkOutcome, DeepLinkError>.failure(.dropped)
        let isClosed = slow.rooms.first.map(model.closedRooms.contains) == true
        if !isCancelled || isClosed { expected = model.open(slow.rooms, slow.flows) }
        model.origin = nil
        linkFlows = slow.flows
        if isCancelled { opening?.cancel() }
        gate?.resume()
        gate = nil
        await finishOpening(slow.rooms, expecting: expected)
    }

    private func beginOpening(_ rooms: [Int], for place: Int?) {
        let link = DeepLink(rooms.map { RoomRoute(number: $0) })
        acting(for: place) {
            opening = Task {
                do throws(DeepLinkError) {
                    return .success(try await map.open(link, from: self, on: navigator))
                } catch {
                    return .failure(error)
                }
            }
        }
    }

    private func finishOpening(
        _ rooms: [Int], expecting expected: Result<DeepLinkOutcome, DeepLinkError>
    ) async {
        let actual = await opening?.value
        opening = nil
        if actual != expected {
            fail("open \(rooms): \(String(describing: actual)), expected \(expected)")
        }
    }

    private var map: RouteMap<Story> {
        RouteMap([
            LinkDestination(RoomRoute.self) { (route, story: Story) async throws(DeepLinkError) in
                if story.isSlow, story.gate == nil {
                    await withCheckedContinuation { story.gate = $0 }
                }
                guard !story.model.closedRooms.contains(route.number) else {
                    throw .notFound("Room \(route.number) is closed.")
                }
                let number = story.linkFlows.removeFirst()
                let session = story.flow(story.model.session)
                return ResolvedDestination(()) { [unowned story] () throws(NavigationError) in
                    let flow = story.make(number, .room(route.number), payload: session.payload)
                    try session.start(flow)
                }
            }
        ])
    }

    private func settle(_ step: Any) async {
        // A task that was cancelled ends on a thread of its own, which a busy machine lets wait.
        for _ in 0..<200_000 where failure == nil {
            await navigator.activity.waitUntilIdle()
            await Task.yield()
            guard difference() != nil else { break }
        }
        if let difference = difference() { fail("\(step): \(difference)") }
        model.log = []
        settled.formUnion(model.runningTasks)
    }

    private func wasTold(_ flow: Int) {
        if let mistake = model.tell(flow) { fail(mistake) }
        if let step = handlers.removeValue(forKey: flow) { operateNow(step) }
    }

    private func refusal(of body: () throws(NavigationError) -> Void) -> NavigationError? {
        do throws(NavigationError) {
            try body()
            return nil
        } catch {
            return error
        }
    }

    private func name(_ error: NavigationError?) -> String { error.map { "\($0)" } ?? "done" }
}
