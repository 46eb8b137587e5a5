import Navigation

extension Navigator {
    /// The screens from the root up, tabs in their order.
    var shown: [ObjectIdentifier] {
        tree.allNodes.compactMap { screen(at: $0.id) }.map { ObjectIdentifier($0) }
    }

    /// Whether exactly these screens are in the tree, in this order.
    func shows(_ pages: Page...) -> Bool {
        shown == pages.map { ObjectIdentifier($0) } && pages.allSatisfy { isShowing($0) }
    }

    /// Starts something that shows one page.
    @discardableResult
    func startFlow(
        under parent: Flow? = nil, as placement: Placement? = nil
    ) throws(NavigationError) -> Flow {
        let flow = Flow(self)
        try start(flow, under: parent, as: placement)
        return flow
    }

    /// Shows one more page of a flow.
    @discardableResult
    func push(by flow: Flow) throws(NavigationError) -> Page {
        let page = Page()
        try show(page, by: flow)
        return page
    }
}
