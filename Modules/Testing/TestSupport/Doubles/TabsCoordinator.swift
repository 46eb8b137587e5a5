public import Navigation
import TerminalUI

/// A coordinator that shows one screen in each of its tabs.
@MainActor public final class TabsCoordinator: Coordinator {
    /// The navigator on which the tabs are shown.
    @WeakNavigator public var navigator: Navigator
    private let tabs: [(label: String, screen: any Screen)]

    /// Creates a coordinator for a navigator.
    public init(_ navigator: Navigator, showing tabs: [(label: String, screen: any Screen)]) {
        self.navigator = navigator
        self.tabs = tabs
    }

    /// Shows the tabs.
    public func start(_: StartPermission) throws(NavigationError) {
        let labels = tabs.map(\.label)
        try navigator.showTabs(tabs.count, hint: TabLabels(labels), by: self) {
            index throws(NavigationError) in try show(tabs[index].screen)
        }
    }
}
