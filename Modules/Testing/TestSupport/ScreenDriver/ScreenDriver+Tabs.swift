import Localization
import TerminalUI

extension ScreenDriver {
    /// The labels of the tabs that contain the page; empty without tabs.
    public var tabs: [String] { shownTabs?.labels ?? [] }

    /// The label of the selected tab.
    public var selectedTab: String? { shownTabs.map { $0.labels[$0.selected] } }

    private var shownTabs: VisibleTabs? {
        Language.with(.en) { workspace.tabs }
    }

    /// Selects a tab.
    public func selectTab(_ label: String) throws(ScreenDriverError) {
        let page = try pageWithoutAlert(for: "tab \"\(label)\"")
        let tabs = tabs.enumerated().map { (names: [$0.element], element: $0.offset) }
        workspace.selectTab(try uniqueElement(label, kind: "tab", of: tabs, on: page))
    }
}
