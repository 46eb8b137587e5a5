import Navigation

/// The renderers of the screens.
extension Workspace {
    /// Returns the renderers of the screens below the visible one, the nearest first.
    func renderersOfCoveredScreens(size: Size) -> some Sequence<PageRenderer> {
        let nodes = navigator.tree.visibleStack.map(navigator.tree.nodes) ?? []
        return nodes.dropLast().reversed().lazy.compactMap { [self] node -> PageRenderer? in
            guard let screen = navigator.screen(at: node.id) as? PageScreen else { return nil }
            let page = screen.page
            var interaction = screen.interaction
            interaction.update(for: page)
            return renderer(of: page, interaction, size: size)
        }
    }

    /// Returns the renderer of a page.
    func renderer(of page: Page, _ interaction: Interaction, size: Size) -> PageRenderer {
        PageRenderer(
            page: page, applicationName: applicationName, canGoBack: canGoBack, tabs: tabs,
            status: status, interaction: interaction, size: size)
    }
}
