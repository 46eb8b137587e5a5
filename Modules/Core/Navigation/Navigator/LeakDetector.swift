/// A screen or a coordinator that has left the navigation tree and is still in memory.
public struct Leak: Hashable, Sendable, CustomStringConvertible {
    /// The type of the object.
    public let name: TypeName
    /// The route of the screen; nil for a coordinator, and for a screen without a route.
    public let route: RouteRecord?
    /// The coordinators that owned the object when it left: at most 16, the topmost first.
    public let owners: [TypeName]

    /// One line for a developer who looks for the remaining reference.
    public var description: String {
        "\(name)\(route.map { " (\($0))" } ?? "") has left the navigation tree and is still "
            + "referenced; its owners were " + owners.map(\.description).joined(separator: " › ")
    }
}

/// Finds objects that are still in memory after they have left the navigation tree.
struct LeakDetector {
    private struct Candidate {
        weak var object: (any AnyObject)?
        let leak: Leak
        let transaction: Int
        /// The position among all objects that have left.
        let number: Int
    }

    private var candidates: [ObjectIdentifier: Candidate] = [:]
    private var lastNumber = 0

    /// Adds a weak reference to an object that leaves the tree. An object that has left before is
    /// reported once.
    mutating func watch(
        _ object: any AnyObject, at route: (any Route)? = nil, ownedBy owners: [TypeName],
        transaction: Int
    ) {
        lastNumber += 1
        candidates[ObjectIdentifier(object)] = Candidate(
            object: object,
            leak: Leak(name: TypeName(object), route: route?.record, owners: owners),
            transaction: transaction, number: lastNumber)
    }

    /// Returns the leaks in the order in which the objects left.
    func leaks(isInTree: (ObjectIdentifier) -> Bool) -> [Leak] {
        sorted(candidates.values.filter { Self.isLeaked($0, isInTree: isInTree) })
    }

    /// Removes the objects that have been released or shown again.
    mutating func prune(isInTree: (ObjectIdentifier) -> Bool) {
        candidates = candidates.filter { Self.isLeaked($0.value, isInTree: isInTree) }
    }

    /// Removes and returns the leaks of earlier transactions. The caller of the current transaction
    /// may still hold an object that left in it.
    mutating func takeLeaks(before transaction: Int) -> [Leak] {
        let found = candidates.values.filter { $0.transaction < transaction }
        candidates = candidates.filter { $0.value.transaction >= transaction }
        return sorted(found)
    }

    private func sorted(_ candidates: [Candidate]) -> [Leak] {
        candidates.sorted { $0.number < $1.number }.map(\.leak)
    }

    private static func isLeaked(
        _ candidate: Candidate, isInTree: (ObjectIdentifier) -> Bool
    ) -> Bool {
        candidate.object.map { !isInTree(ObjectIdentifier($0)) } ?? false
    }
}
