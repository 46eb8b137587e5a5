import Navigation

/// The coordinator of the settings.
@MainActor final class SettingsCoordinator: Coordinator {
    private let dependencies: SettingsDependencies
    @WeakNavigator var navigator: Navigator

    init(_ dependencies: SettingsDependencies, navigator: Navigator) {
        self.dependencies = dependencies
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        let presenter = SettingsPresenter(dependencies)
        let screen = SettingsScreen(presenter: presenter, work: navigator.makeWork())
        presenter.view = screen
        try show(screen, at: SettingsRoute())
    }
}
