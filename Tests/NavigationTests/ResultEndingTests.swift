import Navigation
import Testing

/// The ways in which a child can leave.
private enum Ending: CaseIterable, Sendable {
    case finish, back, pop, popToScreen, popToRoot, replaceTop, root, dismiss, leave
    case leaveParent, close, release
}

@MainActor @Suite struct `The result of a child that leaves` {
    @Test(arguments: Ending.allCases)
    fileprivate func `is delivered once`(ending: Ending) throws {
        var navigator: Navigator? = Navigator()
        let root = try #require(try navigator?.startCoordinator())
        let parent = try #require(try navigator?.startCoordinator(under: root))
        let child = TestResultCoordinator(root.navigator)
        var results: [FlowResult<Int>] = []
        try parent.run(child, as: ending == .dismiss ? .modal : .push) { results.append($0) }
        child.result = .finished(5)
        try navigator.map { try end(child, of: parent, under: root, by: ending, on: $0) }
        #expect(results == (ending == .release ? [] : [.finished(5)]))
        navigator = nil
        #expect(results == [.finished(5)])
    }

    private func end(
        _ child: TestResultCoordinator, of parent: TestCoordinator, under root: TestCoordinator,
        by ending: Ending, on navigator: Navigator
    ) throws {
        switch ending {
        case .finish: child.finish(5)
        case .back: navigator.back()
        case .pop: try navigator.pop()
        case .popToScreen: try navigator.pop(to: parent.screen)
        case .popToRoot: try navigator.popToRoot()
        case .replaceTop: try navigator.startCoordinator(under: parent, as: .replaceTop)
        case .root: try navigator.startCoordinator(as: .root)
        case .dismiss: try navigator.dismiss()
        case .leave: try navigator.leave(child)
        case .leaveParent: try navigator.leave(parent)
        case .close: navigator.close()
        case .release: break
        }
    }
}
