public import Navigation

/// A coordinator that shows given screens and counts the calls of `didLeave`.
@MainActor public final class RecordingCoordinator: Coordinator {
    /// The number of calls of `didLeave`. More than one is an error of the navigator.
    public private(set) var leaveCount = 0
    /// A function that `didLeave` calls.
    public var onLeave: @MainActor () -> Void = {}

    /// The navigator on which the screens are shown.
    @WeakNavigator public var navigator: Navigator
    private let screens: [any Screen]

    /// Creates a coordinator for a navigator.
    ///
    /// - Parameter screens: The screens that `start` shows, the lowest first.
    public init(_ navigator: Navigator, showing screens: [any Screen]) {
        self.navigator = navigator
        self.screens = screens
    }

    /// Shows the screens one above the other.
    public func start(_: StartPermission) throws(NavigationError) {
        for screen in screens { try show(screen) }
    }

    /// Counts the call and calls `onLeave`.
    public func didLeave() {
        leaveCount += 1
        onLeave()
    }
}
