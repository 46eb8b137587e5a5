/// A screen or a coordinator that has left the navigation tree and is still in memory.
public struct Leak: Hashable, Sendable, CustomStringConvertible {
    /// The name of the object's type, without its module.
    public let name: String
    /// The route of the screen; nil for a coordinator, and for a screen without a route.
    public let route: RouteRecord?
    /// The coordinators that owned the object when it left: at most 16, the topmost first.
    public let owners: [String]

    /// One line for a developer who looks for the remaining reference.
    public var description: String {
        "\(name)\(route.map { " (\($0))" } ?? "") has left the navigation tree and is still "
            + "referenced; its owners were " + owners.joined(separator: " › ")
    }
}

/// Finds objects that are still in memory after they have left the navigation tree.
///
/// A change costs as much as the number of objects that leave with it, however many have leaked.
struct LeakDetector {
    private struct Candidate {
        weak var object: (any AnyObject)?
        let type: any Any.Type
        let route: RouteRecord?
        let owners: [any Any.Type]
        let transaction: Int

        /// The texts are created on demand, because most objects are released.
        var leak: Leak {
            Leak(name: "\(type)", route: route, owners: owners.map { "\($0)" })
        }
    }

    /// The objects in the order in which they left. An object that leaves twice is in it twice.
    private var candidates: [Candidate] = []
    /// The number of candidates that were in memory at the end of the change in which they left.
    private var settledCount = 0
    /// The number of candidates above which all of them are checked.
    private var limit = 64

    var isEmpty: Bool { candidates.isEmpty }

    /// Adds a weak reference to an object that leaves the tree.
    mutating func watch(
        _ object: any AnyObject, at route: (any Route)? = nil, ownedBy owners: [any Any.Type],
        transaction: Int
    ) {
        candidates.append(
            Candidate(
                object: object, type: type(of: object), route: route?.record, owners: owners,
                transaction: transaction))
    }

    /// Removes the objects that have been released since they left with the current change.
    mutating func settle(isInTree: (ObjectIdentifier) -> Bool) {
        for index in settledCount..<candidates.count where candidates[index].object != nil {
            candidates.swapAt(settledCount, index)
            settledCount += 1
        }
        candidates.removeSubrange(settledCount...)
        guard settledCount > limit else { return }
        candidates = leaked(candidates[...], isInTree: isInTree)
        settledCount = candidates.count
        limit = max(64, 2 * settledCount)
    }

    /// Returns the leaks in the order in which the objects left.
    func leaks(isInTree: (ObjectIdentifier) -> Bool) -> [Leak] {
        leaked(candidates[...], isInTree: isInTree).map(\.leak)
    }

    /// Removes and returns the leaks of earlier transactions. The caller of the current transaction
    /// may still hold an object that left in it.
    mutating func takeLeaks(
        before transaction: Int, isInTree: (ObjectIdentifier) -> Bool
    ) -> [Leak] {
        let end = candidates.firstIndex { $0.transaction >= transaction } ?? candidates.count
        let leavesAgain = Set(
            candidates[end...].compactMap { $0.object.map(ObjectIdentifier.init) })
        let found = leaked(candidates[..<end]) { isInTree($0) || leavesAgain.contains($0) }
        candidates.removeSubrange(..<end)
        settledCount = candidates.count
        return found.map(\.leak)
    }

    /// Returns the objects that are in memory and not in the tree, each as it left last.
    private func leaked(
        _ candidates: ArraySlice<Candidate>, isInTree: (ObjectIdentifier) -> Bool
    ) -> [Candidate] {
        var found: Set<ObjectIdentifier> = []
        return candidates.reversed().filter { candidate in
            guard let object = candidate.object.map(ObjectIdentifier.init) else { return false }
            return !isInTree(object) && found.insert(object).inserted
        }.reversed()
    }
}
