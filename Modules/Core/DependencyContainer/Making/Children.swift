/// The scopes that were opened from another and have not ended. It keeps none of them alive.
@MainActor struct Children {
    private struct Child {
        weak var container: Container?
    }

    private var all: [Child] = []
    /// When to look for those that are gone: often enough, and seldom enough to cost nothing.
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
