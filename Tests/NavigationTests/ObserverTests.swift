import Navigation
import Testing

@MainActor @Suite struct `An observer` {
    private let navigator = Navigator()
    private let observer = ObserverSpy()

    init() { navigator.addObserver(observer) }

    @Test func `is called once for a transaction`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        #expect(observer.count == 1)
        try navigator.inTransaction {
            try navigator.startCoordinator(under: root)
            try navigator.inTransaction {
                try navigator.startCoordinator(under: root, as: .modal)
            }
            #expect(observer.count == 1)
        }
        #expect(observer.count == 2)
        #expect(observer.last == navigator.tree)
    }

    @Test func `is not called for a transaction that changes nothing`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        try navigator.addTabs(2, by: root) { _ in try navigator.startCoordinator(under: root) }
        let top = try #require(navigator.visibleScreen)
        let count = observer.count
        try navigator.transaction {}
        try navigator.popToRoot()
        try navigator.pop(to: top)
        try navigator.selectTab(0)
        #expect(observer.count == count)
    }

    @Test func `is called for a change in didLeave()`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let child = try navigator.startCoordinator(under: root)
        child.onDidLeave = {
            navigator.attempt { try navigator.startCoordinator(under: root) }
        }
        let count = observer.count
        navigator.back()
        #expect(observer.count == count + 2)
        #expect(observer.last == navigator.tree)
    }

    @Test func `can make changes`() throws {
        defer {
            navigator.close()
            observer.onChange = nil
        }
        observer.onChange = {
            guard observer.count == 1 else { return }
            navigator.attempt { try navigator.startCoordinator() }
        }
        try navigator.startCoordinator()
        #expect(observer.count == 2)
        #expect(navigator.tree.allNodes.count == 2)
    }
}
