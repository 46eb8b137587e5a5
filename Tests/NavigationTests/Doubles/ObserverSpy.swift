import Navigation

/// An observer that counts its calls.
@MainActor final class ObserverSpy: NavigatorObserver {
    private(set) var count = 0
    private(set) var last: NavigationTree?
    var onChange: (() -> Void)?

    func navigatorDidChange(_ navigator: Navigator) {
        count += 1
        last = navigator.tree
        onChange?()
    }
}
