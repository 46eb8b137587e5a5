import Navigation

// snippet: sign-in
@MainActor protocol SignInNavigation: AnyObject {
    func signInDidFinish(as user: String)
}

@MainActor final class SignInCoordinator: Coordinator {
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any SignInNavigation)?

    init(navigation: any SignInNavigation, on navigator: Navigator) {
        self.navigation = navigation
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        try show(
            PlainScreen(["Who are you?"], work: navigator.makeWork()) { [weak navigation] in
                navigation?.signInDidFinish(as: $0)
            })
    }
}
// end
