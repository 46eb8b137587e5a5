import Navigation
import Testing

@MainActor @Suite struct `Closing a navigator` {
    @Test func `tells everybody and releases everything`() throws {
        weak var gone: Flow?
        weak var navigatorGone: Navigator?
        do {
            let navigator = Navigator()
            let root = try navigator.startFlow()
            let modal = try navigator.startFlow(under: root, as: .modal)
            gone = root
            navigatorGone = navigator
            navigator.close()
            #expect(root.departures == 1)
            #expect(modal.departures == 1)
            #expect(modal.page.work.isCancelled)
            #expect(navigator.tree.layers.isEmpty)
            #expect(navigator.liveCoordinators.isEmpty)
        }
        #expect(gone == nil)
        #expect(navigatorGone == nil)
    }

    @Test func `is for good`() throws {
        let navigator = Navigator()
        let root = try navigator.startFlow()
        let late = Flow(navigator)
        var refusal: NavigationError?
        navigator.onError = { refusal = $0 }
        root.onLeave = {
            navigator.attempt { () throws(NavigationError) in try navigator.start(late, under: nil)
            }
        }
        navigator.close()
        navigator.close()
        #expect(refusal == .closed)
        #expect(root.departures == 1)
        #expect(throws: NavigationError.closed) { try navigator.start(late, under: nil) }
    }

    @Test func `in a transaction that is refused has not happened`() throws {
        let navigator = Navigator()
        let root = try navigator.startFlow()
        #expect(throws: NavigationError.noModal) {
            try navigator.transaction { () throws(NavigationError) in
                navigator.close()
                throw .noModal
            }
        }
        #expect(navigator.isShowing(root.page))
        #expect(root.departures == 0)
        try navigator.push(by: root)
        navigator.close()
        #expect(root.departures == 1)
    }
}
