import Navigation

// snippet: profile
@MainActor protocol ProfileNavigation: AnyObject {
    func profileDidRequestHelp()
    func profileDidRequestSignOut()
}

@MainActor final class ProfileCoordinator: Coordinator {
    @WeakNavigator var navigator: Navigator
    private let user: String
    private weak var navigation: (any ProfileNavigation)?

    init(of user: String, navigation: any ProfileNavigation, on navigator: Navigator) {
        self.user = user
        self.navigation = navigation
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        try show(
            PlainScreen([user, "help or sign out"], work: navigator.makeWork()) {
                [weak navigation] text in
                switch text {
                case "help": navigation?.profileDidRequestHelp()
                case "sign out": navigation?.profileDidRequestSignOut()
                default: break
                }
            })
    }
}
// end
