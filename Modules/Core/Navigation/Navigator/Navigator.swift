/// Told once after each transaction that changed something. What coordinators do in `didLeave` are
/// transactions of their own, and have been told already when the one that they left by is.
@MainActor public protocol NavigatorObserver: AnyObject {
    /// Its tree is as the transaction left it.
    func navigatorDidChange(_ navigator: Navigator)
}

/// Owns the navigation tree, and through it the life of every screen and coordinator.
///
/// Every change is a transaction: it applies whole, or throws and nothing has changed. Transactions
/// may be nested; the outermost one decides. What has left the tree when it ends is released there,
/// in one place: work is cancelled, screens and coordinators are let go, `didLeave` is called once.
@MainActor public final class Navigator {
    struct Entry {
        let screen: (any Screen)?
        let owner: ObjectIdentifier
        /// What the node is called in links, files and logs.
        let route: (any Route)?
        /// Nil while the node is out of the tree, within a transaction.
        var stack: StackID?
    }

    struct Owner {
        let coordinator: any Coordinator
        let parent: ObjectIdentifier?
        /// Where its result goes after it has left.
        var delivery: (any ResultDelivery)?
        /// The flow's own work, once it has asked for it.
        var work: WorkScope?
        /// In the order in which they were shown.
        var nodes: [NodeID] = []
        var children: Set<ObjectIdentifier> = []

        var isPresent: Bool { !nodes.isEmpty || !children.isEmpty }

        /// What leaves is most often what came last, so the search begins there.
        mutating func remove(_ node: NodeID) {
            if let index = nodes.lastIndex(of: node) { nodes.remove(at: index) }
        }
    }

    /// Somebody who is told after each change, and is not held for it.
    struct Observation {
        weak var observer: (any NavigatorObserver)?
    }

    /// The question whose answer decides whether a node leaves. Its screen keeps it.
    struct Asked {
        weak var question: PendingConfirmation?
        /// What is done when somebody agrees.
        var proceed: () -> Void
    }

    /// What is where.
    public internal(set) var tree = NavigationTree()
    /// Told of changes that `attempt` could not make: a test fails by it, a program may log it. What
    /// merely came too late (`.stale`) is no news.
    public var onError: (@MainActor (NavigationError) -> Void)?
    /// The last commands and what became of them.
    public internal(set) var log = NavigationLog()
    /// Told of what has outlived its place in the tree, at the next change after its work is done.
    public var onLeak: (@MainActor (Leak) -> Void)?
    /// Whether leaks are looked for: it costs a little for each screen that leaves. On in debug builds.
    public var detectsLeaks: Bool
    /// All work that was made by `makeWork`.
    public let activity = Activity()

    var observers: [Observation] = []
    var entries: [NodeID: Entry] = [:]
    var owners: [ObjectIdentifier: Owner] = [:]
    var nodeOfScreen: [ObjectIdentifier: NodeID] = [:]
    var journal: [Change] = []
    var transactionDepth = 0
    var isClosed = false
    var pendingPlacement: Placement?
    /// The nodes that modals were presented by.
    var presenters: Set<NodeID> = []
    /// Coordinators that have left and are still to be told, in the order in which they left.
    var departures: ArraySlice<Owner> = []
    var isTellingDepartures = false
    /// The commands of the transaction that is under way.
    var commands: [(command: NavigationCommand, origin: NodeID?, refusal: NavigationError?)] = []
    var transactions = 0
    /// More than 1 while somebody who is told of a change makes another.
    var commitDepth = 0
    /// Whether the first command of the transaction has come in time.
    var isTimely = false
    /// The questions that are open, by the node that each is about.
    var asked: [NodeID: Asked] = [:]
    var departed: [ObjectIdentifier: Departed] = [:]
    private var lastNumber = 0

    /// Nothing is shown yet.
    public init() {
        #if DEBUG
            detectsLeaks = true
        #else
            detectsLeaks = false
        #endif
    }

    /// A scope for the work of a screen.
    public func makeWork() -> WorkScope { WorkScope(activity) }

    /// The work of a flow that is not bound to one of its screens. It ends when the coordinator leaves;
    /// one that is not in the tree gets a scope that has ended.
    public func work(of coordinator: any Coordinator) -> WorkScope {
        let key = ObjectIdentifier(coordinator)
        if let work = owners[key]?.work { return work }
        let work = makeWork()
        if owners[key] == nil { work.cancelAll() } else { owners[key]?.work = work }
        return work
    }

    /// The screen that the user sees.
    public var visibleScreen: (any Screen)? {
        tree.visibleNode.flatMap { entries[$0]?.screen }
    }

    /// Whether a screen is in the tree.
    public func isShowing(_ screen: any Screen) -> Bool {
        nodeOfScreen[ObjectIdentifier(screen)].flatMap { entries[$0]?.stack } != nil
    }

    /// Every coordinator that lives through this navigator.
    public var liveCoordinators: [any Coordinator] {
        owners.values.map(\.coordinator)
    }

    /// The coordinator that shows a node.
    public func owner(of node: NodeID) -> (any Coordinator)? {
        entries[node].flatMap { owners[$0.owner]?.coordinator }
    }

    /// The screen at a node; nil for tabs.
    public func screen(at node: NodeID) -> (any Screen)? { entries[node]?.screen }

    /// The route under which a node was shown.
    public func route(of node: NodeID) -> (any Route)? { entries[node]?.route }

    /// Tells an observer after each change, for as long as it lives. Nobody is told twice.
    public func addObserver(_ observer: any NavigatorObserver) {
        observers.removeAll { $0.observer == nil || $0.observer === observer }
        observers.append(Observation(observer: observer))
    }

    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}
