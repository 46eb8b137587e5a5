import Navigation
import Testing

/// Events that all features of an app report in the same way.
@MainActor private protocol CommonNavigation: AnyObject {
    func barDidSelect(_ tab: Int)
    func didRequestPop()
    func didRequestDismissal()
    func sessionDidExpire()
}

/// One feature, which knows the common contract only.
@MainActor private final class Feature: Coordinator {
    @WeakNavigator var navigator: Navigator
    let screen = TestScreen()
    private(set) weak var navigation: (any CommonNavigation)?

    init(on navigator: Navigator, navigation: any CommonNavigation) {
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) { try show(screen) }
}

/// The flow that answers the events of all features.
@MainActor private final class ShopFlow: Coordinator, CommonNavigation {
    @WeakNavigator var navigator: Navigator
    let signIn = TestScreen()
    private(set) var tabs: [Feature] = []
    private var bar: NodeID?

    init(on navigator: Navigator) { self.navigator = navigator }

    func start(_: StartPermission) throws(NavigationError) { try show(signIn) }

    func showTabs() throws(NavigationError) {
        tabs = (0..<3).map { _ in makeFeature() }
        bar = try navigator.showTabs(tabs.count, selecting: 1, as: .root, by: self) {
            index throws(NavigationError) in try start(tabs[index])
        }
    }

    func makeFeature() -> Feature { Feature(on: navigator, navigation: self) }

    func barDidSelect(_ tab: Int) {
        if let bar { attempt { try navigator.selectTab(tab, of: bar) } }
    }

    func didRequestPop() { navigator.back() }
    func didRequestDismissal() { attempt { try navigator.dismiss() } }

    func sessionDidExpire() {
        tabs = []
        attempt { try show(signIn, as: .root) }
    }
}

@MainActor @Suite struct `Features with shared contracts` {
    private let navigator = Navigator()
    private let flow: ShopFlow

    init() throws {
        flow = ShopFlow(on: navigator)
        try navigator.start(flow, under: nil)
        try flow.showTabs()
    }

    @Test func `show each tab with a coordinator of its own`() throws {
        defer { navigator.close() }
        #expect(navigator.visibleScreen === flow.tabs[1].screen)
        for (index, tab) in flow.tabs.enumerated() {
            flow.tabs[0].navigation?.barDidSelect(index)
            #expect(navigator.visibleScreen === tab.screen)
            #expect(navigator.tree.visibleNode.flatMap(navigator.owner) === tab)
        }
    }

    @Test func `pop in their own tabs`() throws {
        defer { navigator.close() }
        let detail = flow.makeFeature()
        try flow.tabs[2].start(detail)
        #expect(navigator.visibleScreen === flow.tabs[1].screen)
        flow.tabs[1].navigation?.barDidSelect(2)
        #expect(navigator.visibleScreen === detail.screen)
        detail.navigation?.didRequestPop()
        #expect(navigator.visibleScreen === flow.tabs[2].screen)
        #expect(!navigator.contains(detail))
    }

    @Test func `dismiss a modal to the tab that presented it`() throws {
        defer { navigator.close() }
        let checkout = flow.makeFeature()
        try flow.tabs[1].start(checkout, as: .modal)
        try checkout.show(TestScreen())
        checkout.navigation?.didRequestDismissal()
        #expect(navigator.visibleScreen === flow.tabs[1].screen)
        #expect(!navigator.contains(checkout))
    }

    @Test func `end the session from any depth`() throws {
        defer { navigator.close() }
        weak var released: Feature?
        released = flow.tabs[0]
        let checkout = flow.makeFeature()
        try flow.tabs[1].start(checkout, as: .modal)
        let payment = flow.makeFeature()
        try checkout.start(payment, as: .modal)
        payment.navigation?.sessionDidExpire()
        #expect(navigator.shownScreens == [ObjectIdentifier(flow.signIn)])
        #expect(navigator.liveCoordinators.count == 1)
        #expect(released == nil)
        try flow.showTabs()
        #expect(navigator.liveCoordinators.count == 4)
    }
}
