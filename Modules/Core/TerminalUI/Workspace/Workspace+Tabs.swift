import Navigation

/// The tabs that contain the visible screen.
package struct VisibleTabs: Hashable, Sendable {
    /// The labels, in the order of the tabs.
    package let labels: [String]
    /// The index of the selected tab.
    package let selected: Int

    /// The tabs that have a number key.
    var numbered: Range<Int> { 0..<min(9, labels.count) }
}

extension Workspace {
    /// The tabs that contain the visible screen; nil if there are none, or if a modal or a screen
    /// is above them.
    package var tabs: VisibleTabs? {
        guard let node = navigator.tree.visibleTabs,
            case .tabs(let stacks, let selected) = node.content,
            let labels = (navigator.hint(of: node.id) as? TabLabels)?.texts,
            labels.count == stacks.count
        else { return nil }
        return VisibleTabs(labels: labels, selected: selected)
    }

    /// Selects a tab as an action of the user.
    package func selectTab(_ index: Int) {
        performUserAction { showTab(index) }
    }

    func showTab(_ index: Int) {
        guard let tabs = navigator.tree.visibleTabs else { return }
        navigator.attempt { try navigator.selectTab(index, of: tabs.id) }
    }
}
