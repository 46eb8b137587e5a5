/// Owns the navigation tree, and through it the lifetime of every screen and coordinator.
///
/// Each change is a transaction: either it applies completely, or it throws and nothing has changed.
/// Transactions can be nested; the outermost one decides. When it ends, the navigator cancels the
/// work of everything that has left the tree, releases it, and calls `didLeave()` once for each
/// coordinator.
@MainActor public final class Navigator {
    /// The most recent commands with their results.
    public var log: NavigationLog { recorder.log }
    /// Called with the error of a change that `attempt(_:)` could not make, except `.stale`.
    public var onError: (@MainActor (NavigationError) -> Void)?
    /// Called with each object that is still in memory when the tree changes after the object has
    /// left and its work has ended. Requires `detectsLeaks`.
    public var onLeak: (@MainActor (Leak) -> Void)?
    /// Whether the navigator looks for leaks, at a small cost for each screen that leaves. True by
    /// default in debug builds.
    public var detectsLeaks: Bool
    /// The work of all scopes that `makeWork()` has returned.
    public let activity = Activity()

    private struct WeakObserver {
        weak var observer: (any NavigatorObserver)?
    }

    private let editor = TreeEditor()
    private var recorder = CommandRecorder()
    private var leakDetector = LeakDetector()
    private var confirmations = ConfirmationRegistry()
    private var observers: [WeakObserver] = []
    /// The placement of the next screen, while a coordinator starts.
    private var pendingPlacement: Placement?
    private var transactionDepth = 0
    /// Whether a command of the current transaction has passed the check for stale commands.
    private var hasTimelyCommand = false
    /// The number of nested commits. It exceeds 1 while an observer or a `didLeave()` makes a change.
    private var commitDepth = 0
    /// Coordinators whose `didLeave()` has not been called yet, in the order in which they left.
    private var departed: ArraySlice<TreeEditor.CoordinatorRecord> = []
    private var isReportingDeparted = false

    /// Creates a navigator with an empty tree.
    public init() {
        #if DEBUG
            detectsLeaks = true
        #else
            detectsLeaks = false
        #endif
    }

    // MARK: - Tree

    /// The navigation tree.
    public var tree: NavigationTree { editor.tree }

    /// The screen that the user sees.
    public var visibleScreen: (any Screen)? {
        tree.visibleNode.flatMap { screen(at: $0) }
    }

    /// Returns whether a screen is in the tree.
    public func isShowing(_ screen: any Screen) -> Bool {
        editor.node(of: screen).map(editor.isInTree) ?? false
    }

    /// Returns the screen of a node; nil for tabs.
    public func screen(at node: NodeID) -> (any Screen)? { editor.record(of: node)?.screen }

    /// Returns the route under which a node was shown.
    public func route(of node: NodeID) -> (any Route)? { editor.record(of: node)?.route }

    /// Returns the coordinator that shows a node.
    public func owner(of node: NodeID) -> (any Coordinator)? {
        editor.record(of: node).flatMap { editor.coordinators[$0.owner]?.coordinator }
    }

    /// Every coordinator in the tree, in no particular order.
    public var liveCoordinators: [any Coordinator] {
        editor.coordinators.values.map(\.coordinator)
    }

    /// Returns the types of the coordinator that shows a node and of its ancestors, the topmost first.
    func ownerPath(of node: NodeID) -> [TypeName] {
        editor.record(of: node).map { editor.ownerPath(to: $0.owner) } ?? []
    }

    /// Adds an observer. The navigator holds it weakly and calls it once for each change, however
    /// often it is added.
    public func addObserver(_ observer: any NavigatorObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
        observers.append(WeakObserver(observer: observer))
    }

    // MARK: - Work

    /// Creates a scope for the work of a screen.
    public func makeWork() -> WorkScope { WorkScope(activity) }

    /// Returns the scope for the work of a coordinator that does not belong to one of its screens.
    ///
    /// The scope is cancelled when the coordinator leaves. For a coordinator that is not in the tree
    /// the scope is cancelled already.
    public func work(of coordinator: any Coordinator) -> WorkScope {
        let key = ObjectIdentifier(coordinator)
        if let work = editor.coordinators[key]?.work { return work }
        let work = makeWork()
        if editor.coordinators[key] == nil {
            work.cancelAll()
        } else {
            editor.setWork(work, of: key)
        }
        return work
    }

    // MARK: - Starting coordinators

    /// Starts a coordinator.
    ///
    /// - Parameters:
    ///   - child: The coordinator to start.
    ///   - parent: The coordinator that stays in the tree at least as long as the child; nil for the
    ///     topmost coordinator.
    ///   - placement: The position of the child's first screen. The default is the placement with
    ///     which the parent is being started, or `.push`.
    /// - Throws: `.coordinatorAlreadyStarted`, `.coordinatorNotStarted` for a parent that is not in
    ///   the tree, `.nothingShown`, and the error of `child.start()`.
    public func start(
        _ child: any Coordinator,
        under parent: (any Coordinator)?,
        as placement: Placement? = nil
    ) throws(NavigationError) {
        try start(child, under: parent, as: placement, delivery: nil)
    }

    /// Starts a coordinator and calls a closure with its result after it has left.
    ///
    /// - Parameters:
    ///   - child: The coordinator to start.
    ///   - parent: The coordinator that stays in the tree at least as long as the child.
    ///   - placement: The position of the child's first screen.
    ///   - then: Called exactly once with the result, after `child.didLeave()`. Not called when the
    ///     child cannot be started.
    /// - Throws: The errors of `start(_:under:as:)`.
    public func run<Child: ResultCoordinator>(
        _ child: Child, under parent: any Coordinator, as placement: Placement? = nil,
        then: @escaping (FlowResult<Child.Value>) -> Void
    ) throws(NavigationError) {
        let delivery = PendingResult(of: child)
        delivery.completion = then
        try start(child, under: parent, as: placement, delivery: delivery)
    }

    /// Starts a coordinator and waits for its result. Cancelling the task removes the coordinator.
    ///
    /// The caller resumes before `activity.waitUntilIdle()` returns, so that the next input of the
    /// user is handled after the result. `close()` ends the wait.
    ///
    /// - Parameters:
    ///   - child: The coordinator to start.
    ///   - parent: The coordinator that stays in the tree at least as long as the child.
    ///   - placement: The position of the child's first screen.
    /// - Returns: The result that the child had when it left; `.cancelled` when it could not be
    ///   started, which is reported to `onError`.
    public func run<Child: ResultCoordinator>(
        _ child: Child, under parent: any Coordinator, as placement: Placement? = nil
    ) async -> FlowResult<Child.Value> {
        let delivery = PendingResult(of: child)
        let untypedDelivery: any ResultDelivery = delivery
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                delivery.completion = { [activity] result in
                    // Ends below, when this function has resumed.
                    activity.begin()
                    continuation.resume(returning: result)
                }
                attemptToRun(child, under: parent, as: placement, for: delivery)
            }
        } onCancel: {
            Task { @MainActor [weak self, weak untypedDelivery] in
                if let untypedDelivery { self?.abandon(untypedDelivery) }
            }
        }
        activity.end()
        return result
    }

    private func attemptToRun<Child: ResultCoordinator>(
        _ child: Child, under parent: any Coordinator, as placement: Placement?,
        for delivery: PendingResult<Child>
    ) {
        guard !Task.isCancelled else { return delivery.cancel() }
        attempt(try start(child, under: parent, as: placement, delivery: delivery))
        let isStarted = editor.coordinators[ObjectIdentifier(child)]?.delivery === delivery
        if !isStarted { delivery.cancel() }
    }

    private func start(
        _ child: any Coordinator,
        under parent: (any Coordinator)?,
        as placement: Placement?,
        delivery: (any ResultDelivery)?
    ) throws(NavigationError) {
        let command = NavigationCommand.start(
            TypeName(child), under: parent.map { TypeName($0) }, as: placement)
        try perform(command) { editor throws(NavigationError) in
            guard !departed.contains(where: { $0.coordinator === child }) else {
                throw .coordinatorAlreadyStarted
            }
            try editor.start(
                child, under: parent.map { ObjectIdentifier($0) }, delivery: delivery)
            let outer = pendingPlacement
            pendingPlacement = placement ?? outer
            defer { if placement != nil { pendingPlacement = outer } }
            try child.start()
            guard editor.coordinators[ObjectIdentifier(child)]?.isPresent == true else {
                throw .nothingShown
            }
        }
    }

    /// Removes a coordinator whose result has no receiver any more.
    private func abandon(_ delivery: any ResultDelivery) {
        guard
            let (key, record) = editor.coordinators.first(where: { $1.delivery === delivery })
        else { return }
        // The task may have been cancelled by a screen that has left.
        withCommandSource(nil) {
            do throws(NavigationError) {
                try leave(record.coordinator)
            } catch {
                // The last screen of all stays. The wait ends nevertheless.
                editor.removeDelivery(of: key)
                delivery.deliver()
            }
        }
    }

    // MARK: - Showing screens

    /// Shows a screen: a coordinator's first one at the placement that `start` was given, any later
    /// one on top.
    ///
    /// A screen that has left can be shown again. A screen that leaves in the same transaction moves,
    /// if the same coordinator shows it, and keeps its route.
    ///
    /// - Parameters:
    ///   - screen: The screen to show.
    ///   - route: The name of the screen in links, snapshots and logs.
    ///   - owner: The coordinator that shows the screen.
    /// - Throws: `.screenAlreadyShown`, `.coordinatorNotStarted`, or `.nothingBelow` when there is
    ///   nothing to replace.
    public func show(
        _ screen: any Screen, at route: (any Route)? = nil, by owner: any Coordinator
    ) throws(NavigationError) {
        let placement = pendingPlacement ?? .push
        let command = NavigationCommand.show(
            TypeName(screen), at: route?.record, by: TypeName(owner), as: placement)
        try perform(command) { editor throws(NavigationError) in
            let node = try editor.makeNode(screen, at: route, by: owner)
            try editor.put(NavigationTree.Node(id: node, content: .screen), as: placement)
        }
        pendingPlacement = nil
    }

    /// Shows tabs and selects the first one.
    ///
    /// - Parameters:
    ///   - count: The number of tabs.
    ///   - route: The name of the tabs in links, snapshots and logs.
    ///   - owner: The coordinator that shows the tabs.
    ///   - fill: Called with the index of each tab to show its screens.
    /// - Throws: `.coordinatorNotStarted`, or `.emptyStack` when there is no tab or a tab is empty.
    public func showTabs(
        _ count: Int,
        at route: (any Route)? = nil,
        by owner: any Coordinator,
        fill: (Int) throws(NavigationError) -> Void
    ) throws(NavigationError) {
        let placement = pendingPlacement ?? .push
        let command = NavigationCommand.showTabs(
            count, at: route?.record, by: TypeName(owner), as: placement)
        try perform(command) { editor throws(NavigationError) in
            pendingPlacement = nil
            guard count > 0 else { throw .emptyStack }
            let tabs = (0..<count).map { _ in editor.makeStack() }
            let node = try editor.makeNode(nil, at: route, by: owner)
            try editor.put(
                NavigationTree.Node(id: node, content: .tabs(tabs, selected: 0)), as: placement)
            guard let stack = editor.record(of: node)?.stack else { throw .screenNotShown }
            for (index, tab) in tabs.enumerated() {
                editor.select(index, on: stack)
                try fill(index)
                guard !tree.nodes(of: tab).isEmpty else { throw .emptyStack }
            }
            editor.select(0, on: stack)
        }
    }

    /// Replaces the visible stack. Screens that are in it already keep their coordinator and their
    /// work; new ones belong to `owner`.
    ///
    /// - Parameters:
    ///   - screens: The screens of the stack, the lowest first.
    ///   - routes: The names of the new screens in links, snapshots and logs, by their position.
    ///   - owner: The coordinator that shows the new screens.
    /// - Throws: `.emptyStack`, `.screenAlreadyShown` for a screen that occurs twice or is in another
    ///   stack, or `.coordinatorNotStarted`.
    public func setStack(
        _ screens: [any Screen], at routes: [(any Route)?] = [], by owner: any Coordinator
    ) throws(NavigationError) {
        let names = screens.map { TypeName($0) }
        try perform(.setStack(names, by: TypeName(owner))) { editor throws(NavigationError) in
            guard !screens.isEmpty else { throw .emptyStack }
            let stack = tree.visibleStack ?? editor.addLayer(presenter: nil)
            let present = tree.nodes(of: stack).map(\.id)
            let known = Set(present)
            let wanted = screens.map { editor.node(of: $0) }
            let kept = zip(present, wanted).prefix { $0 == $1 }.count
            editor.cut(stack, keeping: kept, dropsEmptyModal: false)
            for (index, screen) in screens.enumerated().dropFirst(kept) {
                let node: NodeID
                if let present = editor.node(of: screen), known.contains(present) {
                    guard !editor.isInTree(present) else { throw .screenAlreadyShown }
                    node = present
                } else {
                    let route = routes.indices.contains(index) ? routes[index] : nil
                    node = try editor.makeNode(screen, at: route, by: owner)
                }
                editor.append(NavigationTree.Node(id: node, content: .screen), to: stack)
            }
        }
    }

    /// Selects one of the visible tabs. Each tab keeps its stack.
    ///
    /// - Throws: `.noSuchTab`.
    public func selectTab(_ index: Int) throws(NavigationError) {
        try perform(.selectTab(index)) { editor throws(NavigationError) in
            guard let layer = tree.layers.last else { throw .noSuchTab(index) }
            for stack in tree.visiblePath(of: layer).reversed() {
                guard case .tabs(let tabs, _)? = tree.nodes(of: stack).last?.content else {
                    continue
                }
                guard tabs.indices.contains(index) else { throw .noSuchTab(index) }
                return editor.select(index, on: stack)
            }
            throw .noSuchTab(index)
        }
    }

    // MARK: - Removing screens

    /// Removes the visible screen; with it tabs of which it is the only visible screen, or a modal of
    /// which it is the last screen. Does not ask the screen.
    ///
    /// - Throws: `.nothingBelow` at the root.
    public func pop() throws(NavigationError) {
        try perform(.pop) { editor throws(NavigationError) in
            guard let layer = tree.layers.last else { throw .nothingBelow }
            for stack in tree.visiblePath(of: layer).reversed() {
                let count = tree.nodes(of: stack).count
                if count > 1 { return editor.cut(stack, keeping: count - 1) }
            }
            guard tree.layers.count > 1 else { throw .nothingBelow }
            editor.dropLayer()
        }
    }

    /// Removes everything above a screen and selects the tabs that contain it.
    ///
    /// - Throws: `.screenNotShown`.
    public func pop(to screen: any Screen) throws(NavigationError) {
        try perform(.popTo(TypeName(screen))) { editor throws(NavigationError) in
            guard let node = editor.node(of: screen),
                let stack = editor.record(of: node)?.stack,
                let height = tree.nodes(of: stack).lastIndex(where: { $0.id == node })
            else { throw .screenNotShown }
            editor.reveal(stack)
            editor.cut(stack, keeping: height + 1)
        }
    }

    /// Removes everything above the lowest screen of the visible stack.
    ///
    /// - Throws: `.nothingBelow` in an empty tree.
    public func popToRoot() throws(NavigationError) {
        try perform(.popToRoot) { editor throws(NavigationError) in
            guard let stack = tree.visibleStack else { throw .nothingBelow }
            editor.cut(stack, keeping: 1)
        }
    }

    /// Removes the topmost modal with its stack.
    ///
    /// - Throws: `.noModal`.
    public func dismiss() throws(NavigationError) {
        try perform(.dismiss) { editor throws(NavigationError) in
            guard tree.layers.count > 1 else { throw .noModal }
            editor.dropLayer()
        }
    }

    /// Removes every screen of a coordinator and its descendants, with everything above them.
    ///
    /// - Throws: `.coordinatorNotStarted`, or `.emptyStack` when the root or a tab would be empty.
    public func leave(_ coordinator: any Coordinator) throws(NavigationError) {
        try perform(.leave(TypeName(coordinator))) { editor throws(NavigationError) in
            let key = ObjectIdentifier(coordinator)
            guard editor.coordinators[key] != nil else { throw .coordinatorNotStarted }
            for node in editor.nodes(ofFamily: key) {
                // An earlier cut has removed most of them.
                guard let stack = editor.record(of: node)?.stack,
                    let height = tree.nodes(of: stack).lastIndex(where: { $0.id == node })
                else { continue }
                editor.cut(stack, keeping: height)
            }
        }
    }

    /// Removes everything and rejects later changes. Has no effect in a transaction that fails.
    public func close() {
        guard !editor.isClosed else { return }
        withCommandSource(nil) { attemptToClose() }
    }

    private func attemptToClose() {
        attempt(try perform(.close) { $0.close() })
    }

    // MARK: - Going back

    /// Whether `back()` has a screen to go back to.
    public var canGoBack: Bool {
        guard let layer = tree.layers.last else { return false }
        return tree.layers.count > 1
            || tree.visiblePath(of: layer).contains { tree.nodes(of: $0).count > 1 }
    }

    /// Removes the visible screen if it allows that.
    ///
    /// The screen can refuse, or ask the user to confirm. A second call while the confirmation is
    /// pending does not ask again.
    @discardableResult
    public func back() -> BackOutcome {
        // A screen that has left must not cause another one to be asked.
        guard isTimely(.pop) else { return popForBack() }
        guard canGoBack else { return .atRoot }
        switch askToLeave(then: { [weak self] in _ = self?.popForBack() }) {
        case .granted: return popForBack()
        case .refused: return .stayed
        case .pending: return .asking
        case .gone: return .left
        }
    }

    private func popForBack() -> BackOutcome {
        do throws(NavigationError) {
            try pop()
            return .left
        } catch {
            return error == .stale ? .left : .atRoot
        }
    }

    /// Asks the visible screen whether it can be removed.
    ///
    /// - Parameter action: Called when the user confirms. If a confirmation is pending already, this
    ///   action replaces its action.
    func askToLeave(then action: @escaping () -> Void) -> LeavePermission {
        guard let screen = visibleScreen, let node = tree.visibleNode else { return .granted }
        if confirmations.replaceAction(for: node, with: action) { return .pending }
        let decision = screen.dismissalDecision()
        // The screen may have navigated in `dismissalDecision()`.
        guard tree.visibleNode == node else { return isShowing(screen) ? .refused : .gone }
        switch decision {
        case .allowed: return .granted
        case .refused: return .refused
        case .needsConfirmation(let confirmation):
            if let answer = confirmation.answer { return answer ? .granted : .refused }
            confirmations.add(confirmation, for: node, action: action)
            confirmation.onAnswer { [weak self, weak confirmation] isConfirmed in
                guard let self, let confirmation,
                    let action = confirmations.take(confirmation, for: node)
                else { return }
                // The answer is void when the screen has left or is covered.
                if isConfirmed, tree.visibleNode == node { action() }
            }
            return .pending
        }
    }

    // MARK: - Stale commands

    /// Runs a closure on behalf of a screen. Each command in it is rejected as `.stale` when it comes
    /// too late, such as that of a second Enter when the first one has left the screen.
    ///
    /// - Parameters:
    ///   - screen: The screen that received the user's input; nil for a command that no screen
    ///     issues, which is never stale. Every command of a screen that has left is stale.
    ///   - body: Issues the commands. The screen's work continues on its behalf.
    public func withCommandSource(_ screen: (any Screen)?, _ body: () -> Void) {
        let source = screen.map {
            CommandSource(tree: ObjectIdentifier(editor), node: editor.node(of: $0))
        }
        CommandSource.$current.withValue(source, operation: body)
    }

    /// Returns whether a command's source still allows it. A command that covers the visible screen
    /// must come from that screen; any other command from a screen that is in the tree.
    func isTimely(_ command: NavigationCommand) -> Bool {
        guard let source = commandSource else { return true }
        guard let node = source.node else { return false }
        return command.coversVisibleScreen ? tree.visibleNode == node : editor.isInTree(node)
    }

    /// The source of the current command; nil when no screen of this navigator issues it.
    private var commandSource: CommandSource? {
        CommandSource.current.flatMap { $0.tree == ObjectIdentifier(editor) ? $0 : nil }
    }

    // MARK: - Transactions

    /// Makes a change and reports its error to `onError`, unless it is `.stale`.
    ///
    /// Swift takes a closure that contains `attempt(try …)` for one that throws. In a closure that
    /// must not throw, call a function that contains it.
    public func attempt(_ change: @autoclosure () throws(NavigationError) -> Void) {
        do throws(NavigationError) {
            try change()
        } catch {
            if error != .stale { onError?(error) }
        }
    }

    /// Combines several changes into one: either all of them apply, or none does. Observers are
    /// called once.
    ///
    /// - Throws: The error of `changes`, `.closed`, or `.emptyStack` when the root or a tab would be
    ///   empty. The tree is unchanged then.
    public func transaction(
        _ changes: () throws(NavigationError) -> Void
    ) throws(NavigationError) {
        guard !editor.isClosed else { throw .closed }
        let mark = editor.mark
        let firstCommand = recorder.count
        let placement = pendingPlacement
        transactionDepth += 1
        if transactionDepth == 1 { hasTimelyCommand = false }
        do throws(NavigationError) {
            try changes()
            if transactionDepth == 1, editor.hasEmptyStack { throw .emptyStack }
        } catch {
            editor.rollBack(to: mark)
            confirmations.prune { editor.record(of: $0) != nil }
            pendingPlacement = placement
            transactionDepth -= 1
            recorder.fail(from: firstCommand, with: error)
            if transactionDepth == 0 { recorder.finishTransaction() }
            throw error
        }
        transactionDepth -= 1
        if transactionDepth == 0 {
            recorder.finishTransaction()
            commit()
        }
    }

    /// Runs one command as a transaction, or as a part of the current one.
    func perform(
        _ command: NavigationCommand,
        _ change: (TreeEditor) throws(NavigationError) -> Void
    ) throws(NavigationError) {
        try transaction { () throws(NavigationError) in
            recorder.record(command, from: commandSource?.node)
            // Later commands of a transaction find the tree as the first one has left it.
            guard hasTimelyCommand || isTimely(command) else { throw .stale }
            hasTimelyCommand = true
            try change(editor)
        }
    }

    /// Runs a part of a transaction, with a placement for its first screen.
    func withPlacement(
        _ placement: Placement?, _ body: () throws(NavigationError) -> Void
    ) throws(NavigationError) {
        let outer = pendingPlacement
        pendingPlacement = placement
        try body()
        pendingPlacement = outer
    }

    /// Releases everything that the transaction has removed.
    private func commit() {
        guard let removed = editor.finishTransaction() else { return }
        let transaction = recorder.transactionCount
        commitDepth += 1
        for node in removed {
            guard let record = editor.forget(node) else { continue }
            if let screen = record.screen {
                screen.work.cancelAll()
                watch(screen, at: record.route, ownedBy: record.owner)
            }
            release(record.owner)
        }
        confirmations.prune { editor.record(of: $0) != nil }
        // The commands of coordinators and observers are their own, not those of the screen that
        // caused this change.
        withCommandSource(nil) {
            reportDeparted()
            for observer in observers { observer.observer?.navigatorDidChange(self) }
        }
        commitDepth -= 1
        if commitDepth == 0 { reportLeaks(before: transaction) }
    }

    /// Releases a coordinator without nodes and children, and its ancestors if it was their last
    /// child.
    private func release(_ key: ObjectIdentifier) {
        var next: ObjectIdentifier? = key
        while let key = next, let record = editor.coordinators[key], !record.isPresent {
            watch(record.coordinator, ownedBy: key)
            editor.forget(key)
            departed.append(record)
            next = record.parent
        }
    }

    /// Calls `didLeave()` for each coordinator that has left. A coordinator that leaves because of
    /// such a call is appended, so that children always come before their parents.
    private func reportDeparted() {
        guard !isReportingDeparted, !departed.isEmpty else { return }
        isReportingDeparted = true
        while let record = departed.popFirst() {
            record.coordinator.didLeave()
            record.delivery?.deliver()
        }
        departed = []
        isReportingDeparted = false
    }

    // MARK: - Leaks

    /// The objects that have left the tree and are still in memory, without those that were shown
    /// again. Work that is still running may be the reason. Empty unless `detectsLeaks`.
    public var leaks: [Leak] {
        leakDetector.leaks(isInTree: editor.isKnown)
    }

    private func watch(
        _ object: any AnyObject, at route: (any Route)? = nil, ownedBy owner: ObjectIdentifier
    ) {
        guard detectsLeaks else { return }
        leakDetector.watch(
            object, at: route, ownedBy: editor.ownerPath(to: owner),
            transaction: recorder.transactionCount)
    }

    private func reportLeaks(before transaction: Int) {
        leakDetector.prune(isInTree: editor.isKnown)
        guard activity.isIdle, let onLeak else { return }
        for leak in leakDetector.takeLeaks(before: transaction) { onLeak(leak) }
    }
}
