import TestSupport

@testable import Navigation

/// A navigator and its model, which run the same steps and are compared after each.
@MainActor final class ModelHarness {
    final class HarnessScreen: Screen {
        let number: Int
        let work: WorkScope
        private let deinitAction: DeinitAction
        private unowned let harness: ModelHarness

        init(_ number: Int, in harness: ModelHarness) {
            self.number = number
            self.harness = harness
            work = harness.navigator.makeWork()
            deinitAction = DeinitAction { [weak harness] in harness?.screenDidDeinit(number) }
        }

        func dismissalDecision() -> DismissalDecision {
            if harness.model.refusing.contains(number) { return .refused }
            guard harness.model.confirmations.askingScreens.contains(number) else {
                return .allowed
            }
            return .needsConfirmation(harness.confirmation(of: number))
        }
    }

    final class HarnessCoordinator: ResultCoordinator {
        let number: Int
        var result = FlowResult<Int>.cancelled
        private(set) var hasLeft = false
        private let deinitAction: DeinitAction
        private unowned let harness: ModelHarness

        var navigator: Navigator { harness.navigator }

        init(_ number: Int, in harness: ModelHarness) {
            self.number = number
            self.harness = harness
            deinitAction = DeinitAction { [weak harness] in harness?.coordinatorDidDeinit(number) }
        }

        var lifetime: CoordinatorLifetime { harness.scripts.lifetimes[number] ?? .whileShown }

        func start(_: StartPermission) throws(NavigationError) {
            harness.coordinatorWork[number, default: []].append(work)
            try harness.perform(harness.scripts.start[number] ?? [])
        }

        func didLeave() {
            hasLeft = true
            harness.coordinatorDidLeave(number)
        }
    }

    /// An object that the navigator should release.
    struct Tracked<Object: AnyObject> {
        weak var object: Object?
        /// The object, if the harness retains it to cause a leak.
        let retained: Object?
    }

    let navigator = Navigator()
    let observer = ObserverSpy()
    let pendingLink = PendingDeepLink()
    var model = NavigationModel()
    var scripts = NavigationModel.Scripts()
    var screens: [Int: Tracked<HarnessScreen>] = [:]
    var screenWork: [Int: WorkScope] = [:]
    /// The screens that have been in the tree.
    var shownScreens: Set<Int> = []
    var coordinators: [Int: Tracked<HarnessCoordinator>] = [:]
    var coordinatorWork: [Int: [WorkScope]] = [:]
    var confirmations: [Int: Tracked<PendingConfirmation>] = [:]
    /// The confirmation that each screen keeps.
    var keptConfirmations: [Int: PendingConfirmation] = [:]
    var delivered: [Int: [FlowResult<Int>]] = [:]
    var backOutcomes: [BackOutcome] = []
    /// The errors that the navigator has reported.
    private(set) var errors: [NavigationError] = []
    /// The link that is being loaded.
    private(set) var slowLink: Link?
    /// The coordinator that is held while its link is loaded.
    private(set) var loadingParent: Int?
    private(set) var failure: String?
    private var depth = 0
    /// The number of running calls of `didLeave()`.
    private var leaveDepth = 0
    /// The number of steps that objects have run in `didLeave()` or `deinit`.
    private var nestedStepCount = 0
    private var opening: Task<Result<DeepLinkOutcome?, DeepLinkError>, Never>?
    private let gate = Gate()

    init() {
        navigator.addObserver(observer)
        navigator.onError = { [unowned self] in
            if let error = $0 as? NavigationError { errors.append(error) } else { fail("\($0)") }
        }
    }

    /// Runs a step and waits until nothing is running.
    func run(_ step: Step) async {
        guard failure == nil else { return }
        model.leavingNow = []
        switch step {
        case .open(let link): await open(link, for: nil)
        case .onBehalf(let screen, .open(let link)): await open(link, for: screen)
        case .beginOpening(let link): await beginOpening(link, for: nil)
        case .onBehalf(let screen, .beginOpening(let link)):
            await beginOpening(link, for: screen)
        case .finishOpening, .onBehalf(_, .finishOpening): await finishOpening(isCancelled: false)
        case .cancelOpening, .onBehalf(_, .cancelOpening): await finishOpening(isCancelled: true)
        default: runNow(step)
        }
        await navigator.activity.waitUntilIdle()
        if let difference = difference() { fail("\(step): \(difference)") }
    }

    /// Runs a synchronous step. Coordinators that leave call this function within another step.
    func runNow(_ step: Step) {
        guard failure == nil else { return }
        let before = navigator.tree
        let nestedSteps = nestedStepCount
        let expected = error { () throws(NavigationError) in
            try model.perform(step, with: scripts)
        }
        depth += 1
        let actual = error { () throws(NavigationError) in try perform(step) }
        depth -= 1
        if expected != actual {
            fail(
                "\(step): error \(String(describing: actual)), not \(String(describing: expected))")
        }
        if expected != nil, navigator.tree != before, nestedStepCount == nestedSteps {
            fail("\(step): an error changed the tree")
        }
        if depth > 0, let difference = differenceOfTrees() { fail("\(step): \(difference)") }
    }

    func fail(_ message: String) {
        if failure == nil { failure = message }
    }

    private func error(
        of body: () throws(NavigationError) -> Void
    ) -> NavigationError? {
        do throws(NavigationError) {
            try body()
            return nil
        } catch {
            return error
        }
    }

    private func coordinatorDidLeave(_ number: Int) {
        if let mistake = model.recordDidLeave(of: number) { fail(mistake) }
        leaveDepth += 1
        defer { leaveDepth -= 1 }
        runNested(scripts.didLeave.removeValue(forKey: number))
        model.deliverPendingResult(of: number)
    }

    /// Objects are released after the change in which they left, except new ones that the change or
    /// a step in `didLeave()` has created.
    private func endChange() {
        if leaveDepth == 0, model.departed.isEmpty { model.leavingNow = [] }
    }

    private func screenDidDeinit(_ number: Int) {
        guard model.leftScreens.contains(number) else { return }
        endChange()
        runNested(scripts.screenDeinit.removeValue(forKey: number))
    }

    private func coordinatorDidDeinit(_ number: Int) {
        guard model.leftCoordinators.contains(number) else { return }
        endChange()
        runNested(scripts.coordinatorDeinit.removeValue(forKey: number))
    }

    private func runNested(_ steps: [Step]?) {
        for step in steps ?? [] {
            nestedStepCount += 1
            runNow(step)
        }
    }

    // MARK: Objects

    /// Returns the screen with a number, or creates it. Every fifth screen is retained.
    func screen(_ number: Int) -> HarnessScreen {
        if let screen = screens[number]?.object { return screen }
        let screen = HarnessScreen(number, in: self)
        screens[number] = Tracked(
            object: screen, retained: number.isMultiple(of: 5) ? screen : nil)
        screenWork[number] = screen.work
        shownScreens.remove(number)
        return screen
    }

    /// Returns the coordinator with a number, or creates it. Every fifth coordinator is retained.
    func coordinator(_ number: Int) -> HarnessCoordinator {
        if let coordinator = coordinators[number]?.object { return coordinator }
        let coordinator = HarnessCoordinator(number, in: self)
        coordinators[number] = Tracked(
            object: coordinator, retained: number.isMultiple(of: 5) ? coordinator : nil)
        return coordinator
    }

    /// Returns the node of the tabs with a number, or a node that is not in the tree.
    func tabs(_ number: Int) -> NodeID {
        let tabs = navigator.tree.allNodes.filter { navigator.screen(at: $0.id) == nil }
        return tabs.indices.contains(number) ? tabs[number].id : NodeID(number: 0)
    }

    private func confirmation(of screen: Int) -> PendingConfirmation {
        if let confirmation = keptConfirmations[screen] { return confirmation }
        let confirmation = PendingConfirmation()
        let number = confirmations.count + 1
        confirmations[number] = Tracked(
            object: confirmation,
            retained: ModelConfirmations.isRetained(number) ? confirmation : nil)
        keptConfirmations[screen] = confirmation
        return confirmation
    }

    // MARK: Results

    /// Records a result, which is delivered after `didLeave()`.
    func receive(_ result: FlowResult<Int>, of number: Int) {
        delivered[number, default: []].append(result)
        let expectedCount = model.delivered[number]?.count ?? 0
        if let count = delivered[number]?.count, count > expectedCount {
            fail("a result of coordinator \(number) was not expected")
        }
    }

    // MARK: Links

    private func open(_ link: Link, for screen: Int?) async {
        if link.isPending { setPendingLink(link) }
        let expected = expectedOutcome(of: link)
        startOpening(link, for: screen)
        await compareOutcome(of: link, with: expected)
    }

    private func setPendingLink(_ link: Link) {
        pendingLink.link = DeepLink(link.routes)
        model.pendingItems = link.items
    }

    /// Starts to open a link, and returns while its first destination is loaded.
    private func beginOpening(_ link: Link, for screen: Int?) async {
        guard slowLink == nil else { return }
        slowLink = link
        if link.isPending {
            setPendingLink(link)
            loadingParent = link.parent
        }
        gate.close()
        startOpening(link, for: screen)
        await gate.untilWaiting()
    }

    private func finishOpening(isCancelled: Bool) async {
        guard let link = slowLink else { return }
        slowLink = nil
        let first = link.items.first ?? nil
        let isUnavailable = first.map(model.unavailableItems.contains) == true
        let expected = expectedOutcome(of: link, isCancelled: isCancelled && !isUnavailable)
        if isCancelled { opening?.cancel() }
        gate.open()
        await compareOutcome(of: link, with: expected)
        loadingParent = nil
    }

    /// Links are opened in a task, whose commands have no source.
    private func expectedOutcome(
        of link: Link, isCancelled: Bool = false
    ) -> Result<DeepLinkOutcome?, DeepLinkError> {
        if link.isPending {
            return model.openPending(link, isCancelled: isCancelled, with: scripts)
        }
        return isCancelled
            ? .failure(.cancelled) : model.open(link, with: scripts).map(Optional.some)
    }

    private func startOpening(_ link: Link, for screen: Int?) {
        func start() {
            opening = Task {
                do throws(DeepLinkError) {
                    guard !link.isPending else {
                        return .success(
                            try await pendingLink.open(
                                through: map(for: link), from: coordinator(link.parent)))
                    }
                    return .success(
                        try await map(for: link).open(
                            DeepLink(link.routes), from: (), on: navigator))
                } catch {
                    return .failure(error)
                }
            }
        }
        if let screen {
            navigator.withCommandSource(self.screen(screen), start)
        } else {
            start()
        }
    }

    private func compareOutcome(
        of link: Link, with expected: Result<DeepLinkOutcome?, DeepLinkError>
    ) async {
        let actual = await opening?.value
        opening = nil
        var expected = expected
        if link.isPending, expected == .failure(.dismissalRefused),
            !model.started.contains(link.parent)
        {
            // The screens above the one that refused have left, and their steps have removed the
            // parent.
            expected = .success(nil)
            model.pendingItems = link.items
        }
        if actual != expected {
            fail("open \(link.path): \(String(describing: actual)), not \(expected)")
        }
    }

    private func map<Source>(for link: Link) -> RouteMap<Source> {
        var coordinators = link.coordinators[...]
        let item = LinkDestination(ItemRoute.self) {
            [unowned self] (route, _: Source) async throws(DeepLinkError) in
            await gate.pass()
            guard !model.unavailableItems.contains(route.number) else {
                throw .notFound("Item \(route.number) is unavailable.")
            }
            return destination(coordinators.removeFirst(), under: link.parent)
        }
        let tabs = LinkDestination(TabsRoute.self) {
            [unowned self] (_, _: Source) async throws(DeepLinkError) in
            await gate.pass()
            return destination(coordinators.removeFirst(), under: link.parent)
        }
        return RouteMap([item, tabs])
    }

    private func destination(_ number: Int, under parent: Int) -> ResolvedDestination<Void> {
        ResolvedDestination(
            show: try self.navigator.start(
                self.coordinator(number), under: self.coordinator(parent)))
    }
}
