/// The owner of the navigation tree, with its screens and coordinators.
///
/// Each change is a transaction, which applies completely or throws an error and changes nothing.
/// Transactions can be nested; the outermost one decides. After it, the navigator cancels the work
/// of the screens and coordinators that have left the tree, releases them, and calls `didLeave()`
/// once for each coordinator.
@MainActor public final class Navigator {
    /// Called with the error of a change that `attempt(_:)` could not make, except `.stale`.
    public var onError: (@MainActor (any Error) -> Void)?
    /// Called once for each object that has left the tree in an earlier change and is still in
    /// memory. The check follows each change while no work is running and no change is animated.
    /// Requires `detectsLeaks`.
    public var onLeak: (@MainActor (Leak) -> Void)?
    /// A Boolean value that the display sets while it animates a change and holds screens that have
    /// left. No leak is reported meanwhile.
    public var isAnimating = false
    /// True if the navigator looks for leaks, at a small cost for each screen that leaves. True by
    /// default in debug builds.
    public var detectsLeaks: Bool
    /// The work of all scopes that `makeWork()` has returned.
    public let activity = Activity()

    private struct WeakObserver {
        weak var observer: (any NavigatorObserver)?
    }

    /// The placement of the next screen, while a link or a navigation state is shown.
    enum PendingPlacement {
        case pushOnVisibleStack
        case push(onto: StackID)
        case modal
    }

    let editor = TreeEditor()
    let departed = DepartedCoordinators()
    /// Applies to the next screen, unless a coordinator has chosen a placement.
    var pendingPlacement: PendingPlacement?
    /// The number of transactions that have ended.
    private var transactionCount = 0
    private var leakDetector = LeakDetector()
    let confirmations = ConfirmationRegistry()
    private var observers: [WeakObserver] = []
    /// The number of links and navigation states whose opening has begun.
    private var openingCount = 0
    private var transactionDepth = 0
    /// True if a command of the current transaction was not stale.
    private var hasTimelyCommand = false
    /// The number of nested commits: more than 1 while an observer or a `didLeave()` makes a
    /// change.
    private var commitDepth = 0

    /// Creates a navigator with an empty tree.
    public init() {
        #if DEBUG
            detectsLeaks = true
        #else
            detectsLeaks = false
        #endif
    }

    /// Closes the navigator. Observers are not called.
    isolated deinit {
        observers = []
        close()
    }

    /// Returns a navigator that rejects every change.
    static func closed() -> Navigator {
        let navigator = Navigator()
        navigator.editor.close()
        return navigator
    }

    // MARK: - Tree

    /// The navigation tree.
    public var tree: NavigationTree { editor.tree }

    /// The screen that the user sees.
    public var visibleScreen: (any Screen)? { tree.visibleNode.flatMap { screen(at: $0) } }

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
        editor.record(of: node)?.owner.coordinator
    }

    /// Returns the hint with which a node was shown.
    public func hint(of node: NodeID) -> (any Sendable)? { editor.record(of: node)?.hint }

    /// Every coordinator in the tree, in no particular order.
    public var liveCoordinators: [any Coordinator] { editor.coordinators.values.map(\.coordinator) }

    /// Returns whether a coordinator is in the tree.
    public func contains(_ coordinator: any Coordinator) -> Bool {
        editor.record(of: coordinator) != nil
    }

    /// Adds an observer. The navigator holds the observer weakly and calls it once for each change,
    /// even if it was added several times.
    public func addObserver(_ observer: any NavigatorObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
        observers.append(WeakObserver(observer: observer))
    }

    // MARK: - Work

    /// Creates a scope for the work of a screen.
    public func makeWork() -> WorkScope { WorkScope(activity) }

    /// Returns the scope for the work of a coordinator that does not belong to one of its screens.
    ///
    /// The scope is cancelled when the coordinator leaves. For a coordinator that is not in the
    /// tree the scope is cancelled already.
    public func work(of coordinator: any Coordinator) -> WorkScope {
        let record = editor.record(of: coordinator)
        if let work = record?.work { return work }
        let work = makeWork()
        record?.work = work
        if record == nil { work.cancelAll() }
        return work
    }

    // MARK: - Transactions

    /// Makes a change and reports its error to `onError`, unless it is `.stale`:
    /// `attempt { try start(child, under: parent) }`.
    public func attempt(_ change: () throws -> Void) {
        // The closure throws any error, because Swift infers that type for a closure with `try`.
        do {
            try change()
        } catch NavigationError.stale {
            // The input came too late, as that of a second key press.
        } catch {
            onError?(error)
        }
    }

    /// Combines several changes into one: either all of them apply, or none does. Observers are
    /// called once.
    ///
    /// - Returns: The value that `changes` returns.
    /// - Throws: The error of `changes`, `.closed`, or `.emptyStack` when the root or a tab would
    ///   be empty. The tree is unchanged then.
    public func transaction<Result>(
        _ changes: () throws(NavigationError) -> Result
    ) throws(NavigationError) -> Result {
        guard !editor.isClosed else { throw .closed }
        let mark = editor.mark
        let placement = pendingPlacement
        transactionDepth += 1
        if transactionDepth == 1 { hasTimelyCommand = false }
        let result: Result
        do throws(NavigationError) {
            result = try changes()
            if transactionDepth == 1, editor.hasEmptyStack { throw .emptyStack }
        } catch {
            editor.rollBack(to: mark)
            confirmations.prune { editor.record(of: $0) != nil }
            pendingPlacement = placement
            transactionDepth -= 1
            if transactionDepth == 0 {
                transactionCount += 1
                releaseObjects()
            }
            throw error
        }
        transactionDepth -= 1
        if transactionDepth == 0 {
            transactionCount += 1
            commit()
        }
        return result
    }

    /// Runs one command as a transaction, or as a part of the current one.
    ///
    /// - Parameters:
    ///   - coversVisibleScreen: Whether the command covers or replaces the visible screen.
    ///   - stack: The stack onto which the command pushes a screen.
    func perform<Result>(
        covering coversVisibleScreen: Bool = false, onto stack: @autoclosure () -> StackID? = nil,
        _ change: (TreeEditor) throws(NavigationError) -> Result
    ) throws(NavigationError) -> Result {
        try transaction { () throws(NavigationError) in
            // After the first command of a transaction, the source may be covered or removed.
            guard hasTimelyCommand || isTimely(covering: coversVisibleScreen, onto: stack())
            else { throw .stale }
            hasTimelyCommand = true
            return try change(editor)
        }
    }

    /// Runs a part of a transaction, with a placement for its first screen.
    func withPlacement(
        _ placement: PendingPlacement?, _ body: () throws(NavigationError) -> Void
    ) throws(NavigationError) {
        let outer = pendingPlacement
        pendingPlacement = placement
        try body()
        pendingPlacement = outer
    }

    /// Reports what the transaction has removed, and then releases it.
    private func commit() {
        guard let removals = editor.finishTransaction() else { return releaseObjects() }
        let transaction = transactionCount
        commitDepth += 1
        if !removals.isEmpty { removeRecords(of: removals) }
        confirmations.prune { editor.record(of: $0) != nil }
        // Commands of the coordinators and observers do not come from the screen that caused this
        // change.
        withCommandSource(nil) {
            departed.report()
            for observer in observers { observer.observer?.navigatorDidChange(self) }
        }
        commitDepth -= 1
        releaseObjects()
        if commitDepth == 0 { reportLeaks(before: transaction) }
    }

    private func removeRecords(of removals: TreeJournal.Removals) {
        departed.hold {
            for node in removals.nodes {
                guard let record = editor.removeRecord(of: node) else { continue }
                if detectsLeaks, let screen = record.screen {
                    watch(screen, at: record.route, ownedBy: record.owner)
                }
                removeIfAbsent(record.owner)
            }
            for coordinator in removals.coordinators { removeIfAbsent(coordinator) }
        }
    }

    /// Removes a coordinator and its ancestors, as far as none of their screens is in the tree.
    private func removeIfAbsent(_ coordinator: TreeEditor.CoordinatorRecord) {
        var next: TreeEditor.CoordinatorRecord? = coordinator
        while let record = next, !record.isPresent {
            if !record.staysWithoutScreen, record.isStarted { remove(record) }
            next = record.parent
        }
    }

    /// Removes a coordinator and its children, which have no screens, the newest first.
    private func remove(_ coordinator: TreeEditor.CoordinatorRecord) {
        for child in coordinator.children.reversed() { remove(child) }
        if detectsLeaks { watch(coordinator.coordinator, ownedBy: coordinator) }
        editor.removeRecord(of: coordinator)
        departed.append(coordinator)
    }

    /// Releases the objects that have been removed or undone. Their `deinit` can issue commands,
    /// which are transactions of their own.
    private func releaseObjects() {
        guard commitDepth == 0, !editor.removedRecords.isEmpty else { return }
        commitDepth += 1
        withCommandSource(nil) { editor.releaseRemovedRecords() }
        commitDepth -= 1
    }

    // MARK: - Links

    /// Begins to open a link or to restore a navigation state.
    ///
    /// - Returns: A closure that returns whether no later opening has begun.
    func beginOpening() -> () -> Bool {
        openingCount += 1
        return { [number = openingCount] in number == self.openingCount }
    }

    // MARK: - Leaks

    /// The objects that have left the tree and are still in memory, without those that were shown
    /// again. Running work can keep an object in memory. Empty unless `detectsLeaks`.
    public var leaks: [Leak] { leakDetector.leaks(isInTree: editor.hasRecord) }

    private func watch(
        _ object: any AnyObject, at route: (any Route)? = nil,
        ownedBy owner: TreeEditor.CoordinatorRecord
    ) {
        leakDetector.watch(
            object, at: route, ownedBy: editor.ownerPath(to: owner),
            transaction: transactionCount)
    }

    private func reportLeaks(before transaction: Int) {
        guard !leakDetector.isEmpty else { return }
        leakDetector.settle(isInTree: editor.hasRecord)
        guard activity.isIdle, !isAnimating, let onLeak else { return }
        let leaks = leakDetector.takeLeaks(before: transaction, isInTree: editor.hasRecord)
        for leak in leaks { onLeak(leak) }
    }
}

/// An object that responds to changes of a navigation tree.
@MainActor public protocol NavigatorObserver: AnyObject {
    /// Called once after each transaction that changed the navigation tree.
    ///
    /// Changes that a coordinator makes in `didLeave()` are transactions of their own. The observer
    /// is called for them before it is called for the transaction that removed the coordinator.
    func navigatorDidChange(_ navigator: Navigator)
}
