/// An object that runs an action in its `deinit`.
@MainActor final class DeinitAction {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    isolated deinit { action() }
}
