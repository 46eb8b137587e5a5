public import Navigation

/// A coordinator that shows the screens that a test gives it, and counts what happens to it.
@MainActor public final class RecordingCoordinator: Coordinator {
    /// How often it has left. More than once is a fault of the navigator.
    public private(set) var departures = 0
    /// What a test wants to happen as well.
    public var onLeave: @MainActor () -> Void = {}

    /// Where it shows its screens.
    public unowned let navigator: Navigator
    private let screens: [any Screen]

    /// - Parameter screens: shown by `start`, the lowest first.
    public init(_ navigator: Navigator, showing screens: [any Screen]) {
        self.navigator = navigator
        self.screens = screens
    }

    /// Shows the screens one above the other.
    public func start() throws(NavigationError) {
        for screen in screens { try show(screen) }
    }

    /// Counts, and does what the test wants.
    public func didLeave() {
        departures += 1
        onLeave()
    }
}
