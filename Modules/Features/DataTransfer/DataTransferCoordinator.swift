import Navigation

/// The coordinator of the page for export and import.
@MainActor final class DataTransferCoordinator: Coordinator {
    private let dependencies: DataTransferDependencies
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any DataTransferNavigation)?

    init(
        _ dependencies: DataTransferDependencies,
        navigator: Navigator,
        navigation: any DataTransferNavigation
    ) {
        self.dependencies = dependencies
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = DataTransferPresenter(
            transfer: dependencies.transfer, work: work, navigation: navigation)
        let screen = DataTransferScreen(presenter: presenter, work: work)
        presenter.view = screen
        try show(screen, at: DataTransferRoute())
    }
}
