/// Something that has left the tree and is still alive: somebody else holds it.
public struct Leak: Hashable, Sendable, CustomStringConvertible {
    /// What is still alive.
    public let name: TypeName
    /// What its place was called; nil for a coordinator, and for a place without a name.
    public let route: RouteRecord?
    /// The coordinators that owned it when it left, the nearest 16, their own owner before each.
    public let owners: [TypeName]

    /// A line for the person who looks for whoever holds it.
    public var description: String {
        "\(name) has outlived its place\(route.map { " (\($0))" } ?? "") in the tree, where it "
            + "belonged to " + owners.map(\.description).joined(separator: " › ")
    }
}

extension Navigator {
    /// What has left and ought to be gone.
    struct Departed {
        weak var object: (any AnyObject)?
        let leak: Leak
        let transaction: Int
        /// In the order in which they left.
        let number: Int
    }

    /// What has left the tree and is still alive. While work is under way, that may be what holds it.
    ///
    /// What is shown again is no leak. Empty unless `detectsLeaks`.
    public var leaks: [Leak] {
        departed.values.filter { $0.object.map(isPresent) == false }
            .sorted { $0.number < $1.number }.map(\.leak)
    }

    /// Remembers something that is about to leave, without holding it.
    func watch(
        _ object: any AnyObject, at route: (any Route)? = nil, ownedBy owner: ObjectIdentifier
    ) {
        guard detectsLeaks else { return }
        let leak = Leak(
            name: TypeName(object), route: route?.record, owners: path(to: owner))
        // What leaves once more is the same leak, and what had its address before is gone.
        departed[ObjectIdentifier(object)] = Departed(
            object: object, leak: leak, transaction: transactions, number: nextNumber())
    }

    /// Tells of what has left in an earlier transaction. What has left in this one may still be held
    /// by whoever is making it, and what has left because of it by whoever was told of it.
    func reportLeaks(before transaction: Int) {
        guard !departed.isEmpty else { return }
        departed = departed.filter { $0.value.object.map(isPresent) == false }
        guard activity.isIdle, let onLeak else { return }
        let found = departed.values.filter { $0.transaction < transaction }
        departed = departed.filter { $0.value.transaction >= transaction }
        for leak in found.sorted(by: { $0.number < $1.number }).map(\.leak) { onLeak(leak) }
    }

    /// The types of a coordinator's nearest ancestors and its own.
    func path(to owner: ObjectIdentifier) -> [TypeName] {
        var path: [TypeName] = []
        var next: ObjectIdentifier? = owner
        while let key = next, let owner = owners[key], path.count < 16 {
            path.append(TypeName(owner.coordinator))
            next = owner.parent
        }
        return path.reversed()
    }

    private func isPresent(_ object: any AnyObject) -> Bool {
        let key = ObjectIdentifier(object)
        return owners[key] != nil || nodeOfScreen[key] != nil
    }
}
