import Navigation

/// The screens below the visible one.
extension Workspace {
    /// Returns the renderers of the screens below the visible one, the nearest first.
    func renderersOfCoveredScreens(size: Size) -> some Sequence<PageRenderer> {
        let nodes = navigator.tree.visibleStack.map(navigator.tree.nodes) ?? []
        return nodes.dropLast().reversed().lazy.compactMap { [self] node -> PageRenderer? in
            guard let screen = navigator.screen(at: node.id) as? PageScreen else { return nil }
            let page = screen.page
            var interaction = screen.interaction
            interaction.update(for: page)
            return PageRenderer(
                page: page, strings: strings, canGoBack: canGoBack, tabs: tabs, status: status,
                interaction: interaction, size: size)
        }
    }
}
