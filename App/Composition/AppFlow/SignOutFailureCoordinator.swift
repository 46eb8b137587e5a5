import Domain
import Navigation

/// The coordinator of the page that reports a failed sign-out.
@MainActor final class SignOutFailureCoordinator: Coordinator {
    private let error: StorageError
    private let tryAgain: @MainActor () async -> StorageError?
    @WeakNavigator var navigator: Navigator

    init(
        _ error: StorageError, navigator: Navigator,
        tryAgain: @escaping @MainActor () async -> StorageError?
    ) {
        self.error = error
        self.navigator = navigator
        self.tryAgain = tryAgain
    }

    func start(_: StartPermission) throws(NavigationError) {
        try show(
            SignOutFailureScreen(error, work: navigator.makeWork(), tryAgain: tryAgain))
    }
}
