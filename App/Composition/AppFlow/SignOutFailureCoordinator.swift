import Domain
import Navigation

/// The coordinator of the page that reports a failed sign-out.
@MainActor final class SignOutFailureCoordinator: Coordinator {
    private let error: StorageError
    private let tryAgain: @MainActor () -> Void
    @WeakNavigator var navigator: Navigator

    /// - Parameter tryAgain: A closure that signs out again. The page leaves before the call.
    init(_ error: StorageError, navigator: Navigator, tryAgain: @escaping @MainActor () -> Void) {
        self.error = error
        self.navigator = navigator
        self.tryAgain = tryAgain
    }

    func start(_: StartPermission) throws(NavigationError) {
        let screen = SignOutFailureScreen(error, work: navigator.makeWork()) { [weak self] in
            guard let self else { return }
            leave()
            tryAgain()
        }
        try show(screen)
    }
}
