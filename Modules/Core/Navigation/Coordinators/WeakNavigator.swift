/// The navigator of a coordinator, which the coordinator does not retain.
///
/// ```swift
/// @WeakNavigator var navigator: Navigator
/// ```
///
/// After the navigator has been released, the value is a navigator that is closed. A coordinator
/// that outlives its navigator can therefore issue commands, which are rejected as
/// `NavigationError.closed`.
@MainActor @propertyWrapper public struct WeakNavigator {
    private weak var navigator: Navigator?

    /// Creates a reference to a navigator.
    public init(wrappedValue: Navigator) {
        navigator = wrappedValue
    }

    /// The navigator.
    public var wrappedValue: Navigator {
        get { navigator ?? .closed() }
        set { navigator = newValue }
    }
}
