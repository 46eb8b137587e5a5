/// A part of the navigation tree that can leave as a whole.
public enum NavigationPart {
    /// The topmost modal with its stack.
    case modal
    /// Everything above a screen.
    case above(any Screen)
    /// Every screen of a coordinator and its descendants, with everything above them.
    case flow(any Coordinator)
    /// The whole tree, for another root or the end of the program.
    case everything
}

/// A part of the navigation tree that does not retain its screen or coordinator.
@MainActor struct WeakNavigationPart {
    private enum Kind {
        case modal, above, flow, everything
    }

    private let kind: Kind
    private weak var screen: (any Screen)?
    private weak var coordinator: (any Coordinator)?

    init(_ part: NavigationPart) {
        switch part {
        case .modal: kind = .modal
        case .above(let screen):
            kind = .above
            self.screen = screen
        case .flow(let coordinator):
            kind = .flow
            self.coordinator = coordinator
        case .everything: kind = .everything
        }
    }

    /// The part, or nil if its screen or coordinator was released.
    var value: NavigationPart? {
        switch kind {
        case .modal: .modal
        case .above: screen.map { .above($0) }
        case .flow: coordinator.map { .flow($0) }
        case .everything: .everything
        }
    }
}
