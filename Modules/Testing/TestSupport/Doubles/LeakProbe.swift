public import Navigation

/// Weak references to the visible screen, its presenter and its coordinator.
@MainActor public struct LeakProbe {
    /// A screen without a coordinator or without a stored property `presenter`.
    public struct IncompleteScreen: Error {}

    private weak var coordinator: (any Coordinator)?
    private weak var screen: (any Screen)?
    private weak var presenter: AnyObject?

    /// Creates a probe for the visible screen of a navigator.
    public init(_ navigator: Navigator) throws(IncompleteScreen) {
        guard let screen = navigator.visibleScreen,
            let node = navigator.tree.visibleNode,
            let coordinator = navigator.owner(of: node),
            let presenter = Mirror(reflecting: screen).descendant("presenter")
        else { throw IncompleteScreen() }
        self.coordinator = coordinator
        self.screen = screen
        let stored = Mirror(reflecting: presenter)
        // The screen of a page that never changes has none.
        let value: Any? =
            stored.displayStyle == .optional ? stored.children.first?.value : presenter
        self.presenter = value.map { $0 as AnyObject }
    }

    /// True if all three objects have been released.
    public var isReleased: Bool { coordinator == nil && screen == nil && presenter == nil }
}
