/// Weak references to the containers of the scopes that were opened from a container.
@MainActor struct WeakContainers {
    private struct Child {
        weak var container: Container?
    }

    private var all: [Child] = []
    /// The count at which released containers are removed. It doubles, so that the cost per addition is
    /// constant.
    private var limit = 8

    var newestFirst: [Container] { all.reversed().compactMap(\.container) }

    mutating func add(_ container: Container) {
        if all.count == limit {
            all.removeAll { $0.container == nil }
            limit = max(8, all.count * 2)
        }
        all.append(Child(container: container))
    }
}
